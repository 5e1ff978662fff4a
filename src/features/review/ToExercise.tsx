// From the review to an exercise: a question for each moment that it tells first, by the engine and
// by the map. One change of the game, which Undo takes back.

import { useSyncExternalStore } from "react";
import { reviewWords } from "../../messages/en/panels/review.ts";
import type { MaterialMistake } from "../../review/mistakes/reason.ts";
import type { Moment } from "../../review/moment.ts";
import { gameReviewsOf } from "../../session/engine/gameReviews.ts";
import { type AskedMoment, addMoments } from "../../session/momentQuestions.ts";
import { useSession } from "../../ui/hooks/useApp.ts";
import { useInsight } from "../../ui/hooks/useInsight.ts";

type Props = {
	readonly story: readonly Moment[];
	readonly losses: readonly MaterialMistake[];
};

const isHanging = ({ kind }: Moment) => kind === "hanging" || kind === "missed";

export function ToExercise({ story, losses }: Props) {
	const session = useSession();
	const { store, core, actions } = session;
	const insight = useInsight();
	const reviews = gameReviewsOf(session);
	const { found } = useSyncExternalStore(reviews.subscribe, reviews.get);
	const decisive = found?.game.placements === store.get().game.placements ? found.decisive : [];
	const moments: readonly AskedMoment[] = [
		...story.map((moment) => ({ ply: moment.ply, isHanging: isHanging(moment) })),
		...[...decisive.map(({ one }) => one), ...losses].map(({ ply }) => ({ ply, isHanging: false })),
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
