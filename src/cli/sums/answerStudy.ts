// Answers about me and my opponents over any number of games: a sink of games that adds up what is
// needed of each.

import { FIRST_FRAME, type Frame } from "../../chess/frame.ts";
import { positionAt, sideToMove } from "../../chess/game.ts";
import { familyOf } from "../../chess/openings/family.ts";
import { PgnError } from "../../chess/pgn/gameFault.ts";
import type { GameText } from "../../chess/pgn/gameText.ts";
import { RESULT_NAMES } from "../../chess/pgn/tags/results.ts";
import { tagsOf } from "../../chess/pgn/tags/tags.ts";
import { settleResult } from "../../chess/pgn/tree/readGame.ts";
import { KING, kindOf, NO_PIECE, PAWN, type Side } from "../../chess/piece.ts";
import { formatPieces } from "../../chess/pieceData.ts";
import {
	type Placements,
	pieceOn,
	readPieces,
	WORDS_PER_PLACEMENT,
} from "../../chess/placement.ts";
import { MoveError, openRules } from "../../chess/rules.ts";
import { type Square, squareName } from "../../chess/square.ts";
import type { Work } from "../../chess/work.ts";
import type { Insight } from "../../control/insight.ts";
import { PACKED_BYTES, type ReaderModule } from "../../control/readerModule.ts";
import { Counting } from "../../games/collection/answers/counting.ts";
import { stepTo } from "../../games/collection/answers/game/chances.ts";
import { factsOf } from "../../games/collection/answers/game/gatherFacts.ts";
import { noFacts, RECORD_BYTES, readSide } from "../../games/collection/answers/game/record.ts";
import type { Sides } from "../../games/collection/answers/openingTally.ts";
import { moveAt } from "../../games/collection/answers/reading.ts";
import { COLUMNS, Columns, type GameFacts } from "../../games/collection/columns.ts";
import { dayIn } from "../../games/collection/gather.ts";
import { wordsOf } from "../../games/collection/packedReader.ts";
import type { GameSink } from "../../games/reader/gameReader.ts";
import type { GameView } from "../../games/reader/gameView.ts";
import { readingHanded } from "../../games/reader/handedGame.ts";
import { AnswerSums } from "./answerSums.ts";
import { isSelected, type Selection } from "./selection.ts";

/**
 * The name of a move out of two placements, "6...c4", of a game from the start of chess; undefined
 * where they do not tell it. To replay a game for one name took most of the time of answers.
 */
export function nameMove(placements: Placements, ply: number, first: number): string | undefined {
	const mover = (first + ply + 1) & 1;
	const before = (ply - 1) as Frame;
	const { from, to } = stepTo(placements, ply, mover);
	if (from < 0 || to < 0) return undefined;
	const kind = kindOf(pieceOn(placements, before, from as Square));
	const isAcross = (from & 7) !== (to & 7);
	// Only what the move itself needs of the rights to castle and of the pawn that just passed.
	const castles = kind === KING && Math.abs(from - to) === 2 ? (to > from ? "K" : "Q") : "-";
	const right = mover === 0 ? castles : castles.toLowerCase();
	const isFree = pieceOn(placements, before, to as Square) === NO_PIECE;
	const passed = kind === PAWN && isAcross && isFree ? squareName(to as Square) : "-";
	const pieces = formatPieces(readPieces(placements, before));
	const number = (ply + first + 1) >> 1;
	const side = mover === 0 ? "w" : "b";
	try {
		const rules = openRules(`${pieces} ${side} ${right} ${passed} 0 ${number}`);
		const { san } = rules.play({ from: squareName(from as Square), to: squareName(to as Square) });
		// The piece of a promotion is not known here.
		return san.includes("=") ? undefined : `${number}${mover === 0 ? "." : "..."}${san}`;
	} catch (error) {
		if (!(error instanceof MoveError)) throw error;
		return undefined;
	}
}

type Tags = ReadonlyMap<string, string>;

const nowhere = () => ({ line: 1, column: 1 });
const encoder = new TextEncoder();

const NOTHING = Object.fromEntries(COLUMNS.map((name) => [name, 0])) as GameFacts;

/** Games that are added up together: enough that it costs little, and few in memory. */
const BATCH = 8192;

/** A game counts for me and for them. */
const BOTH: Sides = { mine: 1, theirs: 1 };

export class AnswerStudy implements GameSink {
	/** Games that count. */
	games = 0;
	readonly #sums: AnswerSums;
	#columns = new Columns(BATCH);
	#sides: (0 | 1)[] = [];
	readonly #module: ReaderModule;
	readonly #insight: Insight;
	readonly #selection: Selection;
	readonly #me: readonly string[];

	constructor(module: ReaderModule, insight: Insight, selection: Selection, me: readonly string[]) {
		this.#module = module;
		this.#insight = insight;
		this.#selection = selection;
		this.#me = me;
		this.#sums = new AnswerSums(me.length === 0);
	}

	see(view: GameView): void {
		const piece = view.piece(view.head(), view.movesAt);
		const tags = tagsOf(piece);
		const { result } = settleResult(piece, tags, view.written, nowhere);
		const mySide = this.#sideIn(tags, result);
		if (mySide === undefined) return;
		const bytes = this.#module.input.subarray(view.start, view.next);
		this.#count(tags, result, mySide, view.plies + 1, view.side, bytes, () => view.text());
	}

	*hand(text: string, games: readonly GameText[]): Work<void> {
		for (const piece of games) yield* this.#read(text, piece);
	}

	*#read(text: string, piece: GameText): Work<void> {
		try {
			const game = yield* readingHanded(text, piece);
			const mySide = this.#sideIn(game.tags, game.result);
			if (mySide === undefined) return;
			if (game.fault !== undefined) this.#sums.failed++;
			const { capacity, placements } = this.#module;
			const count = Math.min(game.plies + 1, capacity);
			placements.set(game.placements.subarray(0, count * WORDS_PER_PLACEMENT));
			const own = text.slice(piece.start, piece.end);
			const side = sideToMove(positionAt(game, FIRST_FRAME));
			this.#count(game.tags, game.result, mySide, count, side, encoder.encode(own), () => own);
		} catch (error) {
			if (!(error instanceof PgnError)) throw error;
			const tags = tagsOf(piece);
			const { result } = settleResult(piece, tags, undefined, nowhere);
			const mySide = this.#sideIn(tags, result);
			if (mySide === undefined) return;
			this.#sums.failed++;
			// Of what cannot be read nothing else is known.
			this.#add(tags, result, mySide, "", new Uint8Array(RECORD_BYTES));
		}
	}

	/** Which side is me; nothing where neither is, or the game is not meant. */
	#sideIn(tags: Tags, result: string): 0 | 1 | undefined {
		if (!isSelected(this.#selection, tags, result)) return undefined;
		if (this.#me.length === 0) return 0;
		const isMe = (name: string) => this.#me.includes((tags.get(name) ?? "").trim());
		if (isMe("White")) return 0;
		return isMe("Black") ? 1 : undefined;
	}

	#count(
		tags: Tags,
		result: string,
		mySide: 0 | 1,
		count: number,
		first: Side,
		bytes: Uint8Array,
		text: () => string,
	): void {
		const { calls, packed, placements } = this.#module;
		calls.mapPositions(0, count);
		calls.packPositions(0, count);
		const words = wordsOf(packed.subarray(0, count * PACKED_BYTES));
		const game = { placements, packed: words, count, first, bytes };
		const { record } = factsOf(game, this.#insight);
		this.#add(tags, result, mySide, familyOf(placements, count, first), record);
		const facts = noFacts();
		for (const side of [0, 1] as const) {
			readSide(record, 0, side, facts);
			const { lostCentre, centreMove } = facts;
			if (lostCentre === 0 || centreMove === undefined) continue;
			const isUsual = !tags.has("FEN");
			const known = isUsual ? nameMove(placements, lostCentre, first) : undefined;
			this.#sums.nameMove(lostCentre * 4096 + centreMove, known ?? moveAt(text(), lostCentre));
		}
	}

	#add(tags: Tags, result: string, mySide: 0 | 1, family: string, record: Uint8Array): void {
		const { names } = this.#columns;
		const facts = {
			...NOTHING,
			result: Math.max(0, RESULT_NAMES.indexOf(result as (typeof RESULT_NAMES)[number])),
			day: dayIn(tags),
			family: names.family.numberOf(family),
		};
		this.#columns.add(facts, record);
		this.#sides.push(mySide);
		this.games++;
		if (this.#sides.length === BATCH) this.#addUp();
	}

	#addUp(): void {
		const counting = new Counting(this.#sums.tally, this.#columns, BOTH);
		this.#sides.forEach((mySide, game) => {
			counting.add(game, mySide);
		});
		counting.finish();
		this.#columns = new Columns(BATCH);
		this.#sides = [];
	}

	/** Of all games so far. */
	get sums(): AnswerSums {
		if (this.#sides.length > 0) this.#addUp();
		return this.#sums;
	}
}
