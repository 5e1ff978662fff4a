// The evaluation of the position on view, beside the counts: where the file gives one, or where the
// engine has been asked. Nothing else.

import { useMemo, useSyncExternalStore } from "react";
import type { Frame } from "../../chess/frame.ts";
import { evaluationWords } from "../../messages/en/panels/evaluations.ts";
import { evaluationsOf } from "../../session/engine/evaluations.ts";
import { foundAt } from "../../session/engine/written.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { useMedia } from "../../ui/hooks/useMedia.ts";
import { COLUMN, LOW } from "../../ui/style/windows.ts";
import "./engine.css";

/** As in engine.css. */
const NO_BAR_NUMBER = [COLUMN, LOW].join(", ");

export function Evaluation() {
	const evaluations = evaluationsOf(useSession());
	const { known } = useSyncExternalStore(evaluations.subscribe, evaluations.get);
	const game = useApp((state) => state.game);
	const frame = useApp((state) => state.settledFrame);
	const isShown = useApp((state) => state.options.showsEvaluations);
	// The number below the engine's bar says the same, where there is room for it.
	const hasBar = useApp(
		({ options, presenting }) => options.usesEngine && options.showsBar && presenting === undefined,
	);
	const isSmall = useMedia(NO_BAR_NUMBER);
	// Its place is kept through a game that has any: nothing moves while one steps.
	const isKept = useMemo(
		() => game.positions.some((_, at) => foundAt(game, at as Frame, known) !== undefined),
		[game, known],
	);
	if (!isShown || !isKept || (hasBar && !isSmall)) return null;
	const found = foundAt(game, frame, known);
	if (found === undefined) return <p className="evaluation flush" />;
	return (
		<p className="evaluation flush" title={evaluationWords.spoken(found, found.isOfFile)}>
			<small className="soft caption">
				{found.isOfFile ? evaluationWords.fileName : evaluationWords.name}
			</small>
			{evaluationWords.score(found)}
		</p>
	);
}
