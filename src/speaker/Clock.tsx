// Two clocks, each with what it says: how long the presentation has run, and the time of day.

import { useEffect, useState } from "react";
import { speakerWords } from "../messages/en/screens/speaker.ts";

const two = (number: number): string => String(number).padStart(2, "0");

/** "7:05", or "1:07:05". */
function elapsedText(milliseconds: number): string {
	const seconds = Math.max(0, Math.floor(milliseconds / 1000));
	const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
	const rest = two(seconds % 60);
	return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

export function Clock({ began }: { readonly began: number }) {
	const [now, setNow] = useState(Date.now);
	useEffect(() => {
		const timer = setInterval(() => setNow(Date.now()), 250);
		return () => clearInterval(timer);
	}, []);
	const time = new Date(now);
	return (
		<dl className="clocks">
			<div>
				<dt>{speakerWords.clock.sinceStart}</dt>
				<dd>{elapsedText(now - began)}</dd>
			</div>
			<div>
				<dt>{speakerWords.clock.timeOfDay}</dt>
				<dd>{`${time.getHours()}:${two(time.getMinutes())}`}</dd>
			</div>
		</dl>
	);
}
