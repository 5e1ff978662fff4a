// Reads one game of a text: its tags, its moves as a tree, played by the rules, and its faults.

import { startFen, surplusesIn } from "../../fen.ts";
import { FenError } from "../../fenFault.ts";
import { FIRST_FRAME, type Frame } from "../../frame.ts";
import type { Game, Notes, Position } from "../../game.ts";
import { createPlacements, type Placements, WORDS_PER_PLACEMENT } from "../../placement.ts";
import { MoveError, openRules, type Rules } from "../../rules.ts";
import { each, finish, partOf, type Work } from "../../work.ts";
import { PgnError, surplusWarnings, type TextPosition, type Warning } from "../gameFault.ts";
import type { GameText } from "../gameText.ts";
import { placesIn } from "../lex/textPlaces.ts";
import { RESULT_OF } from "../tags/results.ts";
import { tagsOf, tagWarnings } from "../tags/tags.ts";
import type { WrittenGame, WrittenLine } from "../write/writtenGame.ts";
import { readMoveTree } from "./moveTree.ts";
import { notesOf, notesOn } from "./notes.ts";
import { parseMoves } from "./parser.ts";

/** How many moves are played in a step. */
const AT_ONCE = 16;

/** Result of playing a game. */
type Played = Pick<Game, "positions" | "placements" | "plies" | "warnings" | "fault">;

/**
 * Plays a game's lines by the rules, main line first, and collects the positions they lead through:
 * frames, with all that belongs to each.
 */
class Replay {
	readonly positions: (Position & { readonly next: Frame[] })[] = [];
	#placements: Placements = createPlacements(64);
	readonly warnings: Warning[] = [];
	/** Why the main line ends early. */
	fault: Warning | undefined;
	readonly #rules: Rules;
	readonly #mainLine: WrittenLine;
	/** How many there are to be played. */
	readonly #moves: number;
	readonly #notationOf: ReadonlyMap<string, string>;
	readonly #placeAt: (offset: number) => TextPosition;

	constructor(
		rules: Rules,
		{ opening, mainLine, moves }: WrittenGame,
		notationOf: ReadonlyMap<string, string>,
		placeAt: (offset: number) => TextPosition,
	) {
		this.#rules = rules;
		this.#mainLine = mainLine;
		this.#moves = moves.length;
		this.#notationOf = notationOf;
		this.#placeAt = placeAt;
		this.#add(undefined, 0, notesOn(opening), undefined);
	}

	get placements(): Placements {
		return this.#placements.slice(0, this.positions.length * WORDS_PER_PLACEMENT);
	}

	#add(move: Position["move"], number: number, notes: Notes, parent: Frame | undefined): Frame {
		const frame = this.positions.length as Frame;
		if ((frame + 1) * WORDS_PER_PLACEMENT > this.#placements.length) {
			const larger = createPlacements((frame + 1) * 2);
			larger.set(this.#placements);
			this.#placements = larger;
		}
		this.#rules.encode(this.#placements, frame);
		this.positions.push({ fen: this.#rules.fen(), move, number, notes, parent, next: [] });
		if (parent !== undefined) this.positions[parent]?.next.push(frame);
		return frame;
	}

	/** Notes why a line ends early. */
	#endLine(line: WrittenLine, fault: Warning): void {
		if (line === this.#mainLine) this.fault = fault;
		else this.warnings.push(fault);
	}

	/** Plays the moves of a line from a frame as far as they can be played; gives the frames. */
	*#playMoves(line: WrittenLine, start: Frame): Work<Frame[]> {
		const frames: Frame[] = [start];
		let at = start;
		for (const written of line) {
			const text = this.#notationOf.get(written.word) ?? written.word;
			const number = this.#rules.moveNumber();
			try {
				const move = this.#rules.play(text === "Z0" ? "--" : text);
				at = this.#add(move, number, notesOf(written), at);
				frames.push(at);
				if (at % AT_ONCE === 0) yield at / this.#moves;
			} catch (error) {
				if (!(error instanceof MoveError)) throw error;
				const place = this.#placeAt(written.offset);
				const side = this.#rules.side();
				this.#endLine(line, { code: "illegalMove", move: text, number, side, place });
				break;
			}
		}
		return frames;
	}

	/** Plays a line, and then its variations from the last to the first. */
	*play(line: WrittenLine, start: Frame): Work<void> {
		const frames = yield* this.#playMoves(line, start);
		const plies = frames.length - 1;
		const unplayed = line[plies];
		// A variation of a move that cannot be played would stand in the place of that move: the
		// variation is left out.
		if (unplayed !== undefined && unplayed.variations.length > 0) {
			this.warnings.push({ code: "variationsLeftOut", place: this.#placeAt(unplayed.offset) });
		}
		for (let index = plies - 1; index >= 0; index--) {
			for (const variation of line[index]?.variations ?? []) {
				const from = frames[index] ?? start;
				this.#rules.goTo(this.positions[from]?.fen ?? "");
				yield* this.play(variation, from);
			}
		}
	}
}

/** Plays a game from where the rules stand. */
function* replay(
	rules: Rules,
	written: WrittenGame,
	notationOf: ReadonlyMap<string, string>,
	placeAt: (offset: number) => TextPosition,
): Work<Played> {
	const played = new Replay(rules, written, notationOf, placeAt);
	yield* played.play(written.mainLine, FIRST_FRAME);
	const { positions, placements, warnings, fault } = played;
	let plies = 0;
	while (positions[plies]?.next[0] === plies + 1) plies++;
	return { positions, placements, plies, warnings, fault };
}

const STANDARD = /^(?:standard|normal|chess|from position|standard chess)?$/i;

type PlaceAt = (offset: number) => TextPosition;
type Tags = Map<string, string>;

/** Is this the game whose rules we know? */
export const isStandard = (tags: Tags): boolean => STANDARD.test(tags.get("Variant") ?? "");

/** The rules at the position that a game starts from: its FEN tag's, else the usual one. */
function openStart(tags: Tags, isStrict: boolean): Rules {
	const fen = tags.get("FEN");
	if (isStrict && fen === undefined && tags.get("SetUp") === "1") {
		throw new PgnError({ code: "fenTagMissing" });
	}
	try {
		return openRules(startFen(fen));
	} catch (error) {
		if (error instanceof FenError) {
			throw new PgnError({ code: "fen", fault: error.fault });
		}
		throw error;
	}
}

/** More pieces than any game leads to, where the start is not the usual one. */
const oddStart = ({ placements }: Played, tags: Tags): Warning[] =>
	tags.has("FEN") ? surplusWarnings(surplusesIn(placements)) : [];

function refuseNothing(game: GameText, written: WrittenGame, placeAt: PlaceAt): void {
	if (written.moves.length > 0 || game.tags.length > 0 || written.result !== undefined) return;
	const { fault } = written;
	const word = fault !== undefined && "word" in fault ? fault.word : "nothing";
	const offset = fault?.offset ?? game.start;
	throw new PgnError({ code: "noGame", word: word.slice(0, 40) }, placeAt(offset));
}

function faultIn({ fault }: WrittenGame, placeAt: PlaceAt): Warning | undefined {
	if (fault === undefined) return undefined;
	const { offset, ...rest } = fault;
	return { ...rest, place: placeAt(offset) };
}

/**
 * The result: of the moves, else of the tags. Where they differ that of the moves replaces the
 * tag's, with a warning.
 */
export function settleResult(
	game: GameText,
	tags: Tags,
	written: string | undefined,
	placeAt: PlaceAt,
): { readonly result: string; readonly warnings: readonly Warning[] } {
	const tagged = tags.get("Result");
	const known = RESULT_OF.get(tagged ?? "");
	if (written === undefined || tagged === undefined || known === written) {
		return { result: written ?? known ?? "*", warnings: [] };
	}
	tags.set("Result", written);
	const tag = game.tags.find(({ name }) => name.toLowerCase() === "result");
	const warning: Warning = { code: "resultDiffers", place: tag && placeAt(tag.offset) };
	return { result: written, warnings: [warning] };
}

type ReadOptions = { readonly isStrict?: boolean };

/**
 * Reads one game of a text as far as it can be read; throws a PgnError where nothing can. If
 * strict, the SetUp tag requires a FEN tag.
 */
export const readGame = (text: string, game: GameText, options?: ReadOptions): Game =>
	finish(readingGame(text, game, options));

/** The same, in steps. */
export function* readingGame(
	text: string,
	game: GameText,
	{ isStrict = false }: ReadOptions = {},
): Work<Game> {
	const placeAt = yield* partOf(placesIn(text, game), 0, 0.05);
	const tags = tagsOf(game);
	if (!isStandard(tags)) {
		throw new PgnError({ code: "unknownVariant", variant: `${tags.get("Variant")}` });
	}
	const written = yield* partOf(readMoveTree(text, game), 0.05, 0.1);
	refuseNothing(game, written, placeAt);
	const rules = openStart(tags, isStrict);
	const words = written.moves.map(({ word }) => word);
	const notationOf = yield* partOf(parseMoves(words), 0.1, 0.2);
	const played = yield* partOf(replay(rules, written, notationOf, placeAt), 0.2, 0.9);
	const { result, warnings } = settleResult(game, tags, written.result, placeAt);
	const found: Warning[] = yield* partOf(tagWarnings(game, placeAt), 0.9, 0.95);
	const oddities = [...written.oddities, ...written.clockOddities];
	yield* partOf(
		each(oddities, ({ offset, ...fault }) => void found.push({ ...fault, place: placeAt(offset) })),
		0.95,
		1,
	);
	return {
		...played,
		tags,
		result,
		warnings: [...oddStart(played, tags), ...found, ...played.warnings, ...warnings],
		fault: played.fault ?? faultIn(written, placeAt),
	};
}
