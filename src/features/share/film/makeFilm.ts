// A film of the line on view, as the board shows it: made in a worker where a worker can paint, else here, shot by shot. Browsers with encoders for videos have
// such workers.

import { loadPieces } from "../../../board/pieces.ts";
import type { Frame } from "../../../chess/frame.ts";
import type { Insight } from "../../../control/insight.ts";
import { createLineFinder } from "../../../store/state/line.ts";
import { numbersIn } from "../../../ui/canvas/timelineMarks.ts";
import type { Session } from "../../../ui/hooks/useApp.ts";
import type { MakeFile } from "../exportProps.ts";
import { loadInsightFor, seenAt } from "../picture/pictureAt.ts";
import { orderReel } from "./filmProtocol.ts";
import { produce } from "./produce.ts";
import { createReel, FILM_TYPES, type FilmOptions, type Reel } from "./reel.ts";

const lineOn = createLineFinder();

function reelOf(session: Session, options: FilmOptions, insight: Insight | undefined): Reel {
	const { game, control, frame } = session.store.get();
	if (control === undefined) throw new Error("Nothing has been analysed");
	const { frames: line } = lineOn(game, frame);
	const see = (at: Frame) => seenAt(session, game, control, at, insight);
	return createReel(game, options, { line, numbers: numbersIn(game, line), control, see });
}

/** Everything else has its turn before the next shot. */
const turn = () => new Promise<void>((resolve) => setTimeout(resolve));

export const makeFilm: MakeFile<FilmOptions> = async (session, options, tell, signal) => {
	const reel = reelOf(session, options, await loadInsightFor(session));
	const sheet = await loadPieces(options.width / 8);
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
	return new Blob([bytes], { type: FILM_TYPES[options.format] });
};
