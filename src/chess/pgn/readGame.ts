// PGN to games. The parser reads the words (splitPgn.ts has put them in order), chess.js plays the moves (rules.ts).

import { parse } from "@mliebelt/pgn-parser";
import { FenError, START_FEN, withoutZero } from "../fen.ts";
import type { Frame } from "../frame.ts";
import {
	type Arrow,
	type ColouredSquare,
	type Game,
	NO_NOTES,
	type Notes,
	type Place,
	type Position,
	type Warning,
} from "../game.ts";
import { WHITE } from "../piece.ts";
import { createPlacements, WORDS_PER_PLACEMENT } from "../placement.ts";
import { MoveError, openRules, type Rules } from "../rules.ts";
import { squareNamed } from "../square.ts";
import type { GameText, PgnTag } from "./gameText.ts";
import { cleanMoves, type Item, isDrop, lastUpTo, placesIn, RESULTS } from "./splitPgn.ts";
import { spelledTag } from "./tagNames.ts";

/** A game that cannot be read at all. */
export class PgnError extends Error {
	override readonly name = "PgnError";
	readonly place: Place | undefined;
	constructor(message: string, place?: Place) {
		super(message);
		this.place = place;
	}
}

/** What the parser gives for a move, as far as we use it. */
type ParsedMove = {
	readonly notation: { readonly notation: string };
	readonly nag?: readonly string[] | null;
	readonly variations?: readonly (readonly ParsedMove[])[];
	readonly commentMove?: string | null;
	readonly commentAfter?: string | null;
	readonly commentDiag?: Readonly<Record<string, unknown>> | null;
	readonly drawOffer?: boolean;
};

type ParsedGame = {
	readonly moves: readonly ParsedMove[];
	readonly gameComment?: Readonly<Record<string, unknown>> | null;
	readonly messages?: readonly {
		readonly message: string;
		readonly key?: string;
		readonly start?: { readonly offset: number };
	}[];
};

const STANDARD = /^(?:standard|normal|chess|from position|standard chess)?$/i;

/** A comment's text. Its line ends are where a file was wrapped. */
const words = (value: unknown) =>
	typeof value === "string" ? value.replace(/\s*[\r\n]\s*/g, " ").trim() : "";

const listed = (value: unknown): readonly string[] =>
	Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];

function squaresIn(value: unknown): ColouredSquare[] {
	return listed(value).flatMap((entry) => {
		const [, colour, name] = /^([A-Z])([a-h][1-8])$/.exec(entry) ?? [];
		return colour && name ? [{ colour, square: squareNamed(name) }] : [];
	});
}

function arrowsIn(value: unknown): Arrow[] {
	return listed(value).flatMap((entry) => {
		const [, colour, from, to] = /^([A-Z])([a-h][1-8])([a-h][1-8])$/.exec(entry) ?? [];
		return colour && from && to ? [{ colour, from: squareNamed(from), to: squareNamed(to) }] : [];
	});
}

const CLOCKS = ["clk", "emt", "egt", "mct"];
const KNOWN = new Set(["comment", "colorFields", "colorArrows", "eval", ...CLOCKS]);

function entriesOf(diagram: Readonly<Record<string, unknown>>, wanted: (name: string) => boolean) {
	return new Map(
		Object.entries(diagram)
			.filter(([name, value]) => wanted(name) && value !== null && value !== undefined)
			.map(([name, value]) => [name, String(value)] as const),
	);
}

const nagOf = (text: string) => Number(text.replace("$", ""));

function notesOf(move: ParsedMove): Notes {
	const diagram = move.commentDiag;
	if (!diagram && !move.nag && !move.commentMove && !move.drawOffer) return NO_NOTES;
	const known = diagram ?? {};
	const { eval: evaluation } = known;
	return {
		before: words(move.commentMove),
		after: words(move.commentAfter),
		nags: (move.nag ?? []).map(nagOf).filter((nag) => nag >= 1 && nag <= 220),
		drawOffer: move.drawOffer === true,
		squares: squaresIn(known.colorFields),
		arrows: arrowsIn(known.colorArrows),
		evaluation:
			typeof evaluation === "number" || typeof evaluation === "string" ? evaluation : undefined,
		clocks: entriesOf(known, (name) => CLOCKS.includes(name)),
		others: entriesOf(known, (name) => !KNOWN.has(name)),
	};
}

type PlaceAt = (offset: number) => Place;

type SyntaxFault = {
	readonly message: string;
	readonly found?: string | null;
	readonly location?: { readonly start: { readonly offset: number } };
};

/** The parser's long sentence in one of ours. */
function syntaxMessage({ message }: SyntaxFault): string {
	const [, found] = /but (.*) found\.$/s.exec(message) ?? [];
	return `Expected a move but ${found ?? "something else"} found.`;
}

/** From places in the parser's text to where they come from. */
function sourcesOf(items: readonly Item[]): (offset: number) => number {
	const starts: number[] = [];
	let length = 0;
	for (const { text } of items) {
		starts.push(length);
		length += text.length + 1;
	}
	return (offset) => {
		const item = lastUpTo(starts, offset);
		return (items[item]?.offset ?? 0) + offset - (starts[item] ?? 0);
	};
}

const parseWords = (items: readonly Item[]) =>
	parse(`${items.map(({ text }) => text).join(" ")} *`, {
		startRule: "game",
	}) as unknown as ParsedGame;

/** Commands in comments are a language of their own: where one is not understood, all are taken for text. */
const withoutCommands = (items: readonly Item[]) =>
	items.map(({ text, offset }) => ({ text: text.replace(/\[%/g, "(%"), offset }));

function parseStretch(placeAt: PlaceAt, items: readonly Item[]): ParsedGame {
	try {
		return parseWords(items);
	} catch (error) {
		if (error instanceof RangeError)
			throw new PgnError("Variations are too long or nested too deeply");
		const plain = withoutCommands(items);
		if (plain.some(({ text }, i) => text !== items[i]?.text)) return parseStretch(placeAt, plain);
		const fault = error as SyntaxFault;
		throw new PgnError(
			syntaxMessage(fault),
			placeAt(sourcesOf(items)(fault.location?.start.offset ?? 0)),
		);
	}
}

/** What the parser has to say of clocks and the like, each with its place. */
function stretchWarnings(
	placeAt: PlaceAt,
	items: readonly Item[],
	{ messages = [] }: ParsedGame,
): Warning[] {
	const sourceOf = sourcesOf(items);
	return messages
		.filter(({ key }) => key !== "Result")
		.map(({ message, start }) => ({
			message,
			place: start && placeAt(sourceOf(start.offset)),
		}));
}

/** What the parser has to say of a tag. It stumbles over times with millis: those are told by us. */
function tagMessages({ name, value }: PgnTag): string[] {
	if (/time$/i.test(name) && /\.\d+$/.test(value)) {
		return [`Unusual use of millis in time: ${value}`];
	}
	try {
		const text = `[${name} "${value.replace(/[\\"]/g, "\\$&")}"]\n\n*`;
		const { messages = [] } = parse(text, { startRule: "game" }) as unknown as ParsedGame;
		return messages.filter(({ key }) => key !== "Result").map(({ message }) => message);
	} catch {
		return [`Format of tag: "${name}" not correct: "${value}"`];
	}
}

function tagWarnings(placeAt: PlaceAt, piece: GameText): Warning[] {
	return piece.tags.flatMap((tag) =>
		tagMessages(tag).map((message) => ({ message, place: placeAt(tag.offset) })),
	);
}

/** Plays lines and collects the positions they lead through. */
class Replay {
	readonly positions: { -readonly [key in keyof Position]: Position[key] }[] = [];
	placements = createPlacements(64);
	readonly warnings: Warning[] = [];
	readonly #rules: Rules;
	readonly #placeOf: (move: ParsedMove) => Place | undefined;
	readonly #mainLine: readonly ParsedMove[];

	constructor(
		rules: Rules,
		notes: Notes,
		mainLine: readonly ParsedMove[],
		placeOf: (move: ParsedMove) => Place | undefined,
	) {
		this.#rules = rules;
		this.#placeOf = placeOf;
		this.#mainLine = mainLine;
		this.#add(undefined, 0, notes, undefined);
	}

	#add(move: Position["move"], number: number, notes: Notes, parent: Frame | undefined): Frame {
		const frame = this.positions.length as Frame;
		if ((frame + 1) * WORDS_PER_PLACEMENT > this.placements.length) {
			const larger = createPlacements((frame + 1) * 2);
			larger.set(this.placements);
			this.placements = larger;
		}
		this.#rules.encode(this.placements, frame);
		this.positions.push({ fen: this.#rules.fen(), move, number, notes, parent, next: [] });
		const before = parent === undefined ? undefined : this.positions[parent];
		if (before) before.next = [...before.next, frame];
		return frame;
	}

	/** Plays a line from a frame, then its variations from the last to the first; gives the plies played. */
	play(line: readonly ParsedMove[], start: Frame, onFault: (fault: Warning) => void): number {
		const frames: Frame[] = [start];
		let at = start;
		for (const parsed of line) {
			const text = parsed.notation.notation;
			const number = this.#rules.moveNumber();
			try {
				const move = this.#rules.play(text === "Z0" ? "--" : text);
				at = this.#add(move, number, notesOf(parsed), at);
				frames.push(at);
			} catch (error) {
				if (!(error instanceof MoveError)) throw error;
				const dots = this.#rules.side() === WHITE ? "." : "...";
				onFault({
					message: `Invalid move in PGN: ${text} (move ${number}${dots})`,
					place: this.#placeOf(parsed),
				});
				break;
			}
		}
		const plies = frames.length - 1;
		// What replaces a move that cannot be played would stand in its place: it is left out.
		if (line[plies]?.variations?.length) {
			const message = "Variations of a move that cannot be played are left out";
			this.warnings.push({ message, place: this.#placeOf(line[plies] as ParsedMove) });
		}
		// Nobody goes on from where the main line began.
		const first =
			line === this.#mainLine ? line.findIndex(({ variations }) => variations?.length) : 0;
		for (let index = plies - 1; index >= Math.max(first, 0) && first >= 0; index--) {
			this.#rules.undo();
			for (const variation of line[index]?.variations ?? []) {
				this.play(variation, frames[index] ?? start, (fault) => this.warnings.push(fault));
			}
		}
		return plies;
	}
}

/** Where each move of the tree comes from: the text has them in the order of a walk, a move before its variations. */
function offsetsOf(
	moves: readonly ParsedMove[],
	offsets: readonly number[],
): Map<ParsedMove, number> {
	const found = new Map<ParsedMove, number>();
	let next = 0;
	const walk = (line: readonly ParsedMove[]) => {
		for (const move of line) {
			found.set(move, offsets[next++] ?? 0);
			for (const variation of move.variations ?? []) walk(variation);
		}
	};
	walk(moves);
	return found;
}

/** The position a game starts from: its FEN tag, else the usual one. */
function startOf(tags: ReadonlyMap<string, string>, isStrict: boolean): string {
	const fen = tags.get("FEN");
	if (isStrict && fen === undefined && tags.get("SetUp") === "1") {
		throw new PgnError("Invalid PGN: FEN tag must be supplied with SetUp tag");
	}
	return fen === undefined || /^[-?]?$/.test(fen) ? START_FEN : withoutZero(fen);
}

export function tagsOf(piece: GameText): Map<string, string> {
	return new Map(piece.tags.map(({ name, value }) => [spelledTag(name), value]));
}

/** Reads one game of a text. What can be read is read; a PgnError says why nothing can. */
export function readGame(text: string, piece: GameText, { isStrict = false } = {}): Game {
	const placeAt = placesIn(text);
	const tags = tagsOf(piece);
	const variant = tags.get("Variant") ?? "";
	if (!STANDARD.test(variant)) throw new PgnError(`We do not play this variant: ${variant}`);
	const clean = cleanMoves(text, piece);
	let rules: Rules;
	try {
		rules = openRules(startOf(tags, isStrict));
	} catch (error) {
		if (error instanceof FenError) throw new PgnError(error.message);
		throw error;
	}
	const stretches = clean.stretches.map((items) => parseStretch(placeAt, items));
	const [first] = stretches;
	const opening = notesOf({
		notation: { notation: "" },
		commentAfter: words(first?.gameComment?.comment),
		commentDiag: first?.gameComment ?? null,
	});
	const moves = stretches.flatMap((stretch) => stretch.moves);
	if (moves.length === 0 && piece.tags.length === 0 && !clean.hasResult) {
		const { word = "nothing", offset = piece.start } = clean.fault ?? {};
		throw new PgnError(
			`Expected a tag or a move but "${word.slice(0, 40)}" found.`,
			placeAt(offset),
		);
	}
	const offsets = offsetsOf(moves, clean.moveOffsets);
	const placeOf = (move: ParsedMove) => {
		const offset = offsets.get(move);
		return offset === undefined ? undefined : placeAt(offset);
	};
	const replay = new Replay(rules, opening, moves, placeOf);
	let fault: Warning | undefined = clean.fault && {
		message: `Invalid move in PGN: ${clean.fault.word}${isDrop(clean.fault.word) ? " (a drop, which standard chess does not have)" : ""}`,
		place: placeAt(clean.fault.offset),
	};
	const plies = replay.play(moves, 0 as Frame, (found) => {
		fault = found;
	});
	const warnings: Warning[] = [
		...tagWarnings(placeAt, piece),
		...clean.oddities.map(({ message, offset }) => ({ message, place: placeAt(offset) })),
		...stretches.flatMap((stretch, i) =>
			stretchWarnings(placeAt, clean.stretches[i] ?? [], stretch),
		),
		...replay.warnings,
	];
	const tagged = tags.get("Result");
	const result = clean.hasResult ? clean.result : (RESULTS.get(tagged ?? "") ?? "*");
	if (clean.hasResult && tagged !== undefined && RESULTS.get(tagged) !== result) {
		const tag = piece.tags.find(({ name }) => name.toLowerCase() === "result");
		warnings.push({
			message: "Result in tags is different to result in SAN",
			place: tag && placeAt(tag.offset),
		});
		tags.set("Result", result);
	}
	return {
		tags,
		result,
		positions: replay.positions,
		placements: replay.placements.slice(0, replay.positions.length * WORDS_PER_PLACEMENT),
		plies,
		warnings,
		fault,
	};
}
