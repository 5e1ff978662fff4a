// What the page and the worker that makes a film say to each other.

import type { PieceSheet } from "../../../board/pieces.ts";
import type { Reel } from "./reel.ts";

export type Order = { readonly reel: Reel; readonly sheet: PieceSheet };

type Bytes = Uint8Array<ArrayBuffer>;

type News =
	| { readonly type: "share"; readonly share: number }
	| { readonly type: "done"; readonly bytes: Bytes }
	| { readonly type: "failed"; readonly name: string; readonly message: string };

type Port = {
	onmessage: ((event: MessageEvent) => void) | null;
	postMessage(message: unknown): void;
};

/** In the worker: does what is ordered. */
export function answerReel(
	port: Port,
	make: (order: Order, tell: (share: number) => void) => Promise<Bytes>,
): void {
	port.onmessage = async ({ data }: MessageEvent<Order>) => {
		const say = (news: News) => port.postMessage(news);
		try {
			say({ type: "done", bytes: await make(data, (share) => say({ type: "share", share })) });
		} catch (error) {
			const { name, message } = error instanceof Error ? error : new Error(String(error));
			say({ type: "failed", name, message });
		}
	};
}

/** On the page: orders a film. Rejects where the worker fails, or the film is called off. */
export function orderReel(
	worker: Worker,
	order: Order,
	tell: (share: number) => void,
	signal: AbortSignal,
): Promise<Bytes> {
	return new Promise<Bytes>((resolve, reject) => {
		worker.onmessage = ({ data }: MessageEvent<News>) => {
			if (data.type === "share") tell(data.share);
			else if (data.type === "done") resolve(data.bytes);
			else reject(new DOMException(data.message, data.name));
		};
		worker.onerror = () => reject(new Error("The part that makes films did not come"));
		signal.addEventListener("abort", () => reject(signal.reason));
		worker.postMessage(order);
	}).finally(() => worker.terminate());
}
