// Puts games into a collection as a reader finds them: what is known of each, its text, and its
// positions.

import { FIRST_FRAME } from "../chess/frame.ts";
import { positionAt, sideToMove } from "../chess/game.ts";
import { PgnError } from "../chess/pgn/gameFault.ts";
import type { GameText } from "../chess/pgn/gameText.ts";
import { knownTag } from "../chess/pgn/tags/gameTitle.ts";
import { RESULT_NAMES } from "../chess/pgn/tags/results.ts";
import { tagsOf } from "../chess/pgn/tags/tags.ts";
import { parseDate, parseElo } from "../chess/pgn/tags/tagValues.ts";
import { settleResult } from "../chess/pgn/tree/readGame.ts";
import type { Side } from "../chess/piece.ts";
import { WORDS_PER_PLACEMENT } from "../chess/placement.ts";
import type { Work } from "../chess/work.ts";
import type { Insight } from "../control/insight.ts";
import { PACKED_BYTES, type ReaderModule } from "../control/readerModule.ts";
import { familyOf } from "../openings/family.ts";
import type { GameSink } from "../reader/gameReader.ts";
import type { GameView } from "../reader/gameView.ts";
import { readingHanded } from "../reader/handedGame.ts";
import { factsOf } from "./answers/game/gatherFacts.ts";
import type { GameFacts } from "./columns.ts";
import { wordsOf } from "./packedReader.ts";
import type { Stock } from "./stock.ts";

type Tags = ReadonlyMap<string, string>;

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
	/** Games that came, and those among them that the careful loader has read, or could not. */
	games = 0;
	handed = 0;
	failed = 0;

	constructor(stock: Stock, module: ReaderModule, insight: Insight) {
		this.#stock = stock;
		this.#module = module;
		this.#insight = insight;
	}

	see(view: GameView): void {
		const piece = view.piece(view.head(), view.movesAt);
		const tags = tagsOf(piece);
		const { result } = settleResult(piece, tags, view.written, nowhere);
		const { calls } = this.#module;
		calls.mapPositions(0, view.plies + 1);
		// Bytes that lie between games are nobody's.
		const bytes = this.#module.input.subarray(view.start, view.next);
		const facts = this.#keepPositions(view.plies + 1, view.side, bytes);
		this.#add(tags, result, bytes, facts);
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
			if (game.fault !== undefined) this.failed++;
			const { capacity, placements, calls } = this.#module;
			// Games that nobody has played end here.
			const count = Math.min(game.plies + 1, capacity);
			placements.set(game.placements.subarray(0, count * WORDS_PER_PLACEMENT));
			calls.mapPositions(0, count);
			this.#add(
				game.tags,
				game.result,
				bytes,
				this.#keepPositions(count, sideToMove(positionAt(game, FIRST_FRAME)), bytes),
			);
		} catch (error) {
			if (!(error instanceof PgnError)) throw error;
			this.failed++;
			const { result } = settleResult(piece, tags, undefined, nowhere);
			const none = { swing: 0, swingPly: 0, contested: 0, hung: 0, family: 0, positions: 0 };
			this.#add(tags, result, bytes, { ...none, positionAt: this.#stock.positionCount });
		}
	}

	/** Keeps positions that have been mapped; gives what they tell of their game. */
	#keepPositions(count: number, side: Side, bytes: Uint8Array) {
		const { calls, packed, counts, placements } = this.#module;
		calls.packPositions(0, count);
		const positionAt = this.#stock.positionCount;
		this.#stock.positions.append(packed.subarray(0, count * PACKED_BYTES));
		const words = wordsOf(packed.subarray(0, count * PACKED_BYTES));
		const game = { placements, packed: words, count, first: side, bytes };
		const { record, hung } = factsOf(game, this.#insight);
		const swing = calls.largestSwing(count);
		let contested = 0;
		for (let index = 0; index < count; index++) contested += counts[index * 4 + 2] ?? 0;
		return {
			positionAt,
			positions: count,
			swing: swing & 0xff,
			swingPly: swing >> 8,
			contested: Math.round((100 * contested) / count),
			hung: 1 + hung,
			family: this.#stock.columns.names.family.numberOf(familyOf(placements, count, side)),
			record,
		};
	}

	#add(
		tags: Tags,
		result: string,
		text: Uint8Array,
		{
			record,
			...facts
		}: Pick<
			GameFacts,
			"swing" | "swingPly" | "contested" | "hung" | "family" | "positions" | "positionAt"
		> & { readonly record?: Uint8Array },
	): void {
		const { columns, texts } = this.#stock;
		const { player, event, site, eco, opening } = columns.names;
		const tagOf = (name: string) => tags.get(name);
		const known = (name: string) => knownTag(tagOf, name) ?? "";
		const textAt = texts.length;
		// First what may find no room.
		texts.append(text);
		columns.add(
			{
				...facts,
				textAt,
				textLength: text.length,
				white: player.numberOf(known("White")),
				black: player.numberOf(known("Black")),
				event: event.numberOf(known("Event")),
				site: site.numberOf(known("Site")),
				eco: eco.numberOf(known("ECO")),
				opening: opening.numberOf(known("Opening")),
				whiteElo: parseElo(tagOf("WhiteElo")) ?? 0,
				blackElo: parseElo(tagOf("BlackElo")) ?? 0,
				day: dayIn(tags),
				result: Math.max(0, (RESULT_NAMES as readonly string[]).indexOf(result)),
			},
			record,
		);
		this.games++;
	}
}
