// Seconds since a question was asked, for those who want to see them.

import { useEffect, useState } from "react";

export function Clock({ began }: { readonly began: number }) {
	const [seconds, setSeconds] = useState(0);
	useEffect(() => {
		const timer = setInterval(
			() => setSeconds(Math.floor((performance.now() - began) / 1000)),
			1000,
		);
		return () => clearInterval(timer);
	}, [began]);
	return <p role="timer">{seconds} s</p>;
}
