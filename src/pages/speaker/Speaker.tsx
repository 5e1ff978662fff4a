// The speaker's window: the comment on the move, what follows, the clocks, the chapters, the moves,
// the board of the wall, and what leads the presentation.

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useSyncExternalStore } from "react";
import type { SpeakerView } from "../../features/present/speaker/messages.ts";
import { speakerWords } from "../../messages/en/screens/speaker.ts";
import { Clock } from "./Clock.tsx";
import type { Following } from "./following.ts";
import { Moves, Wall, WhatIf } from "./Wall.tsx";
import "./speaker.css";

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
							className="quiet"
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
const HIDE_KEYS = { heat: "h", names: "w", evaluation: "v", comments: "t", counts: "u" } as const;
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
