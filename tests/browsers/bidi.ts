// WebDriver BiDi: commands and events over a socket. The socket of Node.js 20 goes now and then
// without a word, and what waits for an answer would wait for ever.

import { WebSocket } from "ws";
import { within } from "./within.ts";

/** Milliseconds for an answer: longer than any visitor would wait. */
const LIMIT = 120_000;

type Reply = {
	readonly id?: number;
	readonly result?: unknown;
	readonly error?: string;
	readonly message?: string;
	readonly method?: string;
	readonly params?: unknown;
};

export type Connection = {
	send<Result>(method: string, params?: object): Promise<Result>;
	close(): void;
};

type Waiting = {
	readonly resolve: (result: never) => void;
	readonly reject: (error: Error) => void;
};

export async function connect(
	address: string,
	hear: (event: string, params: unknown) => void,
): Promise<Connection> {
	const socket = new WebSocket(address);
	await new Promise((resolve, reject) => {
		socket.onopen = resolve;
		socket.onerror = () => reject(new Error(`No connection to ${address}`));
	});
	const waiting = new Map<number, Waiting>();
	let last = 0;
	socket.onmessage = ({ data }) => {
		const { id, result, error, message, method, params } = JSON.parse(String(data)) as Reply;
		const asked = id === undefined ? undefined : waiting.get(id);
		if (method !== undefined) hear(method, params);
		else if (error !== undefined) asked?.reject(new Error(`${error}: ${message}`));
		else asked?.resolve(result as never);
		if (id !== undefined) waiting.delete(id);
	};
	socket.onclose = () => {
		for (const { reject } of waiting.values()) reject(new Error("The browser has gone"));
	};
	return {
		send: (method, params = {}) =>
			within(
				LIMIT,
				`No answer to ${method}`,
				new Promise((resolve, reject) => {
					const id = ++last;
					waiting.set(id, { resolve, reject });
					socket.send(JSON.stringify({ id, method, params }));
				}),
			),
		close: () => socket.close(),
	};
}
