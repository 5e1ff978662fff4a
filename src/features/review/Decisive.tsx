// The decisive mistakes of the game, by the engine: an invitation until it has been asked, its
// progress, and then the mistakes, each with its reason from the map.

import { type ReactNode, useState, useSyncExternalStore } from "react";
import type { Frame } from "../../chess/frame.ts";
import { positionAt } from "../../chess/game.ts";
import { uciOf } from "../../engine/playedMoves.ts";
import { decisiveWords } from "../../messages/en/panels/decisive.ts";
import { evaluationWords } from "../../messages/en/panels/evaluations.ts";
import { offerText, onlyMoveText } from "../../messages/en/panels/offers.ts";
import { reviewWords } from "../../messages/en/panels/review.ts";
import { givenBack, type JudgedMoment, mistakesOf } from "../../review/mistakes/decisive.ts";
import { evaluationsOf } from "../../session/engine/evaluations.ts";
import type { GameReview } from "../../session/engine/gameReview.ts";
import { gameReviewsOf } from "../../session/engine/gameReviews.ts";
import { goToMoment } from "../../session/reviews.ts";
import { askBest } from "../../training/sources/ask.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { CardActs, Line } from "./CardLines.tsx";
import { type CardLook, FewFirst } from "./FewFirst.tsx";
import { MistakeCard } from "./MistakeCard.tsx";
import { MomentCard } from "./MomentCard.tsx";

type Sound = Exclude<JudgedMoment, { what: "mistake" }>;

type SoundCardProps = CardLook & { readonly judged: Sound };

function sentence(judged: Sound): string {
	if (judged.what === "offer") return offerText(judged.one);
	return judged.what === "only"
		? onlyMoveText(judged.one)
		: reviewWords.momentUnderMove(judged.one);
}

/** A sound move: an offer, the only move there was, or a knight on an outpost. */
function SoundCard({ judged, isCurrent, isLarge }: SoundCardProps) {
	const session = useSession();
	const { ply, move } = judged.one;
	return (
		<>
			<MomentCard
				ply={ply}
				isCurrent={isCurrent}
				isLarge={isLarge}
				title={`${move}${decisiveWords.soundMark}`}
				kind={<span className="soft">{decisiveWords.sound[judged.what]}</span>}
				go={() => goToMoment(session, judged.one)}
			>
				{sentence(judged)}
			</MomentCard>
			{isCurrent && judged.what !== "outpost" && <SoundLines judged={judged} />}
		</>
	);
}

/** The next best line, and the question for the move. */
function SoundLines({ judged }: { readonly judged: Exclude<Sound, { what: "outpost" }> }) {
	const game = useApp((state) => state.game);
	const before = (judged.one.ply - 1) as Frame;
	const { fen } = positionAt(game, before);
	const { move } = positionAt(game, judged.one.ply as Frame);
	const questions = move ? askBest(fen, uciOf(move)) : [];
	return (
		<div className="mistake-lines">
			{judged.what === "only" && (
				<Line title={decisiveWords.instead} names={judged.one.other} from={before} />
			)}
			{move && <CardActs questions={questions} forDeck={questions} topic="other" />}
		</div>
	);
}

type Props = {
	readonly ply: number;
	/** Losses by a search of material: shown where there is no engine's review. */
	readonly losses: ReactNode;
	/** The moments of the map: the whole review where there is no engine's. */
	readonly children: ReactNode;
};

/** Without evaluations there is no engine's review: it says so, and leads back. */
function Hidden() {
	const { actions } = useSession();
	return (
		<p className="soft small">
			{evaluationWords.hidden}{" "}
			<button
				type="button"
				className="quiet"
				onClick={() => actions.setOptions({ showsEvaluations: true })}
			>
				{evaluationWords.show}
			</button>
		</p>
	);
}

export function Decisive({ ply, losses, children }: Props) {
	const session = useSession();
	const reviews = gameReviewsOf(session);
	const { found } = useSyncExternalStore(reviews.subscribe, reviews.get);
	const game = useApp((state) => state.game);
	const isShown = useApp((state) => state.options.showsEvaluations);
	if (!isShown || game.plies === 0) {
		return (
			<>
				{!isShown && <Hidden />}
				{children}
				{losses}
			</>
		);
	}
	if (found?.game.placements !== game.placements) {
		return (
			<>
				<Invitation />
				{children}
				{losses}
			</>
		);
	}
	return (
		<>
			<Decided review={found} ply={ply} />
			<details className="map-moments">
				<summary className="strong" title={decisiveWords.aboutMap}>
					{decisiveWords.map}
				</summary>
				{children}
			</details>
		</>
	);
}

function useEngine() {
	const evaluations = evaluationsOf(useSession());
	return { evaluations, state: useSyncExternalStore(evaluations.subscribe, evaluations.get) };
}

type AtWorkProps = { readonly progress: number; readonly what: string; readonly stop: () => void };

const AtWork = ({ progress, what, stop }: AtWorkProps) => (
	<div className="ask-engine at-work beside loose spread">
		<label className="small column joined grow">
			{what}
			<progress className="full" value={progress} />
		</label>
		<button className="rigid" type="button" onClick={stop}>
			{decisiveWords.stop}
		</button>
	</div>
);

function Invitation() {
	const { evaluations, state } = useEngine();
	const { progress, loading, problem } = state;
	if (progress !== undefined) {
		return (
			<AtWork
				progress={loading ?? progress}
				what={loading === undefined ? decisiveWords.progress : evaluationWords.fetching}
				stop={evaluations.stop}
			/>
		);
	}
	return (
		<div className="ask-engine beside loose spread">
			{problem === undefined ? (
				<p className="soft small">{decisiveWords.about}</p>
			) : (
				<p role="alert" className="small">
					{evaluationWords.problem(problem)}
				</p>
			)}
			<button className="rigid" type="button" onClick={evaluations.evaluateGame}>
				{problem === undefined ? decisiveWords.ask : decisiveWords.retry}
			</button>
		</div>
	);
}

function GoOn() {
	const { evaluations, state } = useEngine();
	return (
		<div className="ask-engine beside loose spread">
			<p role={state.problem ? "alert" : "status"} className="small">
				{state.problem && `${evaluationWords.problem(state.problem)} `}
				{decisiveWords.provisional}
			</p>
			<button className="rigid" type="button" onClick={evaluations.evaluateGame}>
				{decisiveWords.goOn}
			</button>
		</div>
	);
}

type DecidedProps = { readonly review: GameReview; readonly ply: number };

function Decided({ review, ply }: DecidedProps) {
	const { judged, decisive, decider, accuracy, isProvisional } = review;
	const { evaluations, state } = useEngine();
	const { progress, known } = state;
	const isDone = progress === undefined && !isProvisional;
	const others = judged.filter((one) => !decisive.includes(one));
	const mistakes = mistakesOf(judged);
	const blunders = others.filter(({ what, one }) => what === "mistake" && one.mark === "??").length;
	const [hasWorked, setHasWorked] = useState(false);
	if (progress !== undefined && !hasWorked) setHasWorked(true);
	const sum = [
		judged.every(({ what }) => what !== "mistake") && decisiveWords.none,
		judged.length > 0 && decisive.length === 0 && decisiveWords.noneDecisive,
		hasWorked && accuracy && decisiveWords.accuracy(accuracy),
	].filter((one) => typeof one === "string");
	return (
		<section aria-label={decisiveWords.title}>
			{/* Its height stays when the work ends: a card that is being pressed does not move. */}
			<div className="review-state" data-works={progress !== undefined || undefined}>
				{hasWorked && (
					<AtWork progress={progress ?? 1} what={decisiveWords.checking} stop={evaluations.stop} />
				)}
				{/* A new evaluation may end the doubt: the review follows soon. */}
				{progress === undefined && isProvisional && review.known === known && <GoOn />}
				{isDone && sum.length > 0 && (
					<div className="ask-engine beside loose spread">
						<div role="status" className="small">
							{sum.map((sentence) => (
								<p key={sentence}>{sentence}</p>
							))}
						</div>
					</div>
				)}
			</div>
			<FewFirst
				few={decisive}
				others={others}
				summary={(count) => decisiveWords.others(count, blunders)}
				ply={ply}
				plyOf={({ one }) => one.ply}
				cardOf={(one, look) =>
					one.what === "mistake" ? (
						<MistakeCard
							mistake={one.one}
							givenBack={givenBack(one.one, mistakes)}
							isDecider={one.one === decider}
							{...look}
						/>
					) : (
						<SoundCard judged={one} {...look} />
					)
				}
			/>
			{/* Below the cards, unless the work has left its place above them. */}
			{accuracy && isDone && !hasWorked && (
				<p className="soft small">{decisiveWords.accuracy(accuracy)}</p>
			)}
		</section>
	);
}
