// What a film consists of: shots, one after the other, and all that they are painted from. It can be sent to a worker.

import type { Frame } from "../../../chess/frame.ts";
import { type Game, numberText, positionAt } from "../../../chess/game.ts";
import { gameTitle } from "../../../chess/pgn/tags/gameTitle.ts";
import type { GameControl } from "../../../control/controlMap.ts";
import { moveWords } from "../../../messages/en/panels/moves.ts";
import type { PlacedNumber } from "../../../ui/canvas/paintBands.ts";
import { glyphOf } from "../../../ui/moveText/moveText.ts";
import { detailsOf } from "../detailsOf.ts";
import type { SeenAt } from "../picture/pictureAt.ts";

/** Which kinds of films there are, and what the file of each is to browsers. */
export const FILM_TYPES = { gif: "image/gif", webm: "video/webm", mp4: "video/mp4" } as const;

export type FilmFormat = keyof typeof FILM_TYPES;
export type VideoFormat = Exclude<FilmFormat, "gif">;

export type FilmOptions = {
	readonly format: FilmFormat;
	/** Pixels. */
	readonly width: number;
	/** Milliseconds for each move. */
	readonly speed: number;
	/** Places in the line on view, both seen. */
	readonly from: number;
	readonly to: number;
	readonly showsComments: boolean;
	/** Numbers, bar and timeline. */
	readonly showsCounts: boolean;
	/** A card before the first move, and one after the last. */
	readonly hasCards: boolean;
};

/** A card is text alone: who plays, and how it ended. */
export type Card = {
	readonly kind: "card";
	readonly title: string;
	readonly lines: readonly string[];
	readonly milliseconds: number;
};

export type Step = SeenAt & {
	readonly kind: "step";
	readonly frame: Frame;
	/** Where in the line it stands. */
	readonly place: number;
	/** "12. Nf3!" */
	readonly move: string;
	readonly comment: string;
	readonly milliseconds: number;
};

export type Shot = Card | Step;

export type Reel = {
	readonly options: FilmOptions;
	readonly title: string;
	readonly shots: readonly Shot[];
	readonly control: GameControl;
	/** The line, which the timeline shows, with the numbers of its moves. */
	readonly line: readonly Frame[];
	readonly numbers: readonly PlacedNumber[];
	/** Is there room for comments? */
	readonly hasComments: boolean;
};

/** Milliseconds that a card is seen, and that a sign of a comment adds to its move, up to a bound. */
const CARD = 2500;
const SIGN = 45;
const MOST_READING = 9000;

/** The last position of a film stays for so long at least. */
const LAST = 2500;

function moveText(game: Game, frame: Frame): string {
	const position = positionAt(game, frame);
	if (position.move === undefined) return "";
	const glyphs = [...new Set(position.notes.nags)].map(glyphOf).join("");
	return `${numberText(position)} ${position.move.san}${glyphs}`;
}

type Look = {
	readonly line: readonly Frame[];
	readonly numbers: readonly PlacedNumber[];
	readonly control: GameControl;
	/** A frame as the board would show it. */
	readonly see: (frame: Frame) => SeenAt;
};

/** The stretch of a line that is wished for, both ends included. */
export const stretchOf = (line: readonly Frame[], { from, to }: FilmOptions): readonly Frame[] =>
	line.slice(Math.min(from, to), Math.max(from, to) + 1);

export function createReel(game: Game, options: FilmOptions, look: Look): Reel {
	const title = gameTitle(
		(name) => game.tags.get(name),
		() => "",
	);
	const stretch = stretchOf(look.line, options);
	const steps = stretch.map((frame, index): Step => {
		const { notes } = positionAt(game, frame);
		const comment = options.showsComments ? `${notes.before} ${notes.after}`.trim() : "";
		const reading = options.speed + Math.min(MOST_READING, comment.length * SIGN);
		return {
			kind: "step",
			frame,
			place: Math.min(options.from, options.to) + index,
			...look.see(frame),
			move: moveText(game, frame),
			comment,
			milliseconds: index === stretch.length - 1 ? Math.max(LAST, reading) : reading,
		};
	});
	const name = title === "?" ? "Square Control" : title;
	const card = (lines: readonly (string | undefined)[]): Card => ({
		kind: "card",
		title: name,
		lines: lines.filter((text) => text !== undefined),
		milliseconds: CARD,
	});
	const cards = options.hasCards
		? [card([detailsOf(game) || undefined]), card([moveWords.result(game.result)])]
		: [];
	const [opening, end] = cards;
	const shots = [opening, ...steps, end].filter((shot) => shot !== undefined);
	const { control, line, numbers } = look;
	const hasComments = steps.some(({ comment }) => comment !== "");
	const hasCounts = steps.some(({ counts }) => counts !== undefined);
	return {
		options: { ...options, showsCounts: options.showsCounts && hasCounts },
		title: name,
		shots,
		control,
		line,
		numbers,
		hasComments,
	};
}
