// Stockfish, asked one position at a time: one thread, a fixed number of nodes, everything
// forgotten between positions.

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** What a mate counts, in hundredths of a pawn. */
const MATE = 20_000;

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
	await ask("uci", "uciok");
	await ask("setoption name Threads value 1\nsetoption name Hash value 16\nisready", "readyok");
	return {
		async evaluate(fen, moves = []) {
			await ask("ucinewgame\nisready", "readyok");
			const only = moves.length === 0 ? "" : ` searchmoves ${moves.join(" ")}`;
			const said = await ask(`position fen ${fen}\ngo nodes ${nodes}${only}`, "bestmove");
			let found = 0;
			for (const line of said) {
				const [, unit, number = "0"] =
					/ score (cp|mate) (-?\d+)(?! (?:lower|upper)bound)/.exec(line) ?? [];
				if (unit === "cp") found = Number(number);
				else if (unit === "mate") found = (Number(number) > 0 ? MATE : -MATE) - Number(number);
			}
			return found;
		},
		quit: () => engine.stdin.write("quit\n"),
	};
}
