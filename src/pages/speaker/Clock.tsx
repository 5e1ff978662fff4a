// Clocks, each with what it says: how long the presentation has run, whether that is ahead of the
// plan where there is one, and the time of day.

import { useEffect, useState } from "react";
import { speakerWords } from "../../messages/en/screens/speaker.ts";

type Pace = {
	/** Minutes of all chapters; undefined where none is planned. */
	readonly all: number | undefined;
	/** Minutes before the plan of the open chapter began; below 0 after its end; 0 within it. */
	readonly ahead: number;
};

const sumOf = (minutes: readonly (number | undefined)[]) =>
	minutes.reduce<number>((sum, one) => sum + (one ?? 0), 0);

/**
 * Pace of a speaker against the plan: the minutes of the chapters, added up, beside the time
 * that has passed.
 */
export function paceOf(
	minutes: readonly (number | undefined)[],
	chapter: number,
	elapsedMs: number,
): Pace {
	const all = sumOf(minutes);
	if (all === 0) return { all: undefined, ahead: 0 };
	const passed = elapsedMs / 60_000;
	const start = sumOf(minutes.slice(0, chapter));
	const end = start + (minutes[chapter] ?? 0);
	if (passed < start) return { all, ahead: Math.ceil(start - passed) };
	return { all, ahead: passed > end ? -Math.ceil(passed - end) : 0 };
}

const two = (number: number): string => String(number).padStart(2, "0");

/** "7:05", or "1:07:05". */
function elapsedText(milliseconds: number): string {
	const seconds = Math.max(0, Math.floor(milliseconds / 1000));
	const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
	const rest = two(seconds % 60);
	return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

type Props = {
	readonly began: number;
	readonly minutes: readonly (number | undefined)[];
	readonly chapter: number;
};

export function Clock({ began, minutes, chapter }: Props) {
	const [now, setNow] = useState(Date.now);
	useEffect(() => {
		const timer = setInterval(() => setNow(Date.now()), 250);
		return () => clearInterval(timer);
	}, []);
	const pace = paceOf(minutes, chapter, now - began);
	const time = new Date(now);
	return (
		<dl className="clocks row apart">
			<div>
				<dt className="small soft">{speakerWords.clock.sinceStart}</dt>
				<dd>
					{elapsedText(now - began)}
					{pace.all !== undefined && (
						<span className="soft clock-all regular"> {speakerWords.clock.of(pace.all)}</span>
					)}
				</dd>
			</div>
			{pace.all !== undefined && (
				<div>
					<dt className="small soft">{speakerWords.clock.plan}</dt>
					<dd>{speakerWords.clock.pace(pace.ahead)}</dd>
				</div>
			)}
			<div>
				<dt className="small soft">{speakerWords.clock.timeOfDay}</dt>
				<dd>{`${time.getHours()}:${two(time.getMinutes())}`}</dd>
			</div>
		</dl>
	);
}
