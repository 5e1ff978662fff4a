// The review as a short story: the moments that weigh most, in the order of the game, pressed to go
// there. Kinds can be left out: the head has what opens them, so that moments come first.

import { useEffect, useId, useMemo, useState, useSyncExternalStore } from "react";
import { KIND_LIST, KINDS, type Kind, type Moment, UNASKED } from "../../review/moment.ts";
import { storyOf } from "../../review/review.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { PanelHead, type PanelProps } from "../../ui/PanelHead.tsx";
import { goToMoment, type ReviewState, reviewOf, visibleIn } from "../../ui/review/reviews.ts";
import { PRACTISE_HASH } from "../../ui/routes/practiseHash.ts";
import "./review.css";

/** "Left hanging 93, Not taken 56 (left out unless asked for), Trapped 96": of 100. */
const RIGHT = KIND_LIST.flatMap(([kind, { title, measured }]) => {
	if (measured === undefined) return [];
	const share = Math.round((100 * measured.right) / measured.of);
	return `${title} ${share}${UNASKED.has(kind) ? " (left out unless asked for)" : ""}`;
}).join(", ");

function useReview(): ReviewState {
	const review = reviewOf(useSession());
	return useSyncExternalStore(review.subscribe, review.get);
}

export function ReviewPanel({ close, say }: PanelProps) {
	const state = useReview();
	const ply = useApp(({ settledFrame }) => settledFrame as number);
	const visible = useMemo(() => visibleIn(state), [state]);
	const story = useMemo(() => storyOf(visible), [visible]);
	const here = visible.filter((moment) => moment.ply === ply);
	const said = here.map(({ text }) => text).join(" ");
	useEffect(() => {
		say(said);
		return () => say("");
	}, [say, said]);
	const aside = here.filter((moment) => !story.includes(moment));
	const [isChoosing, setChoosing] = useState(false);
	const kinds = useId();
	return (
		<>
			<PanelHead title="Review" close={close}>
				<button
					type="button"
					className="quiet"
					aria-expanded={isChoosing}
					aria-controls={isChoosing ? kinds : undefined}
					onClick={() => setChoosing(!isChoosing)}
				>
					{KIND_LIST.length - state.hidden.size} of {KIND_LIST.length} kinds
				</button>
			</PanelHead>
			<div className="aside-body">
				{isChoosing && <Kinds id={kinds} hidden={state.hidden} />}
				<Told state={state} story={story} ply={ply} />
				{aside.length > 0 && (
					<section aria-label="At this move">
						<h3>At this move</h3>
						<ul className="moments">
							{aside.map((moment) => (
								<li key={moment.kind + moment.squares[0]}>
									<MomentButton moment={moment} ply={ply} />
								</li>
							))}
						</ul>
					</section>
				)}
				<p className="soft small review-about">
					What follows from the map, by counting exchanges: no engine, no advice. Right by
					Stockfish, of 100: {RIGHT}; the others are facts of the map. N and Shift N go from moment
					to moment. <a href={PRACTISE_HASH}>Guess the map</a> of this game.
				</p>
			</div>
		</>
	);
}

type ToldProps = {
	readonly state: ReviewState;
	readonly story: readonly Moment[];
	readonly ply: number;
};

function Told({ state: { moments, problem }, story, ply }: ToldProps) {
	if (problem !== undefined) return <p>{problem}</p>;
	if (moments === undefined) return <p className="soft">The game is being looked through…</p>;
	if (story.length === 0) return <p>Nothing of these kinds happened in this game.</p>;
	return (
		<ol className="moments">
			{story.map((moment) => (
				<li key={moment.ply}>
					<MomentButton moment={moment} ply={ply} />
				</li>
			))}
		</ol>
	);
}

type MomentProps = { readonly moment: Moment; readonly ply: number };

function MomentButton({ moment, ply }: MomentProps) {
	const session = useSession();
	return (
		<button
			type="button"
			aria-current={moment.ply === ply ? "step" : undefined}
			onClick={() => goToMoment(session, moment)}
		>
			<span className="sign" aria-hidden="true">
				{KINDS[moment.kind].letter}
			</span>
			<span>
				<span className="unseen">{KINDS[moment.kind].title}: </span>
				{moment.text}
			</span>
		</button>
	);
}

/** The list may be scrolled when they are opened above it. */
const scrollTo = (fields: HTMLElement | null) => fields?.scrollIntoView({ block: "nearest" });

function Kinds({ id, hidden }: Pick<ReviewState, "hidden"> & { readonly id: string }) {
	const review = reviewOf(useSession());
	const toggle = (kind: Kind) => {
		const next = new Set(hidden);
		if (!next.delete(kind)) next.add(kind);
		review.set({ hidden: next });
	};
	return (
		<fieldset ref={scrollTo} id={id} className="kinds">
			<legend className="unseen">Kinds of moments</legend>
			{KIND_LIST.map(([kind, { letter, title, meaning }]) => (
				<label key={kind} title={meaning}>
					<input type="checkbox" checked={!hidden.has(kind)} onChange={() => toggle(kind)} />
					<span className="sign" aria-hidden="true">
						{letter}
					</span>
					{title}
				</label>
			))}
		</fieldset>
	);
}
