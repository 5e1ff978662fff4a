// A film of the line on view, as the board shows it: made in a worker where a worker can paint, else here, shot by shot. Browsers with encoders for videos have
// such workers.

import { LENS } from "../../board/lens.ts";
import type { Picture } from "../../board/paint/paintPosition.ts";
import { loadPieces } from "../../board/pieces.ts";
import { lastMoveAt } from "../../board/scene/position.ts";
import type { Frame } from "../../chess/frame.ts";
import { positionAt } from "../../chess/game.ts";
import { createLineFinder } from "../../store/line.ts";
import { FILM_TYPES, type MakeFilm } from "../../ui/share/exportProps.ts";
import { numbersIn } from "../../ui/timeline/marks.ts";
import type { Session } from "../../ui/useApp.ts";
import { orderReel } from "./filmProtocol.ts";
import { produce } from "./produce.ts";
import { createReel, type Reel } from "./reel.ts";

const lineOn = createLineFinder();

function reelOf({ store, core }: Session, wish: Parameters<MakeFilm>[1]): Reel {
	const { game, control, frame, orientation, options, lens, hidden } = store.get();
	if (control === undefined) throw new Error("Nothing has been analysed");
	const { frames: line } = lineOn(game, frame);
	// How pieces stand is found for a position at rest, and takes its time.
	const shown = lens === "pieces" ? "control" : lens;
	const pictureOf = (at: Frame): Picture => ({
		placements: game.placements,
		frame: at,
		control: hidden.heat ? undefined : control,
		orientation,
		showsCoordinates: !hidden.coordinates,
		showsPatterns: options.showsPatterns,
		tintsNeutral: options.tintsNeutral,
		heat: options.heat,
		lens: shown,
		before: positionAt(game, at).parent,
		attackers: LENS[shown].countsAttackers ? core.countAttackers(game.placements, at) : undefined,
		lastMove: lastMoveAt(game, at),
	});
	const look = { line, numbers: numbersIn(game, line), control, pictureOf };
	return createReel(game, wish, { ...look, showsArrows: !hidden.arrows });
}

/** Everything else has its turn before the next shot. */
const turn = () => new Promise<void>((resolve) => setTimeout(resolve));

export const makeFilm: MakeFilm = async (session, wish, tell, signal) => {
	const reel = reelOf(session, wish);
	const sheet = await loadPieces(wish.width / 8);
	const inWorker = typeof OffscreenCanvas !== "undefined" && typeof Worker !== "undefined";
	const bytes = inWorker
		? await orderReel(
				new Worker(new URL("./filmWorker.ts", import.meta.url), { type: "module" }),
				{ reel, sheet },
				tell,
				signal,
			)
		: await produce(reel, {
				canvas: document.createElement("canvas"),
				sheet,
				async tell(share) {
					tell(share);
					await turn();
					signal.throwIfAborted();
				},
			});
	return new Blob([bytes], { type: FILM_TYPES[wish.format] });
};
