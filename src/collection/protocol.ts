// How a page asks a collection that lives in a worker: one message for a question, one for its
// answer.

import type { Collection } from "./collection.ts";
import { CollectionFault, faultCode, receiveError, type SentError, sendError } from "./fault.ts";
import type { Progress } from "./readFiles.ts";
import { portsOf, receiveSource, type SentSource, type Source, sendSource } from "./source.ts";

type Methods = Pick<
	Collection,
	"look" | "stop" | "forget" | "list" | "rows" | "placeOf" | "text" | "study" | "pgn"
>;
export type Question = keyof Methods;

export type QuestionMessage =
	| { readonly id: number; readonly question: Question; readonly given: readonly unknown[] }
	| {
			readonly id: number;
			readonly question: "read";
			readonly given: readonly [readonly SentSource[]];
	  };

export type ReplyMessage =
	| { readonly id: number; readonly answer: unknown }
	| { readonly id: number; readonly fault: SentError }
	| { readonly id: number; readonly progress: Progress };

type Port = {
	postMessage(message: unknown, along?: { readonly transfer: Transferable[] }): void;
	onmessage: ((event: MessageEvent) => void) | null;
};

/**
 * Answers questions from a collection, which the first question opens, or the next after a failure.
 */
export function answerAt(port: Port, open: () => Promise<Collection>): void {
	let collection: Promise<Collection> | undefined;
	const opened = async () => {
		try {
			collection ??= open();
			return await collection;
		} catch (error) {
			collection = undefined;
			throw error;
		}
	};
	const answer = (found: Collection, asked: QuestionMessage): unknown => {
		if (asked.question === "read") {
			return found.read(asked.given[0].map(receiveSource), (progress) =>
				port.postMessage({ id: asked.id, progress } satisfies ReplyMessage),
			);
		}
		const method = found[asked.question] as (...given: readonly unknown[]) => unknown;
		return method.apply(found, [...asked.given]);
	};
	/** Closes a collection whose files the browser has removed: the next question opens another. */
	async function leave(removed: Collection): Promise<void> {
		removed.close();
		const now = await collection?.catch(() => undefined);
		if (now === removed) collection = undefined;
	}
	port.onmessage = async ({ data }: MessageEvent<QuestionMessage>) => {
		const { id } = data;
		let found: Collection | undefined;
		try {
			found = await opened();
			port.postMessage({ id, answer: await answer(found, data) } satisfies ReplyMessage);
		} catch (error) {
			if (found !== undefined && faultCode(error) === "removed") await leave(found);
			port.postMessage({ id, fault: sendError(error as Error) } satisfies ReplyMessage);
		}
	};
}

export type Client = ReturnType<typeof createClient>;

/** Asks by a port that is opened at the first question; after one that failed, at the next. */
export function createClient(openPort: () => Port) {
	let port: Port | undefined;
	let last = 0;
	type Waiting = {
		readonly resolve: (answer: never) => void;
		readonly reject: (fault: Error) => void;
		readonly tell: ((progress: Progress) => void) | undefined;
	};
	const waiting = new Map<number, Waiting>();
	const receive = ({ data }: MessageEvent<ReplyMessage>) => {
		const one = waiting.get(data.id);
		if ("progress" in data) {
			one?.tell?.(data.progress);
			return;
		}
		waiting.delete(data.id);
		if ("fault" in data) one?.reject(receiveError(data.fault));
		else one?.resolve(data.answer as never);
	};
	function opened(): Port {
		if (port === undefined) {
			port = openPort();
			port.onmessage = receive;
		}
		return port;
	}
	const send = <Answer>(
		question: QuestionMessage["question"],
		given: readonly unknown[],
		tell?: (progress: Progress) => void,
		transfer: Transferable[] = [],
	) =>
		new Promise<Answer>((resolve, reject) => {
			const id = ++last;
			opened().postMessage({ id, question, given }, { transfer });
			waiting.set(id, { resolve, reject, tell });
		});
	return {
		ask: <Name extends Question>(question: Name, ...given: Parameters<Methods[Name]>) =>
			send<Awaited<ReturnType<Methods[Name]>>>(question, given),
		read(sources: readonly Source[], tell: (progress: Progress) => void) {
			const sent = sources.map(sendSource);
			return send<Awaited<ReturnType<Methods["look"]>>>("read", [sent], tell, portsOf(sent));
		},
		/** The other end did not come: nothing that was asked will be answered. */
		fail(): void {
			port = undefined;
			for (const { reject } of waiting.values()) reject(new CollectionFault("notLoaded"));
			waiting.clear();
		},
	};
}
