// Sources that a collection reads: files, and games that come from elsewhere. A file goes to the
// worker as it is; of anything else the worker gets a port, and asks there for one chunk after the
// other.

import { receiveError, type SentError, sendError } from "../../runtime/workerMessages.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Its size is 0 where nobody knows it yet. */
export type Source = {
	readonly name: string;
	readonly size: number;
	stream(): ReadableStream<Bytes>;
};

type LentSource = { readonly name: string; readonly port: MessagePort };

/** A source on its way to a worker. */
export type SentSource = File | LentSource;

type Chunk = { readonly bytes: Bytes | undefined } | { readonly fault: SentError };

/** Prepares a source for a message to the worker. */
export function sendSource(source: Source): SentSource {
	if (source instanceof File) return source;
	const { port1, port2 } = new MessageChannel();
	const reader = source.stream().getReader();
	const next = async (): Promise<Chunk> => {
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

/** The ports that have to be transferred with the message. */
export const portsOf = (sent: readonly SentSource[]): MessagePort[] =>
	sent.flatMap((one) => ("port" in one ? [one.port] : []));

/** The source at the other end of the message. */
export function receiveSource(sent: SentSource): Source {
	if (!("port" in sent)) return sent;
	const { name, port } = sent;
	const end = () => {
		port.postMessage("end");
		port.close();
	};
	const pull = (controller: ReadableStreamDefaultController<Bytes>) =>
		new Promise<void>((resolve) => {
			port.onmessage = ({ data }: MessageEvent<Chunk>) => {
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
