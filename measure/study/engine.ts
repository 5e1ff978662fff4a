// Stockfish, asked one position at a time: one thread, a fixed number of nodes, everything
// forgotten between positions. What it has said is kept (labels.ts).

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { kept } from "./labels.ts";

/** Value of a mate, in hundredths of a pawn. */
const MATE = 20_000;

/**
 * The score of a line, unless it is a bound: the last line of a search that its nodes cut off often
 * is one.
 */
function scoreIn(line: string): number | undefined {
	const [, unit, number] = / score (cp|mate) (-?\d+)(?! (?:lower|upper)bound)\b/.exec(line) ?? [];
	if (unit === undefined) return undefined;
	const value = Number(number);
	return unit === "cp" ? value : (value > 0 ? MATE : -MATE) - value;
}

export type Engine = {
	/**
	 * The evaluation for the side to move, in hundredths of a pawn; of these moves alone, where some
	 * are given.
	 */
	evaluate(fen: string, moves?: readonly string[]): Promise<number>;
	quit(): void;
};

export async function startEngine(path: string, nodes: number): Promise<Engine> {
	const engine = spawn(path, [], { stdio: ["pipe", "pipe", "inherit"] });
	engine.on("error", (error) => {
		console.error(`Stockfish is needed: ${error.message}`);
		process.exit(2);
	});
	const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
	async function ask(command: string, last: string): Promise<string[]> {
		engine.stdin.write(`${command}\n`);
		const said: string[] = [];
		for (;;) {
			const { value, done } = await lines.next();
			if (done || value.startsWith(last)) return said;
			said.push(value);
		}
	}
	const said = await ask("uci", "uciok");
	const name = said.find((line) => line.startsWith("id name"));
	await ask("setoption name Threads value 1\nsetoption name Hash value 16\nisready", "readyok");
	async function search(fen: string, moves: readonly string[]): Promise<number> {
		await ask("ucinewgame\nisready", "readyok");
		const only = moves.length === 0 ? "" : ` searchmoves ${moves.join(" ")}`;
		const said = await ask(`position fen ${fen}\ngo nodes ${nodes}${only}`, "bestmove");
		let found: number | undefined;
		for (const line of said) found = scoreIn(line) ?? found;
		if (found === undefined) throw new Error(`No evaluation of ${fen}`);
		return found;
	}
	return {
		evaluate: (fen, moves = []) =>
			kept(`${name} ${nodes} ${fen} ${moves.join(" ")}`, () => search(fen, moves)),
		quit: () => engine.stdin.write("quit\n"),
	};
}
