// Messages between the page and the worker that makes a film. The page ends the worker afterwards.

import type { PieceSheet } from "../../../board/pieces.ts";
import { answerQuestions, createAsker, type Port } from "../../../runtime/workerMessages.ts";
import type { Reel } from "./reel.ts";

export type FilmRequest = { readonly reel: Reel; readonly sheet: PieceSheet };

type Bytes = Uint8Array<ArrayBuffer>;

/** In the worker: makes the film that is asked for. */
export const answerRequest = (
	port: Port,
	make: (request: FilmRequest, report: (share: number) => void) => Promise<Bytes>,
): void => answerQuestions(port, make);

/** On the page. Rejects where the film fails, or the signal is aborted. */
export function requestFilm(
	worker: Worker,
	request: FilmRequest,
	report: (share: number) => void,
	signal: AbortSignal,
): Promise<Bytes> {
	const asker = createAsker(() => worker);
	worker.onerror = () => asker.fail(new Error("The worker that makes films could not be loaded"));
	signal.addEventListener("abort", () => asker.fail(signal.reason));
	return asker.ask<Bytes, number>(request, { report }).finally(() => worker.terminate());
}
