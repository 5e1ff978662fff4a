// Whole seconds since something began.

import { useEffect, useState } from "react";

/** How often it is looked, in milliseconds: a second is shown at most so much late. */
const EVERY_MS = 250;

/** None pass where nothing has begun. */
export function useSeconds(startedAt: number | undefined): number {
	const [seconds, setSeconds] = useState(0);
	useEffect(() => {
		if (startedAt === undefined) return;
		const look = () => setSeconds(Math.floor((performance.now() - startedAt) / 1000));
		const timer = setInterval(look, EVERY_MS);
		return () => clearInterval(timer);
	}, [startedAt]);
	return seconds;
}
