// An engine within the test: what it is told is a list, and what it says comes from the test.

import type { Connect, Connection } from "../../src/engine/session.ts";

/** An engine's reaction to a line. */
export type Reply = (
	line: string,
	say: (...lines: string[]) => void,
	end: (detail: string) => void,
) => void;

/** Greets as it should, and leaves searches to the test. */
export const polite =
	(search: Reply): Reply =>
	(line, say, end) => {
		if (line === "uci") say("Some Engine 1", "id name Fake 1", "id author somebody", "uciok");
		else if (line === "isready") say("readyok");
		else search(line, say, end);
	};

/** An answer in the usual form. */
export const answer = (move: string, score = "cp 20"): readonly string[] => [
	`info depth 5 seldepth 7 multipv 1 score ${score} nodes 100 nps 1 time 1 pv ${move}`,
	`bestmove ${move}`,
];

/** Connects to fakes; `replies` are those of the first, the second ... connection. */
export function fakeEngine(...replies: readonly Reply[]) {
	const sent: string[][] = [];
	const says: ((...lines: string[]) => void)[] = [];
	let closed = 0;
	const connect: Connect = ({ line: onLine, end }): Connection => {
		const index = sent.length;
		const lines: string[] = [];
		sent.push(lines);
		const say = (...said: string[]) => {
			for (const one of said) onLine(one);
		};
		says.push(say);
		const reply = replies[Math.min(index, replies.length - 1)];
		return {
			send(line) {
				lines.push(line);
				// As from another process: never within the call.
				queueMicrotask(() => reply?.(line, say, end));
			},
			close() {
				closed++;
			},
		};
	};
	return { connect, sent, says, closed: () => closed };
}
