// What a collection reads: files, and games that come from elsewhere. A worker gets a file as it is; of all else it gets a port, and asks for one
// piece after the other.

import { receiveError, type SentError, sendError } from "./fault.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Its size is 0 where nobody knows it yet. */
export type Source = {
	readonly name: string;
	readonly size: number;
	stream(): ReadableStream<Bytes>;
};

type Lent = { readonly name: string; readonly port: MessagePort };

/** A source on its way to a worker. */
export type Sent = File | Lent;

type Piece = { readonly bytes: Bytes | undefined } | { readonly fault: SentError };

/** Gives bytes at the other end as long as they are asked for there. */
export function lend(source: Source): Sent {
	if (source instanceof File) return source;
	const { port1, port2 } = new MessageChannel();
	const reader = source.stream().getReader();
	const next = async (): Promise<Piece> => {
		try {
			return { bytes: (await reader.read()).value };
		} catch (error) {
			return { fault: sendError(error as Error) };
		}
	};
	port1.onmessage = async ({ data }) => {
		if (data === "more") port1.postMessage(await next());
		else {
			port1.close();
			reader.cancel().catch(() => {});
		}
	};
	return { name: source.name, port: port2 };
}

/** What must go with a message for its ports to come along. */
export const portsOf = (sent: readonly Sent[]): MessagePort[] =>
	sent.flatMap((one) => ("port" in one ? [one.port] : []));

/** What has been lent, as it was before. */
export function borrowed(sent: Sent): Source {
	if (!("port" in sent)) return sent;
	const { name, port } = sent;
	const end = () => {
		port.postMessage("end");
		port.close();
	};
	const pull = (controller: ReadableStreamDefaultController<Bytes>) =>
		new Promise<void>((resolve) => {
			port.onmessage = ({ data }: MessageEvent<Piece>) => {
				if ("fault" in data) controller.error(receiveError(data.fault));
				else if (data.bytes !== undefined) controller.enqueue(data.bytes);
				else controller.close();
				if (!("bytes" in data) || data.bytes === undefined) end();
				resolve();
			};
			port.postMessage("more");
		});
	return {
		name,
		size: 0,
		stream: () => new ReadableStream({ pull, cancel: end }, { highWaterMark: 0 }),
	};
}
