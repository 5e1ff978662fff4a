// The messages between the page and the worker that makes a film.

import type { PieceSheet } from "../../../board/pieces.ts";
import type { Reel } from "./reel.ts";

export type FilmRequest = { readonly reel: Reel; readonly sheet: PieceSheet };

type Bytes = Uint8Array<ArrayBuffer>;

type FilmAnswer =
	| { readonly type: "share"; readonly share: number }
	| { readonly type: "done"; readonly bytes: Bytes }
	| { readonly type: "failed"; readonly name: string; readonly message: string };

type Port = {
	onmessage: ((event: MessageEvent) => void) | null;
	postMessage(message: unknown): void;
};

/** In the worker: makes the film that is asked for. */
export function answerRequest(
	port: Port,
	make: (request: FilmRequest, report: (share: number) => void) => Promise<Bytes>,
): void {
	port.onmessage = async ({ data }: MessageEvent<FilmRequest>) => {
		const send = (answer: FilmAnswer) => port.postMessage(answer);
		try {
			send({ type: "done", bytes: await make(data, (share) => send({ type: "share", share })) });
		} catch (error) {
			const { name, message } = error instanceof Error ? error : new Error(String(error));
			send({ type: "failed", name, message });
		}
	};
}

/**
 * On the page: asks the worker for a film, and ends the worker afterwards. Rejects where it fails,
 * or the signal is aborted.
 */
export function requestFilm(
	worker: Worker,
	request: FilmRequest,
	report: (share: number) => void,
	signal: AbortSignal,
): Promise<Bytes> {
	return new Promise<Bytes>((resolve, reject) => {
		worker.onmessage = ({ data }: MessageEvent<FilmAnswer>) => {
			if (data.type === "share") report(data.share);
			else if (data.type === "done") resolve(data.bytes);
			else reject(new DOMException(data.message, data.name));
		};
		worker.onerror = () => reject(new Error("The worker that makes films could not be loaded"));
		signal.addEventListener("abort", () => reject(signal.reason));
		worker.postMessage(request);
	}).finally(() => worker.terminate());
}
