// Puts games into a collection as a reader finds them: what is known of each, its text, and its
// positions.

import { FIRST_FRAME } from "../../chess/frame.ts";
import { positionAt, sideToMove } from "../../chess/game.ts";
import { familyOf } from "../../chess/openings/family.ts";
import { PgnError } from "../../chess/pgn/gameFault.ts";
import type { GameText } from "../../chess/pgn/gameText.ts";
import { knownTag } from "../../chess/pgn/tags/gameTitle.ts";
import { RESULT_NAMES } from "../../chess/pgn/tags/results.ts";
import { tagsOf } from "../../chess/pgn/tags/tags.ts";
import { parseDate, parseElo } from "../../chess/pgn/tags/tagValues.ts";
import { settleResult } from "../../chess/pgn/tree/readGame.ts";
import { type Side, WHITE } from "../../chess/piece.ts";
import { WORDS_PER_PLACEMENT } from "../../chess/placement.ts";
import type { Work } from "../../chess/work.ts";
import type { Insight } from "../../control/insight.ts";
import { PACKED_BYTES, type ReaderModule } from "../../control/readerModule.ts";
import type { GameSink } from "../reader/gameReader.ts";
import type { GameView } from "../reader/gameView.ts";
import { readingHanded } from "../reader/handedGame.ts";
import { factsOf } from "./answers/game/gatherFacts.ts";
import { wordsOf } from "./packedReader.ts";
import { movesHash, type SameGames } from "./sameGames.ts";
import type { Stock } from "./stock.ts";

type Tags = ReadonlyMap<string, string>;

/** A game as a reader has found it; its positions lie in the module. */
type GatheredGame = {
	readonly tags: Tags;
	readonly result: string;
	readonly bytes: Uint8Array;
	readonly count: number;
	readonly side: Side;
};

const nowhere = () => ({ line: 1, column: 1 });
const encoder = new TextEncoder();

/** The day that a game was played on, as far as it is known. */
export function dayIn(tags: Tags): number {
	for (const name of ["Date", "UTCDate"]) {
		const { year, month = 0, day = 0 } = parseDate(tags.get(name) ?? "") ?? {};
		if (year !== undefined) return (year * 100 + month) * 100 + day;
	}
	return 0;
}

export class Gatherer implements GameSink {
	readonly #stock: Stock;
	readonly #module: ReaderModule;
	readonly #insight: Insight;
	readonly #same: SameGames | undefined;
	/**
	 * Games that were added, those that were there already, those that the careful loader has read,
	 * and those that were added though it could not.
	 */
	games = 0;
	known = 0;
	handed = 0;
	failed = 0;

	/** Without `same` every game is added. */
	constructor(stock: Stock, module: ReaderModule, insight: Insight, same?: SameGames) {
		this.#stock = stock;
		this.#module = module;
		this.#insight = insight;
		this.#same = same;
	}

	see(view: GameView): void {
		const piece = view.piece(view.head(), view.movesAt);
		const tags = tagsOf(piece);
		const { result } = settleResult(piece, tags, view.written, nowhere);
		const { calls } = this.#module;
		calls.mapPositions(0, view.plies + 1);
		// Bytes that lie between games are nobody's.
		const bytes = this.#module.input.subarray(view.start, view.next);
		this.#add({ tags, result, bytes, count: view.plies + 1, side: view.side });
	}

	*hand(text: string, games: readonly GameText[]): Work<void> {
		for (const piece of games) yield* this.#read(text, piece);
	}

	*#read(text: string, piece: GameText): Work<void> {
		const tags = tagsOf(piece);
		const bytes = encoder.encode(text.slice(piece.start, piece.end));
		this.handed++;
		try {
			const game = yield* readingHanded(text, piece);
			const { capacity, placements, calls } = this.#module;
			// Games that nobody has played end here.
			const count = Math.min(game.plies + 1, capacity);
			placements.set(game.placements.subarray(0, count * WORDS_PER_PLACEMENT));
			calls.mapPositions(0, count);
			const side = sideToMove(positionAt(game, FIRST_FRAME));
			const { tags, result, fault } = game;
			this.#add({ tags, result, bytes, count, side }, fault !== undefined);
		} catch (error) {
			if (!(error instanceof PgnError)) throw error;
			const { result } = settleResult(piece, tags, undefined, nowhere);
			this.#add({ tags, result, bytes, count: 0, side: WHITE }, true);
		}
	}

	/** What the mapped positions tell of their game; they are packed by it. */
	#measure(count: number) {
		if (count === 0) return { swing: 0, swingPly: 0, contested: 0 };
		const { calls, counts } = this.#module;
		calls.packPositions(0, count);
		const swing = calls.largestSwing(count);
		let contested = 0;
		for (let index = 0; index < count; index++) contested += counts[index * 4 + 2] ?? 0;
		return {
			swing: swing & 0xff,
			swingPly: swing >> 8,
			contested: Math.round((100 * contested) / count),
		};
	}

	/** Keeps packed positions; gives the rest of what they tell. */
	#keepPositions({ count, side, bytes }: GatheredGame) {
		if (count === 0) return { hung: 0, family: 0 };
		const { packed, placements } = this.#module;
		const kept = packed.subarray(0, count * PACKED_BYTES);
		this.#stock.positions.append(kept);
		const game = { placements, packed: wordsOf(kept), count, first: side, bytes };
		const { record, hung } = factsOf(game, this.#insight);
		const { family } = this.#stock.columns.names;
		return {
			hung: 1 + hung,
			family: family.numberOf(familyOf(placements, count, side)),
			record,
		};
	}

	/** Adds a game whose positions have been mapped, if it is new. */
	#add(found: GatheredGame, isFailed = false): void {
		const { tags, result, bytes, count } = found;
		const { columns, texts } = this.#stock;
		const { placements, packed } = this.#module;
		const { player, event, site, eco, opening } = columns.names;
		const tagOf = (name: string) => tags.get(name);
		const known = (name: string) => knownTag(tagOf, name) ?? "";
		const compared = {
			...this.#measure(count),
			positions: count,
			white: player.numberOf(known("White")),
			black: player.numberOf(known("Black")),
			day: dayIn(tags),
			result: Math.max(0, (RESULT_NAMES as readonly string[]).indexOf(result)),
			moves: movesHash(placements, count, bytes),
		};
		if (this.#same?.has(compared, packed.subarray(0, count * PACKED_BYTES))) {
			this.known++;
			return;
		}
		const positionAt = this.#stock.positionCount;
		const { record, ...facts } = this.#keepPositions(found);
		const textAt = texts.length;
		// First what may find no room.
		texts.append(bytes);
		columns.add(
			{
				...compared,
				...facts,
				positionAt,
				textAt,
				textLength: bytes.length,
				event: event.numberOf(known("Event")),
				site: site.numberOf(known("Site")),
				eco: eco.numberOf(known("ECO")),
				opening: opening.numberOf(known("Opening")),
				whiteElo: parseElo(tagOf("WhiteElo")) ?? 0,
				blackElo: parseElo(tagOf("BlackElo")) ?? 0,
			},
			record,
		);
		this.games++;
		if (isFailed) this.failed++;
	}
}
