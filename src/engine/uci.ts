// The text of UCI, the protocol of chess engines: a line as data. Everything that a search does not
// need is nothing here: options, copyright notices, "info string", whatever else a program prints.

/**
 * The outlook of the side to move: centipawns, or moves to mate (negative where that side is
 * mated).
 */
export type Score = { readonly cp: number; readonly mate?: never } | { readonly mate: number };

export type UciLine =
	| { readonly code: "uciok" }
	| { readonly code: "readyok" }
	| { readonly code: "name"; readonly name: string }
	/** Nothing for "(none)". */
	| { readonly code: "bestmove"; readonly move: string | undefined }
	| UciInfo;

export type UciInfo = {
	readonly code: "info";
	readonly depth: number;
	/** From 1. */
	readonly multipv: number;
	readonly score: Score;
	/** False for a lower or an upper bound. */
	readonly isExact: boolean;
	readonly nodes: number;
	readonly moves: readonly string[];
};

/** A line of 250 moves has some 1,500 letters: more is no answer, and is cut. */
const LONGEST_LINE = 8192;

/** Moves of a line: Stockfish stops at 246. */
const MOST_MOVES = 256;

const MOVE = /^[a-h][1-8][a-h][1-8][nbrq]?$/;

const wholeNumber = (text: string | undefined): number | undefined =>
	text !== undefined && /^-?\d{1,15}$/.test(text) ? Number(text) : undefined;

function scoreOf(kind: string | undefined, text: string | undefined): Score | undefined {
	const value = wholeNumber(text);
	if (value === undefined) return undefined;
	if (kind === "cp") return { cp: value };
	return kind === "mate" ? { mate: value } : undefined;
}

/** The moves from a place on, up to the first word that is none. */
function movesFrom(words: readonly string[], from: number): string[] {
	const rest = words.slice(from, from + MOST_MOVES);
	const end = rest.findIndex((word) => !MOVE.test(word));
	return end < 0 ? rest : rest.slice(0, end);
}

function infoOf(words: readonly string[]): UciInfo | undefined {
	// Free text may hold any of the words that are looked for.
	const text = words.indexOf("string");
	const fields = text < 0 ? words : words.slice(0, text);
	const after = (name: string) => {
		const index = fields.indexOf(name);
		return index < 0 ? undefined : fields[index + 1];
	};
	const at = fields.indexOf("score");
	const score = at < 0 ? undefined : scoreOf(fields[at + 1], fields[at + 2]);
	const pv = fields.indexOf("pv");
	const depth = wholeNumber(after("depth"));
	if (score === undefined || depth === undefined || pv < 0) return undefined;
	return {
		code: "info",
		depth,
		multipv: wholeNumber(after("multipv")) ?? 1,
		score,
		isExact: !fields.includes("lowerbound") && !fields.includes("upperbound"),
		nodes: wholeNumber(after("nodes")) ?? 0,
		moves: movesFrom(fields, pv + 1),
	};
}

const wordsOf = (line: string) => line.slice(0, LONGEST_LINE).trim().split(/\s+/);

/** Reads what an engine has found; nothing for a line that says anything else. */
export function parseInfo(line: string): UciInfo | undefined {
	const words = wordsOf(line);
	return words[0] === "info" ? infoOf(words) : undefined;
}

/** Reads a line of an engine; nothing for one that says nothing we need. */
export function parseUci(line: string): UciLine | undefined {
	const words = wordsOf(line);
	switch (words[0]) {
		case "uciok":
		case "readyok":
			return { code: words[0] };
		case "id":
			return words[1] === "name"
				? { code: "name", name: words.slice(2).join(" ").slice(0, 100) }
				: undefined;
		case "bestmove":
			return { code: "bestmove", move: words.slice(1, 2).find((word) => MOVE.test(word)) };
		case "info":
			return infoOf(words);
		default:
			return undefined;
	}
}

/** Cuts a stream of text into lines. No line is held beyond what is read of it. */
export class LineCutter {
	#rest = "";

	/** The lines that end in this text. */
	add(text: string): string[] {
		const parts = text.split(/\r?\n/);
		const last = parts.pop() ?? "";
		const lines = parts.map((part, index) => (index === 0 ? this.#rest + part : part));
		const rest = parts.length === 0 ? this.#rest + last : last;
		this.#rest = rest.slice(0, LONGEST_LINE);
		return lines;
	}
}
