// The review as a short story: the three moments that weigh most at length, with their positions,
// and smaller ones below, pressed to go there. Kinds can be left out by what the foot opens.

import { Check } from "../../ui/parts/Check.tsx";
import { PanelFoot } from "../../ui/parts/PanelFoot.tsx";
import { Section } from "../../ui/parts/Section.tsx";
import "./review.css";
import { Info, SlidersHorizontal } from "lucide-react";
import {
	type ReactNode,
	useEffect,
	useId,
	useMemo,
	useRef,
	useState,
	useSyncExternalStore,
} from "react";
import { heldWords } from "../../messages/en/held.ts";
import { decisiveWords } from "../../messages/en/panels/decisive.ts";
import { reviewWords } from "../../messages/en/panels/review.ts";
import { findHeld, movesOf } from "../../review/held.ts";
import type { MaterialMistake } from "../../review/mistakes/reason.ts";
import { HIDDEN_AT_FIRST, KIND_LIST, type Moment, type MomentKind } from "../../review/moment.ts";
import { largestIn, storyOf } from "../../review/review.ts";
import { gameReviewsOf } from "../../session/engine/gameReviews.ts";
import { lossesOf } from "../../session/losses.ts";
import { type AskedMoment, addMoments } from "../../session/momentQuestions.ts";
import {
	besideMoments,
	goToMoment,
	type ReviewState,
	reviewOf,
	visibleIn,
} from "../../session/reviews.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { useInsight } from "../../ui/hooks/useInsight.ts";
import { PanelHead, type PanelProps } from "../../ui/PanelHead.tsx";
import { PRACTISE_HASH } from "../../ui/routes.ts";
import { Decisive } from "./Decisive.tsx";
import { FewFirst } from "./FewFirst.tsx";
import { MistakeCard } from "./MistakeCard.tsx";
import { MomentCard } from "./MomentCard.tsx";

type ToExerciseProps = {
	readonly story: readonly Moment[];
	readonly losses: readonly MaterialMistake[];
};

const isHanging = ({ kind }: Moment) => kind === "hanging" || kind === "missed";

/**
 * From the review to an exercise: a question for each moment that it tells first, by the engine and
 * by the map. One change of the game, which Undo takes back.
 */
function ToExercise({ story, losses }: ToExerciseProps) {
	const session = useSession();
	const { store, core, actions } = session;
	const insight = useInsight();
	const reviews = gameReviewsOf(session);
	const { found } = useSyncExternalStore(reviews.subscribe, reviews.get);
	const decisive = found?.game.placements === store.get().game.placements ? found.decisive : [];
	const moments: readonly AskedMoment[] = [
		...story.map((moment) => ({ ply: moment.ply, isHanging: isHanging(moment) })),
		...[...decisive.map(({ one }) => one), ...losses].map((one) => ({
			ply: one.ply,
			isHanging: false,
			better: "reasons" in one ? one.better[0] : undefined,
		})),
	];
	const make = () => {
		const { game, added } = addMoments(store.get().game, moments, { core, insight });
		if (added > 0) actions.edit((_, frame) => ({ game, frame }));
		actions.setPanel("exercise");
	};
	if (moments.length === 0) return null;
	return (
		<button type="button" className="quiet" onClick={make}>
			{reviewWords.toExercise}
		</button>
	);
}

// Losses of a game by a search of material: those that cost most first, the others behind a press.

/** How many are shown at first. */
const MOST = 3;

type Props = { readonly losses: readonly MaterialMistake[]; readonly ply: number };

/** A mate weighs more than any piece. */
const weightOf = ({ lost }: MaterialMistake) => lost ?? Number.POSITIVE_INFINITY;

/** The search goes on as long as they are shown. */
function Losses({ losses, ply }: Props) {
	const session = useSession();
	useEffect(() => lossesOf(session).follow(), [session]);
	if (losses.length === 0) return null;
	const grave = [...losses].sort((one, other) => weightOf(other) - weightOf(one)).slice(0, MOST);
	return (
		<section aria-label={decisiveWords.losses}>
			<FewFirst
				few={losses.filter((loss) => grave.includes(loss))}
				others={losses.filter((loss) => !grave.includes(loss))}
				summary={decisiveWords.otherLosses}
				ply={ply}
				plyOf={(loss) => loss.ply}
				cardOf={(loss, look) => <MistakeCard mistake={loss} {...look} />}
			/>
			<p className="soft small">{decisiveWords.searched}</p>
		</section>
	);
}

/** Squares that a side held for some moves, and how sure their worth is, in one line. */
function HeldLine() {
	const game = useApp((state) => state.game);
	const control = useApp((state) => state.control);
	const held = useMemo(() => control && findHeld(game, control), [game, control]);
	const [isOpen, open] = useState(false);
	const id = useId();
	if (held === undefined) return null;
	return (
		<div className="held">
			<p className="small flush">{heldWords.sentence(held, movesOf(game, held))}</p>
			<button
				type="button"
				className="plain"
				aria-label={heldWords.howSure}
				aria-expanded={isOpen}
				aria-controls={isOpen ? id : undefined}
				onClick={() => open(!isOpen)}
			>
				<Info aria-hidden="true" />
			</button>
			{isOpen && (
				<p id={id} className="soft small flush">
					{heldWords.about(held)}
				</p>
			)}
		</div>
	);
}

/** How many of 100 moments of a kind Stockfish agreed with, for the kinds that were measured. */
const MEASURED = KIND_LIST.flatMap(([kind, { measured }]) => {
	if (measured === undefined) return [];
	const share = Math.round((100 * measured.right) / measured.of);
	return { kind, share, isHiddenAtFirst: HIDDEN_AT_FIRST.has(kind) };
});

const NONE: readonly MaterialMistake[] = [];

function useReview(): ReviewState {
	const review = reviewOf(useSession());
	return useSyncExternalStore(review.subscribe, review.get);
}

function useLosses(): readonly MaterialMistake[] {
	const losses = lossesOf(useSession());
	return useSyncExternalStore(losses.subscribe, losses.get).found ?? NONE;
}

/** Has an engine reviewed the game on view? */
function useEngineReview(): boolean {
	const reviews = gameReviewsOf(useSession());
	const { found } = useSyncExternalStore(reviews.subscribe, reviews.get);
	return useApp(({ game }) => found?.game.placements === game.placements);
}

export function ReviewPanel({ close, say }: PanelProps) {
	const state = useReview();
	const ply = useApp(({ settledFrame }) => settledFrame as number);
	const visible = useMemo(() => visibleIn(state), [state]);
	const found = useLosses();
	// An engine can be asked, or has been: what counting finds is not all there is to say.
	const hasEngine = useApp(({ options, game }) => options.showsEvaluations && game.plies > 0);
	const byEngine = useEngineReview();
	const losses = useMemo(() => besideMoments(found, visible), [found, visible]);
	const story = useMemo(() => storyOf(visible), [visible]);
	const here = visible.filter((moment) => moment.ply === ply);
	const said = here.map(reviewWords.moment).join(" ");
	useEffect(() => {
		say(said);
		return () => say("");
	}, [say, said]);
	const aside = here.filter((moment) => !story.includes(moment));
	const [opened, open] = useState<Foot>();
	const foot = useId();
	const chooseKinds = (
		<FootButton of="kinds" opened={opened} open={open} foot={foot}>
			<SlidersHorizontal aria-hidden="true" />
			{reviewWords.shownKinds(KIND_LIST.length - state.hidden.size, KIND_LIST.length)}
		</FootButton>
	);
	const kinds = opened === "kinds" && <Kinds id={foot} hidden={state.hidden} />;
	// Beside what an engine found the map's moments are folded, and so is the choice among them.
	const areFolded = hasEngine && byEngine;
	return (
		<>
			<PanelHead title={reviewWords.title} close={close} />
			<div className="side-panel-body">
				<Decisive ply={ply} losses={<Losses losses={losses} ply={ply} />}>
					{areFolded && (
						<>
							{chooseKinds}
							{kinds}
						</>
					)}
					<Story
						state={state}
						story={story}
						ply={ply}
						isAlone={losses.length === 0 && !hasEngine}
					/>
					{aside.length > 0 && (
						<Section title={reviewWords.atThisMove}>
							<ul className="moments column tight list">
								{aside.map((moment) => (
									<li key={moment.kind + moment.squares[0]}>
										<MomentButton moment={moment} ply={ply} />
									</li>
								))}
							</ul>
						</Section>
					)}
				</Decisive>
				<HeldLine />
				<ToExercise story={story} losses={losses} />
			</div>
			{!areFolded && kinds}
			{opened === "about" && (
				<p id={foot} className="soft small">
					{areFolded ? reviewWords.aboutEngine : reviewWords.about(MEASURED)}
				</p>
			)}
			<PanelFoot className="review-foot">
				{!areFolded && chooseKinds}
				<FootButton of="about" opened={opened} open={open} foot={foot}>
					<Info aria-hidden="true" />
					{reviewWords.howSure}
				</FootButton>
				<a className="button" href={`${PRACTISE_HASH}?from=review`}>
					{reviewWords.practise}
				</a>
			</PanelFoot>
		</>
	);
}

/** Sections that the foot opens above itself. */
type Foot = "kinds" | "about" | undefined;

type FootProps = {
	readonly of: NonNullable<Foot>;
	readonly opened: Foot;
	readonly open: (what: Foot) => void;
	readonly foot: string;
	readonly children: ReactNode;
};

const FootButton = ({ of, opened, open, foot, children }: FootProps) => (
	<button
		type="button"
		className="plain"
		aria-expanded={opened === of}
		aria-controls={opened === of ? foot : undefined}
		onClick={() => open(opened === of ? undefined : of)}
	>
		{children}
	</button>
);

type StoryProps = {
	readonly state: ReviewState;
	readonly story: readonly Moment[];
	readonly ply: number;
	/** Does nothing else tell of the game? */
	readonly isAlone: boolean;
};

function Story({ state: { moments, problem }, story, ply, isAlone }: StoryProps) {
	if (problem !== undefined) return <p>{problem}</p>;
	if (moments === undefined) return <p className="soft">{reviewWords.reading}</p>;
	if (story.length === 0) return isAlone ? <p>{reviewWords.nothing}</p> : null;
	const large = largestIn(story);
	const small = story.filter((moment) => !large.includes(moment));
	return (
		<>
			<ol className="moments column tight list">
				{large.map((moment) => (
					<li key={moment.ply}>
						<MomentButton moment={moment} ply={ply} isLarge />
					</li>
				))}
			</ol>
			{small.length > 0 && (
				<Section title={reviewWords.smaller(small.length)}>
					<ol className="moments column tight list">
						{small.map((moment) => (
							<li key={moment.ply}>
								<MomentButton moment={moment} ply={ply} />
							</li>
						))}
					</ol>
				</Section>
			)}
		</>
	);
}

type MomentProps = {
	readonly moment: Moment;
	readonly ply: number;
	/** With a picture of the position that it led to. */
	readonly isLarge?: boolean;
};

function MomentButton({ moment, ply, isLarge = false }: MomentProps) {
	const session = useSession();
	return (
		<MomentCard
			ply={moment.ply}
			isCurrent={moment.ply === ply}
			isLarge={isLarge}
			title={moment.move}
			kind={<span className="soft">{reviewWords.kinds[moment.kind].title}</span>}
			go={() => goToMoment(session, moment)}
		>
			{reviewWords.momentUnderMove(moment)}
		</MomentCard>
	);
}

function Kinds({ id, hidden }: Pick<ReviewState, "hidden"> & { readonly id: string }) {
	const review = reviewOf(useSession());
	const toggle = (kind: MomentKind) => {
		const next = new Set(hidden);
		if (!next.delete(kind)) next.add(kind);
		review.set({ hidden: next });
	};
	const box = useRef<HTMLFieldSetElement>(null);
	useEffect(() => {
		// Newer browsers give a promise, which would pass for what ends the effect.
		box.current?.scrollIntoView({ block: "nearest" });
	}, []);
	return (
		<fieldset ref={box} id={id} className="kinds rigid ruled">
			<legend className="unseen">{reviewWords.kindsLegend}</legend>
			{KIND_LIST.map(([kind]) => (
				<Check
					key={kind}
					isSet={!hidden.has(kind)}
					set={() => toggle(kind)}
					title={reviewWords.kinds[kind].meaning}
				>
					{reviewWords.kinds[kind].title}
				</Check>
			))}
		</fieldset>
	);
}
