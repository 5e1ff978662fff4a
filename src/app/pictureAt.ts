// A position of a game as the board would show it, to be painted elsewhere: through the lens on view, without what is hidden.

import { LENS } from "../board/lens.ts";
import type { Picture } from "../board/paint/paintPosition.ts";
import { lastMoveAt } from "../board/scene/position.ts";
import type { Frame } from "../chess/frame.ts";
import { type Game, positionAt } from "../chess/game.ts";
import type { GameControl } from "../control/controlMap.ts";
import type { Session } from "../ui/useApp.ts";

export function pictureAt(
	{ store, core }: Pick<Session, "store" | "core">,
	game: Game,
	control: GameControl | undefined,
	frame: Frame,
): Picture {
	const { orientation, options, lens, hidden } = store.get();
	return {
		placements: game.placements,
		frame,
		control: hidden.heat ? undefined : control,
		orientation,
		showsCoordinates: !hidden.coordinates,
		showsPatterns: options.showsPatterns,
		tintsNeutral: options.tintsNeutral,
		heat: options.heat,
		lens,
		before: positionAt(game, frame).parent,
		attackers: LENS[lens].countsAttackers ? core.countAttackers(game.placements, frame) : undefined,
		lastMove: lastMoveAt(game, frame),
	};
}
