// The evaluation of the position on view, beside the counts: that of the file, or the engine's
// while it is on, its panel is open, or it has been asked about the whole game. Nothing else.

import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { Frame } from "../../chess/frame.ts";
import { evaluationWords } from "../../messages/en/panels/evaluations.ts";
import { evaluationsOf } from "../../session/engine/evaluations.ts";
import { foundAt, isEvaluated } from "../../session/engine/written.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { HELD, useMedia } from "../../ui/hooks/useMedia.ts";
import "./engine.css";

export function Evaluation() {
	const evaluations = evaluationsOf(useSession());
	const { known } = useSyncExternalStore(evaluations.subscribe, evaluations.get);
	const game = useApp((state) => state.game);
	const frame = useApp((state) => state.settledFrame);
	const isShown = useApp((state) => state.options.showsEvaluations);
	const usesEngine = useApp(({ options, panel }) => options.usesEngine || panel === "evaluations");
	// The number below the engine's bar says the same, where there is room for it.
	const hasBar = useApp(
		({ options, presenting }) => options.usesEngine && options.showsBar && presenting === undefined,
	);
	// As in engine.css.
	const isSmall = useMedia(HELD);
	const isOn = useMemo(() => usesEngine || isEvaluated(game, known), [usesEngine, game, known]);
	const foundOn = useCallback(
		(at: Frame) => {
			const found = foundAt(game, at, known);
			return isOn || found?.isOfFile ? found : undefined;
		},
		[game, known, isOn],
	);
	// Its place is kept through a game that has any: nothing moves while one steps.
	const isKept = useMemo(
		() => game.positions.some((_, at) => foundOn(at as Frame) !== undefined),
		[game, foundOn],
	);
	if (!isShown || !isKept || (hasBar && !isSmall)) return null;
	const found = foundOn(frame);
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
