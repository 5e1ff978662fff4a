// The sentence of what follows for the piece on the square that is explained, once the module is there that finds it.

import { useEffect, useState } from "react";
import type { Frame } from "../../chess/frame.ts";
import type { Game } from "../../chess/game.ts";
import type { Square } from "../../chess/square.ts";
import type { Insight } from "../../control/insight.ts";
import { findStanding } from "../../standing/findStanding.ts";
import { loadInsightModule } from "../../standing/insightModule.ts";
import { standingOn } from "../../ui/words/standingWords.ts";

type Props = { readonly game: Game; readonly frame: Frame; readonly square: Square };

export function Standing({ game, frame, square }: Props) {
	const [insight, setInsight] = useState<Insight>();
	useEffect(() => {
		let isWanted = true;
		loadInsightModule().then(
			(loaded) => isWanted && setInsight(loaded),
			// The square is explained without it.
			() => {},
		);
		return () => {
			isWanted = false;
		};
	}, []);
	const sentence = insight && standingOn(findStanding(insight, game, frame), square);
	return sentence === undefined ? null : <p className="standing">{sentence}</p>;
}
