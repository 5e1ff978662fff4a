// How the piece on the explained square stands, once the module that finds it has loaded.

import { useEffect, useState } from "react";
import type { Frame } from "../../chess/frame.ts";
import type { Game } from "../../chess/game.ts";
import type { Square } from "../../chess/square.ts";
import type { Insight } from "../../control/insight.ts";
import { standingOn } from "../../control/standing.ts";
import { inspectorWords } from "../../messages/en/panels/inspector.ts";
import { findStanding } from "../../standing/findStanding.ts";
import { loadInsightModule } from "../../standing/insightModule.ts";

type Props = { readonly game: Game; readonly frame: Frame; readonly square: Square };

export function Standing({ game, frame, square }: Props) {
	const [insight, setInsight] = useState<Insight>();
	useEffect(() => {
		let isCurrent = true;
		loadInsightModule().then(
			(loaded) => isCurrent && setInsight(loaded),
			// The square is explained without it.
			() => {},
		);
		return () => {
			isCurrent = false;
		};
	}, []);
	const standing = insight && standingOn(findStanding(insight, game, frame), square);
	return standing && <p className="standing">{inspectorWords.standing(standing)}</p>;
}
