// How a page asks a collection that lives in a worker: a message a question, and one for its answer.

import type { Collection } from "./collection.ts";
import type { Progress } from "./readFiles.ts";

type Methods = Pick<
	Collection,
	"status" | "stop" | "forget" | "list" | "rows" | "placeOf" | "text" | "study" | "pgn"
>;
export type Question = keyof Methods;

export type Asked =
	| { readonly id: number; readonly question: Question; readonly given: readonly unknown[] }
	| { readonly id: number; readonly question: "read"; readonly given: readonly [readonly File[]] };

export type Told =
	| { readonly id: number; readonly answer: unknown }
	| { readonly id: number; readonly fault: { readonly name: string; readonly message: string } }
	| { readonly id: number; readonly progress: Progress };

/** What was asked could not be done. */
export class Fault extends Error {
	constructor(name: string, message: string) {
		super(message);
		this.name = name;
	}
}

type Port = {
	postMessage(message: unknown): void;
	onmessage: ((event: MessageEvent) => void) | null;
};

/** Answers what is asked. */
export function answerAt(port: Port, collection: Promise<Collection>): void {
	const answer = async (asked: Asked): Promise<unknown> => {
		const found = await collection;
		if (asked.question === "read") {
			return found.read(asked.given[0], (progress) =>
				port.postMessage({ id: asked.id, progress } satisfies Told),
			);
		}
		const method = found[asked.question] as (...given: readonly unknown[]) => unknown;
		return method.apply(found, [...asked.given]);
	};
	port.onmessage = async ({ data }: MessageEvent<Asked>) => {
		const { id } = data;
		try {
			port.postMessage({ id, answer: await answer(data) } satisfies Told);
		} catch (error) {
			const { name, message } = error as Error;
			port.postMessage({ id, fault: { name, message } } satisfies Told);
		}
	};
}

export type Client = ReturnType<typeof createClient>;

/** Asks by a port. */
export function createClient(port: Port) {
	let last = 0;
	type Waiting = {
		readonly resolve: (answer: never) => void;
		readonly reject: (fault: Fault) => void;
		readonly tell: ((progress: Progress) => void) | undefined;
	};
	const waiting = new Map<number, Waiting>();
	port.onmessage = ({ data }: MessageEvent<Told>) => {
		const one = waiting.get(data.id);
		if ("progress" in data) {
			one?.tell?.(data.progress);
			return;
		}
		waiting.delete(data.id);
		if ("fault" in data) one?.reject(new Fault(data.fault.name, data.fault.message));
		else one?.resolve(data.answer as never);
	};
	const send = <Answer>(
		question: Asked["question"],
		given: readonly unknown[],
		tell?: (progress: Progress) => void,
	) =>
		new Promise<Answer>((resolve, reject) => {
			const id = ++last;
			waiting.set(id, { resolve, reject, tell });
			port.postMessage({ id, question, given });
		});
	return {
		ask: <Name extends Question>(question: Name, ...given: Parameters<Methods[Name]>) =>
			send<Awaited<ReturnType<Methods[Name]>>>(question, given),
		read: (files: readonly File[], tell: (progress: Progress) => void) =>
			send<ReturnType<Methods["status"]>>("read", [files], tell),
		/** Nothing will be answered any more. */
		fail(message: string): void {
			for (const { reject } of waiting.values()) reject(new Fault("Error", message));
			waiting.clear();
		},
	};
}
