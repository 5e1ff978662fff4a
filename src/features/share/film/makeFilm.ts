// Makes a film of the line on view, as the board shows it: in a worker where workers can paint,
// else on the page, one shot at a time. Browsers that encode videos have such workers.

import { loadPieces } from "../../../board/pieces.ts";
import type { Frame } from "../../../chess/frame.ts";
import type { Insight } from "../../../control/insight.ts";
import type { Session } from "../../../session/session.ts";
import { createLineFinder } from "../../../session/state/line.ts";
import { numbersIn } from "../../../ui/canvas/timelineMarks.ts";
import type { MakeFile } from "../exportProps.ts";
import { loadInsightFor, seenAt } from "../picture/pictureAt.ts";
import { requestFilm } from "./filmProtocol.ts";
import { produce } from "./produce.ts";
import { createReel, FILM_TYPES, type FilmOptions, type Reel } from "./reel.ts";

const findLine = createLineFinder();

function reelOf(session: Session, options: FilmOptions, insight: Insight | undefined): Reel {
	const { game, control, frame } = session.store.get();
	if (control === undefined) throw new Error("Nothing has been analysed");
	const { frames: line } = findLine(game, frame);
	const see = (at: Frame) => seenAt(session, game, control, at, insight);
	return createReel(game, options, { line, numbers: numbersIn(game, line), control, see });
}

/** Lets the browser do other work before the next shot. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

export const makeFilm: MakeFile<FilmOptions> = async (session, options, report, signal) => {
	const reel = reelOf(session, options, await loadInsightFor(session));
	const sheet = await loadPieces(options.width / 8, session.store.get().options.pieces);
	const inWorker = typeof OffscreenCanvas !== "undefined" && typeof Worker !== "undefined";
	const bytes = inWorker
		? await requestFilm(
				new Worker(new URL("./filmWorker.ts", import.meta.url), { type: "module" }),
				{ reel, sheet },
				report,
				signal,
			)
		: await produce(reel, {
				canvas: document.createElement("canvas"),
				sheet,
				async report(share) {
					report(share);
					await nextTask();
					signal.throwIfAborted();
				},
			});
	return new Blob([bytes], { type: FILM_TYPES[options.format] });
};
