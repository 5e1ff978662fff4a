// A game with its positions, as other programs have it: names in place of our numbers.

import { FIRST_FRAME, type Frame } from "../chess/frame.ts";
import { type Game, type Notes, positionAt } from "../chess/game.ts";
import { readScore } from "../engine/writtenScore.ts";
import { type NotedMove, namesOf, type ReadPositions } from "../games/reader/gamePositions.ts";
import { gameFaultText } from "../messages/textFaults.ts";
import type { GameBranch, GameMove, GameTree, GameWithPositions } from "./positions.ts";

const CLOCK = /^(?:(\d+):)?(\d+):(\d+(?:\.\d+)?)$/;

/** Seconds. */
function secondsIn(clock: string | undefined): number | undefined {
	const [, hours = "0", minutes, seconds] = CLOCK.exec(clock ?? "") ?? [];
	if (minutes === undefined) return undefined;
	return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function toldOf({ clocks, evaluation, after, nags }: Notes): Omit<GameMove, "san" | "uci"> {
	const clock = secondsIn(clocks.get("clk"));
	const { cp = null, mate = null } = readScore(evaluation) ?? {};
	return {
		...(clock !== undefined && { clock }),
		...(cp !== null && { cp }),
		...(mate !== null && { mate }),
		...(after !== "" && { comment: after }),
		...(nags.length > 0 && { nags }),
	};
}

const moveOf = ({ san, uci, notes }: NotedMove): GameMove => ({ san, uci, ...toldOf(notes) });

/** The moves from a position on, in its line. A variation may be as deep as it likes. */
function lineFrom(game: Game, first: Frame | undefined): GameBranch[] {
	const line: GameBranch[] = [];
	for (let frame = first; frame !== undefined; ) {
		const { move, notes, parent, next } = positionAt(game, frame);
		if (move === undefined || parent === undefined) break;
		const [mainMove, ...others] = positionAt(game, parent).next;
		line.push({
			...namesOf(move),
			...toldOf(notes),
			position: frame,
			variations: mainMove === frame ? others.map((other) => lineFrom(game, other)) : [],
		});
		frame = next[0];
	}
	return line;
}

/** Its methods are no properties of its own: a worker can post it. */
class PlayedGame implements GameWithPositions {
	readonly game: number;
	readonly tags: GameWithPositions["tags"];
	readonly result: string;
	readonly plies: number;
	declare readonly error?: string;
	readonly placements: Uint32Array;
	readonly #read: ReadPositions;

	constructor(game: number, read: ReadPositions) {
		this.game = game;
		this.tags = Object.fromEntries(read.tags);
		this.result = read.result;
		this.plies = read.plies;
		if (read.fault !== undefined) this.error = gameFaultText(read.fault);
		this.placements = read.placements;
		this.#read = read;
	}

	get pgn(): string {
		return this.#read.pgn;
	}

	moves(): GameMove[] {
		return this.#read.moves().map(moveOf);
	}

	tree(): GameTree {
		const game = this.#read.tree();
		return {
			moves: lineFrom(game, positionAt(game, FIRST_FRAME).next[0]),
			placements: game.placements,
			fens: game.positions.map(({ fen }) => fen),
		};
	}
}

export const playedGame = (game: number, read: ReadPositions): GameWithPositions =>
	new PlayedGame(game, read);
