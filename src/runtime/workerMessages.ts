// How a page asks a worker, and how the worker answers: a message for each question, one for its
// answer or its error, and before that any number that report progress. The engine alone speaks
// otherwise: it is a program of others, and has its own language.

/** An error as a message. Its own properties, such as a code, go along. */
export type SentError = {
	readonly name: string;
	readonly message: string;
	readonly [fact: string]: unknown;
};

export const sendError = (error: Error): SentError => ({
	...error,
	name: error.name,
	message: error.message,
});

export const receiveError = ({ message, ...facts }: SentError): Error =>
	Object.assign(new Error(message), facts);

/** A worker, the inside of one, or the end of a channel. */
export type Port = {
	postMessage(message: unknown, along?: { readonly transfer: Transferable[] }): void;
	onmessage: ((event: MessageEvent) => void) | null;
};

type Asked<Question> = { readonly id: number; readonly question: Question };

type Reply = { readonly id: number } & (
	| { readonly answer: unknown }
	| { readonly progress: unknown }
	| { readonly fault: SentError }
);

/** In the worker: answers every question that comes. */
export function answerQuestions<Question>(
	port: Port,
	answer: (question: Question, report: (progress: unknown) => void) => unknown,
): void {
	port.onmessage = async ({ data: { id, question } }: MessageEvent<Asked<Question>>) => {
		const reply = (message: Reply) => port.postMessage(message);
		try {
			reply({ id, answer: await answer(question, (progress) => reply({ id, progress })) });
		} catch (thrown) {
			const error = thrown instanceof Error ? thrown : new Error(String(thrown));
			reply({ id, fault: sendError(error) });
		}
	};
}

type Waiting = {
	readonly resolve: (answer: never) => void;
	readonly reject: (error: unknown) => void;
	readonly report: (progress: never) => void;
};

export type Along<Progress> = {
	readonly report?: ((progress: Progress) => void) | undefined;
	readonly transfer?: Transferable[];
};

/** On the page: asks by a port that the first question opens, and the next one after a failure. */
export function createAsker(openPort: () => Port) {
	let port: Port | undefined;
	let last = 0;
	const waiting = new Map<number, Waiting>();
	function receive({ data }: MessageEvent<Reply>): void {
		const one = waiting.get(data.id);
		if ("progress" in data) {
			one?.report(data.progress as never);
			return;
		}
		waiting.delete(data.id);
		if ("fault" in data) one?.reject(receiveError(data.fault));
		else one?.resolve(data.answer as never);
	}
	function opened(): Port {
		if (port === undefined) {
			port = openPort();
			port.onmessage = receive;
		}
		return port;
	}
	return {
		ask<Answer, Progress = never>(
			question: unknown,
			{ report = () => {}, transfer = [] }: Along<Progress> = {},
		): Promise<Answer> {
			return new Promise((resolve, reject) => {
				const id = ++last;
				opened().postMessage({ id, question } satisfies Asked<unknown>, { transfer });
				waiting.set(id, { resolve, reject, report });
			});
		},
		/** Nothing that was asked will be answered: the worker did not come, or is not wanted. */
		fail(error: unknown): void {
			port = undefined;
			for (const { reject } of waiting.values()) reject(error);
			waiting.clear();
		},
	};
}
