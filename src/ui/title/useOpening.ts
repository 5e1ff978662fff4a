// The name of the opening of a game, once the list of names is loaded.

import { useEffect, useMemo, useState } from "react";
import type { Game } from "../../chess/game.ts";
import { latePart } from "../../loading/loadPart.ts";

const loadOpenings = latePart("openings", () => import("../../openings/openings.ts"));

type Find = (game: Game) => string | undefined;

/** Undefined until the list is there, and where it has no name. */
export function useOpening(game: Game): string | undefined {
	const [find, setFind] = useState<Find>();
	useEffect(() => {
		let isWanted = true;
		loadOpenings().then(
			({ openingOf }) => isWanted && setFind(() => openingOf),
			// A game without the name of its opening is a game all the same.
			(error) => console.error(error),
		);
		return () => {
			isWanted = false;
		};
	}, []);
	return useMemo(() => find?.(game), [find, game]);
}
