// Games of a stream with the placements of their main lines, as fast as they are read, in names in
// place of our numbers; their moves, comments and variations where somebody asks. Nothing of the
// reader's memory is given away.

import { FIRST_FRAME, type Frame } from "../chess/frame.ts";
import { type Game, NO_NOTES, type Notes, positionAt } from "../chess/game.ts";
import { PgnError } from "../chess/pgn/gameFault.ts";
import type { GameText } from "../chess/pgn/gameText.ts";
import { tagsOf } from "../chess/pgn/tags/tags.ts";
import { readMoveTree } from "../chess/pgn/tree/moveTree.ts";
import { notesOf } from "../chess/pgn/tree/notes.ts";
import { settleResult } from "../chess/pgn/tree/readGame.ts";
import { KNIGHT, kindOf } from "../chess/piece.ts";
import { type Placements, WORDS_PER_PLACEMENT } from "../chess/placement.ts";
import type { PlayedMove } from "../chess/rules.ts";
import { finish, type Work } from "../chess/work.ts";
import type { ReaderModule } from "../control/readerModule.ts";
import { readScore } from "../engine/writtenScore.ts";
import { foundIn, GameReader, type GameSink } from "../games/reader/gameReader.ts";
import type { GameView } from "../games/reader/gameView.ts";
import { readingHanded } from "../games/reader/handedGame.ts";
import { coordinatesOf, moveNameAt, type Step } from "../games/reader/moveNames.ts";
import { stretchesOf } from "../games/reader/stretches.ts";
import { gameFaultText } from "../messages/textFaults.ts";
import type { GameBranch, GameMove, GameTree, GameWithPositions, UnreadGame } from "./positions.ts";

/** Bytes of a batch: what is found in it is held until it is taken. */
const BATCH = 2 ** 16;

const nowhere = () => ({ line: 1, column: 1 });
const utf8 = new TextDecoder("utf-8", { ignoreBOM: true });

/** A game's own text out of one of many. */
const ownText = (text: string, { start, end }: GameText) => text.slice(start, end);

/** The same game in its own text. */
const within = ({ start, end, movesAt, tags, ...rest }: GameText): GameText => ({
	...rest,
	start: 0,
	end: end - start,
	movesAt: movesAt - start,
	tags: tags.map((tag) => ({ ...tag, offset: tag.offset - start })),
	line: 1,
	lineAt: 0,
});

const stepOf = (move: number): Step => {
	const becomes = move >> 12;
	return {
		from: move & 63,
		to: (move >> 6) & 63,
		// The reader counts what a pawn becomes from the knight on.
		promotion: becomes === 0 ? 0 : becomes + KNIGHT - 1,
	};
};

/** The two names of a move that the careful loader has played. */
const namesOf = ({ san, from, to, promotion }: PlayedMove) => ({
	san,
	uci: san === "--" ? "0000" : coordinatesOf({ from, to, promotion: kindOf(promotion) }),
});

const CLOCK = /^(?:(\d+):)?(\d+):(\d+(?:\.\d+)?)$/;

/** Seconds. */
function secondsIn(clock: string | undefined): number | undefined {
	const [, hours = "0", minutes, seconds] = CLOCK.exec(clock ?? "") ?? [];
	if (minutes === undefined) return undefined;
	return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function notedOf({ clocks, evaluation, after, nags }: Notes): Omit<GameMove, "san" | "uci"> {
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

/** The moves from a position on, in its line. A variation may be as deep as it likes. */
function lineFrom(game: Game, first: Frame | undefined): GameBranch[] {
	const line: GameBranch[] = [];
	for (let frame = first; frame !== undefined; ) {
		const { move, notes, parent, next } = positionAt(game, frame);
		if (move === undefined || parent === undefined) break;
		const [mainMove, ...others] = positionAt(game, parent).next;
		line.push({
			...namesOf(move),
			...notedOf(notes),
			position: frame,
			variations: mainMove === frame ? others.map((other) => lineFrom(game, other)) : [],
		});
		frame = next[0];
	}
	return line;
}

/** Where the text of a game is. Decoded when it is asked for. */
type Source = { readonly text: () => string; readonly piece: (text: string) => GameText };

/** Its methods are no properties of its own: a worker can post it. */
class PlayedGame implements GameWithPositions {
	readonly game: number;
	readonly tags: GameWithPositions["tags"];
	readonly result: string;
	declare readonly error?: string;
	readonly plies: number;
	/** Sixteen words each (chess/placement.ts), the start first. */
	readonly placements: Placements;
	readonly #source: Source;
	/** From, to and promotion of each move; nothing where the careful loader has to tell. */
	readonly #moves: Uint16Array | undefined;

	constructor(
		game: number,
		{ tags, result, fault }: Pick<Game, "tags" | "result" | "fault">,
		placements: Placements,
		source: Source,
		moves?: Uint16Array,
	) {
		this.game = game;
		this.tags = Object.fromEntries(tags);
		this.result = result;
		this.plies = placements.length / WORDS_PER_PLACEMENT - 1;
		if (fault !== undefined) this.error = gameFaultText(fault);
		this.placements = placements;
		this.#source = source;
		this.#moves = moves;
	}

	get pgn(): string {
		const text = this.#source.text();
		return ownText(text, this.#source.piece(text)).trim();
	}

	moves(): GameMove[] {
		const text = this.#source.text();
		const piece = this.#source.piece(text);
		if (this.#moves === undefined) return mainLineOf(finish(readingHanded(text, piece)));
		const notes = finish(readMoveTree(text, piece)).mainLine.map(notesOf);
		return Array.from(this.#moves, (move, ply) => {
			const step = stepOf(move);
			const san = moveNameAt(this.placements, ply as Frame, step);
			return { san, uci: coordinatesOf(step), ...notedOf(notes[ply] ?? NO_NOTES) };
		});
	}

	/** As the careful loader reads it. */
	tree(): GameTree {
		const text = this.#source.text();
		const game = finish(readingHanded(text, this.#source.piece(text)));
		return {
			moves: lineFrom(game, positionAt(game, FIRST_FRAME).next[0]),
			placements: game.placements,
			fens: game.positions.map(({ fen }) => fen),
		};
	}
}

/** The moves of a game's main line. */
function mainLineOf(game: Game): GameMove[] {
	return game.positions.slice(1, game.plies + 1).flatMap(({ move, notes }) => {
		return move === undefined ? [] : [{ ...namesOf(move), ...notedOf(notes) }];
	});
}

class Positions implements GameSink {
	#found: (PlayedGame | UnreadGame)[] = [];
	#count = 0;

	readonly #module: ReaderModule;

	constructor(module: ReaderModule) {
		this.#module = module;
	}

	take(): (PlayedGame | UnreadGame)[] {
		const found = this.#found;
		this.#found = [];
		return found;
	}

	see(view: GameView): void {
		const head = view.piece(view.head(), view.movesAt);
		const tags = tagsOf(head);
		const { result } = settleResult(head, tags, view.written, nowhere);
		const bytes = this.#module.input.slice(view.from, view.next);
		const source = {
			text: () => utf8.decode(bytes),
			piece: (text: string) => ({ ...head, end: text.length }),
		};
		const read = { tags, result, fault: undefined };
		const [placements, moves] = [view.placements.slice(), view.moves.slice()];
		this.#found.push(new PlayedGame(++this.#count, read, placements, source, moves));
	}

	*hand(text: string, games: readonly GameText[]): Work<void> {
		for (const piece of games) {
			const read = yield* this.#read(text, piece);
			this.#found.push(read);
			yield 1;
		}
	}

	*#read(text: string, piece: GameText): Work<PlayedGame | UnreadGame> {
		const own = ownText(text, piece);
		const number = ++this.#count;
		try {
			const game = yield* readingHanded(text, piece);
			const placements = game.placements.slice(0, (game.plies + 1) * WORDS_PER_PLACEMENT);
			const source = { text: () => own, piece: () => within(piece) };
			return new PlayedGame(number, game, placements, source);
		} catch (error) {
			if (!(error instanceof PgnError)) throw error;
			const tags = Object.fromEntries(tagsOf(piece));
			return { game: number, pgn: own.trim(), error: gameFaultText(error.fault), tags };
		}
	}
}

/** The games of a stream of bytes, in batches, not long after the next one has begun. */
export async function* positionsOf(
	module: ReaderModule,
	input: AsyncIterable<Uint8Array>,
): AsyncGenerator<readonly (GameWithPositions | UnreadGame)[]> {
	const reader = new GameReader(module);
	const positions = new Positions(module);
	for await (const stretch of stretchesOf(input, BATCH)) {
		yield* foundIn(reader.reading(stretch, positions), positions);
	}
	yield* foundIn(reader.ending(positions), positions);
}
