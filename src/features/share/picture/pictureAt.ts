// The content of a picture of a position: that of the board, with the current lens and without
// hidden layers.

import { LENS } from "../../../board/heat/lens.ts";
import { needsStanding } from "../../../board/heat/lenses.ts";
import { checkAt, lastMoveAt } from "../../../board/scene/position.ts";
import { paletteIn } from "../../../board/styles/lateStyles.ts";
import type { Frame } from "../../../chess/frame.ts";
import { type Game, NO_NOTES, positionAt } from "../../../chess/game.ts";
import { countsAt, type GameControl } from "../../../control/controlMap.ts";
import { findStanding } from "../../../control/findStanding.ts";
import { pinsIn } from "../../../control/going/pins.ts";
import type { Insight } from "../../../control/insight.ts";
import { loadInsightModule } from "../../../control/insightModule.ts";
import type { Session } from "../../../session/session.ts";
import type { AppState } from "../../../session/state/appState.ts";
import type { Whole } from "./paintPicture.ts";

/** The board, the marks over its pieces, and its counts. */
export type SeenAt = Pick<Whole, "picture" | "notes" | "fillsMarked" | "standing" | "counts">;

/** Are there marks round the pieces? A module of its own computes them. */
const showsStanding = ({ lens, hidden }: Pick<AppState, "lens" | "hidden">): boolean =>
	needsStanding(lens) && !hidden.heat;

/** The module that finds how pieces stand, where pictures show it. */
export const loadInsightFor = async ({ store }: Pick<Session, "store">) =>
	showsStanding(store.get()) ? loadInsightModule() : undefined;

/** Without their game: marks are sent to workers. */
function standingOf(insight: Insight, game: Game, frame: Frame): Whole["standing"] {
	const { game: _, frame: __, ...marks } = findStanding(insight, game, frame);
	return marks;
}

/** `insight` is what loadInsightFor gives. */
export function seenAt(
	{ store, core }: Pick<Session, "store" | "core">,
	game: Game,
	control: GameControl | undefined,
	frame: Frame,
	insight: Insight | undefined,
): SeenAt {
	const { orientation, options, lens, hidden } = store.get();
	const { parent, notes } = positionAt(game, frame);
	const seen = hidden.heat ? undefined : control;
	const isCounted = seen !== undefined && LENS[lens].countsAttackers;
	return {
		picture: {
			placements: game.placements,
			frame,
			control: seen,
			orientation,
			showsCoordinates: !hidden.coordinates,
			hidesPieces: hidden.pieces === true,
			showsPatterns: options.showsPatterns,
			tintsNeutral: options.tintsNeutral,
			palette: paletteIn(options),
			lens,
			before: parent,
			attackers: isCounted ? core.countAttackers(game.placements, frame) : undefined,
			pins:
				seen && LENS[lens].findsPins
					? pinsIn({ core, placements: game.placements, frame })
					: undefined,
			lastMove: lastMoveAt(game, frame),
			check: hidden.pieces ? undefined : checkAt(game, frame),
		},
		notes: hidden.arrows ? NO_NOTES : notes,
		fillsMarked: options.fillsMarked,
		standing:
			insight && showsStanding({ lens, hidden }) ? standingOf(insight, game, frame) : undefined,
		counts: seen && countsAt(seen, frame),
	};
}
