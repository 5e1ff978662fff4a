// A moment of a game as a chapter of PGN for a trainer: the whole game, which opens at the
// move in question, with a mark, sentences as a comment, and the better line as a variation.

import type { Frame } from "../../chess/frame.ts";
import { type Game, NO_NOTES } from "../../chess/game.ts";
import { CHAPTER } from "../../chess/pgn/tags/gameTitle.ts";
import { openingAt } from "../../chess/pgn/tags/opensAt.ts";
import { annotated } from "../../chess/pgn/write/annotated.ts";
import { formatPgn } from "../../chess/pgn/write/formatPgn.ts";
import type { Side } from "../collection/filter.ts";

export type Chapter = {
	readonly game: Game;
	/** Of the move in question. */
	readonly ply: number;
	/** Was it a mistake? The game opens before one, and else behind the move. */
	readonly isWrong: boolean;
	readonly title: string;
	/** Sentences before the first move, and behind the move. */
	readonly lead: string;
	readonly comment: string;
	/** 2 is a mistake, 4 a blunder, 6 a doubtful move. */
	readonly nag: number | undefined;
	/** Better moves, as SAN writes them. */
	readonly better: readonly string[];
};

/** Tags that tell no name, nor where the game can be looked up. */
const NAMELESS: ReadonlySet<string> = new Set([
	"Date",
	"Result",
	"WhiteElo",
	"BlackElo",
	"ECO",
	"Opening",
	"Variation",
	"TimeControl",
	"Variant",
	"SetUp",
	"FEN",
]);

/** Without anything that may tell who played: comments of the file may. */
export function withoutNames(game: Game, names: Readonly<Record<Side, string>>): Game {
	const kept = [...game.tags].filter(([name]) => NAMELESS.has(name));
	const tags = new Map([["Event", "?"], ["White", names.white], ["Black", names.black], ...kept]);
	const positions = game.positions.map((position) => ({
		...position,
		notes: { ...NO_NOTES, nags: position.notes.nags, clocks: position.notes.clocks },
	}));
	return { ...game, tags, positions };
}

export function chapterText({
	game,
	ply,
	isWrong,
	title,
	lead,
	comment,
	nag,
	better,
}: Chapter): string {
	const noted = annotated(game, [{ ply, comment, line: better, ...(nag && { nag }) }]);
	const opened = openingAt(noted, (isWrong ? ply - 1 : ply) as Frame);
	const [first, ...others] = opened.positions;
	if (first === undefined) return "";
	const after = [lead, first.notes.after].filter(Boolean).join(" ");
	const positions = [{ ...first, notes: { ...first.notes, after } }, ...others];
	const tags = new Map([...opened.tags, [CHAPTER, title] as const]);
	return formatPgn({ ...opened, tags, positions }, { maxWidth: 80 });
}
