// The speaker's window: the comment on the move, what follows, the clocks, the chapters, the moves,
// the board of the wall, and what leads the presentation.

import "./speaker.css";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { SIGHT_KEYS } from "../../features/present/presentKeys.ts";
import type { SpeakerView } from "../../features/present/speaker/messages.ts";
import { speakerWords } from "../../messages/en/screens/speaker.ts";
import { HEAT_KEY } from "../../ui/input/gameKeys.ts";
import type { Following } from "./following.ts";
import { Moves, Wall, WhatIf } from "./Wall.tsx";
import "../../ui/style/laterParts.css";

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

type ClockProps = {
	readonly began: number;
	readonly minutes: readonly (number | undefined)[];
	readonly chapter: number;
};

/**
 * Clocks, each with what it says: how long the presentation has run, whether that is ahead of the
 * plan where there is one, and the time of day.
 */
function Clock({ began, minutes, chapter }: ClockProps) {
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

type Props = { readonly following: Following };

export function Speaker({ following }: Props) {
	const { view, isOver, isAway } = useSyncExternalStore(following.subscribe, following.get);
	if (isOver) {
		return (
			<main className="speaker-over">
				<p role="status">{speakerWords.over}</p>
			</main>
		);
	}
	if (view === undefined) return <main aria-busy />;
	return (
		<main className="speaker">
			<h1 className="unseen">{speakerWords.title}</h1>
			<Head view={view} isAway={isAway} />
			<div className="speaker-words column loose">
				<WhatIf following={following} />
				<h2>{view.move}</h2>
				<h3 className="small soft">
					{view.hidden.includes("comments") ? speakerWords.commentHidden : speakerWords.comment}
				</h3>
				<p className="speaker-notes">
					{view.notes === "" ? (
						<span className="soft">{speakerWords.noComment}</span>
					) : (
						<bdi>{view.notes}</bdi>
					)}
				</p>
				{view.own !== "" && (
					<section className="speaker-own ruled" aria-labelledby="speaker-own">
						<h3 className="small soft" id="speaker-own">
							{speakerWords.own}
						</h3>
						<p className="speaker-text">
							<bdi>{view.own}</bdi>
						</p>
					</section>
				)}
				{view.titles.length > 1 && <Titles view={view} goTo={following.goTo} />}
			</div>
			<Moves following={following} />
			<Wall view={view} following={following} />
			<Acts view={view} following={following} />
		</main>
	);
}

type ViewProps = { readonly view: SpeakerView };

type HeadProps = ViewProps & { readonly isAway: boolean };

const Head = ({ view: { lesson, titles, chapter, began, minutes }, isAway }: HeadProps) => (
	<header>
		<p>
			<span role="status">
				{isAway && <strong className="speaker-away">{speakerWords.away}</strong>}
			</span>
			{lesson !== undefined && (
				<span className="speaker-lesson">
					<bdi>{lesson}</bdi>
				</span>
			)}
			{titles.length > 1 && (
				<>
					<span className="soft">{speakerWords.chapter(chapter + 1, titles.length)}</span>{" "}
					<strong>
						<bdi>{titles[chapter]}</bdi>
					</strong>
				</>
			)}
		</p>
		<Clock began={began} minutes={minutes} chapter={chapter} />
	</header>
);

function Titles({ view, goTo }: ViewProps & { readonly goTo: (chapter: number) => void }) {
	return (
		<section aria-labelledby="speaker-chapters">
			<h3 id="speaker-chapters">{speakerWords.chapters}</h3>
			<ol className="speaker-chapters">
				{view.titles.map((title, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a chapter is known by its number
					<li key={index}>
						<button
							type="button"
							className="quiet entry ink breaks"
							aria-current={index === view.chapter || undefined}
							onClick={() => goTo(index)}
						>
							<bdi>{title}</bdi>
							{view.minutes[index] !== undefined && (
								<span className="soft">{speakerWords.minutes(view.minutes[index])}</span>
							)}
						</button>
					</li>
				))}
			</ol>
		</section>
	);
}

/** The keys of the presentation that the buttons press. */
const HIDE_KEYS = { heat: HEAT_KEY.keys[0], ...SIGHT_KEYS };
const HIDEABLE = Object.keys(HIDE_KEYS) as (keyof typeof HIDE_KEYS)[];

function Acts({ view, following }: ViewProps & Props) {
	const { press, endPresentation } = following;
	return (
		<footer>
			<button type="button" onClick={() => press("PageUp")}>
				<ChevronLeft aria-hidden="true" />
				{speakerWords.back}
			</button>
			<button type="button" className="primary" onClick={() => press("PageDown")}>
				{speakerWords.forward}
				<ChevronRight aria-hidden="true" />
			</button>
			<fieldset>
				<legend>{speakerWords.shown}</legend>
				{HIDEABLE.map((what) => (
					<button
						key={what}
						type="button"
						aria-pressed={!view.hidden.includes(what)}
						onClick={() => press(HIDE_KEYS[what])}
					>
						{speakerWords.hide[what]}
					</button>
				))}
			</fieldset>
			<button type="button" aria-pressed={view.isBlack} onClick={() => press("b")}>
				{speakerWords.dark}
			</button>
			<button type="button" title={speakerWords.end.title} onClick={endPresentation}>
				{speakerWords.end.word}
			</button>
		</footer>
	);
}
