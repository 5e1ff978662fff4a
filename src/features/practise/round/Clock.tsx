// Seconds since a question was asked, where quick answers count more.

import { useEffect, useState } from "react";
import { practiseWords } from "../../../messages/en/screens/practise.ts";

export function Clock({ startedAt }: { readonly startedAt: number }) {
	const [seconds, setSeconds] = useState(0);
	useEffect(() => {
		const timer = setInterval(
			() => setSeconds(Math.floor((performance.now() - startedAt) / 1000)),
			1000,
		);
		return () => clearInterval(timer);
	}, [startedAt]);
	return (
		<p role="timer" className="soft">
			{practiseWords.seconds(seconds)}
		</p>
	);
}
