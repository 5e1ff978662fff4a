// What decided the game, by the engine: an invitation until it has been asked, its progress, and
// then the mistakes, each with its reason from the map.

import { type ReactNode, useSyncExternalStore } from "react";
import { decisiveWords } from "../../messages/en/panels/decisive.ts";
import { evaluationWords } from "../../messages/en/panels/evaluations.ts";
import type { Mistake } from "../../review/mistakes/reason.ts";
import { evaluationsOf } from "../../session/engine/evaluations.ts";
import type { GameReview } from "../../session/engine/gameReview.ts";
import { gameReviewsOf } from "../../session/engine/gameReviews.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { MistakeCard } from "./MistakeCard.tsx";
import "./decisive.css";

type Props = {
	readonly ply: number;
	/** The moments of the map: the whole review where there is no engine's. */
	readonly children: ReactNode;
};

export function Decisive({ ply, children }: Props) {
	const session = useSession();
	const reviews = gameReviewsOf(session);
	const { found } = useSyncExternalStore(reviews.subscribe, reviews.get);
	const game = useApp((state) => state.game);
	const isShown = useApp((state) => state.options.showsEvaluations);
	if (!isShown || game.plies === 0) return children;
	if (found?.game.placements !== game.placements) {
		return (
			<>
				<Invitation />
				{children}
			</>
		);
	}
	return (
		<>
			<Mistakes review={found} ply={ply} />
			<details className="map-moments">
				<summary>{decisiveWords.map}</summary>
				{children}
			</details>
		</>
	);
}

function Invitation() {
	const evaluations = evaluationsOf(useSession());
	const state = useSyncExternalStore(evaluations.subscribe, evaluations.get);
	const { progress, loading, problem } = state;
	if (progress !== undefined) {
		return (
			<div className="ask-engine">
				<label className="small">
					{loading === undefined ? decisiveWords.progress : evaluationWords.fetching}
					<progress value={loading ?? progress} />
				</label>
				<button type="button" onClick={evaluations.stop}>
					{decisiveWords.stop}
				</button>
			</div>
		);
	}
	return (
		<div className="ask-engine">
			{problem === undefined ? (
				<p className="soft small">{decisiveWords.about}</p>
			) : (
				<p role="alert" className="small">
					{evaluationWords.problem(problem)}
				</p>
			)}
			<button type="button" onClick={evaluations.evaluateGame}>
				{problem === undefined ? decisiveWords.ask : decisiveWords.retry}
			</button>
		</div>
	);
}

type MistakesProps = { readonly review: GameReview; readonly ply: number };

function Mistakes({ review: { mistakes, decisive, accuracy }, ply }: MistakesProps) {
	const others = mistakes.filter((mistake) => !decisive.includes(mistake));
	return (
		<section aria-label={decisiveWords.title}>
			{mistakes.length === 0 ? (
				<p>{decisiveWords.none}</p>
			) : (
				decisive.length === 0 && <p>{decisiveWords.noneDecisive}</p>
			)}
			<List mistakes={decisive} ply={ply} isLarge />
			{others.length > 0 && (
				<details open={others.some((mistake) => mistake.ply === ply) || undefined}>
					<summary>{decisiveWords.others(others.length)}</summary>
					<List mistakes={others} ply={ply} />
				</details>
			)}
			{accuracy && <p className="soft small">{decisiveWords.accuracy(accuracy)}</p>}
		</section>
	);
}

type ListProps = {
	readonly mistakes: readonly Mistake[];
	readonly ply: number;
	readonly isLarge?: boolean;
};

const List = ({ mistakes, ply, isLarge = false }: ListProps) => (
	<ol className="moments">
		{mistakes.map((mistake) => (
			<li key={mistake.ply}>
				<MistakeCard mistake={mistake} isCurrent={mistake.ply === ply} isLarge={isLarge} />
			</li>
		))}
	</ol>
);
