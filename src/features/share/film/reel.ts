// A film as data: its shots in order, and all that they are painted from. Plain data, so that it
// can be sent to a worker.

import type { Frame } from "../../../chess/frame.ts";
import { type Game, moveNumberText, positionAt } from "../../../chess/game.ts";
import { gameTitle } from "../../../chess/pgn/tags/gameTitle.ts";
import type { GameControl } from "../../../control/controlMap.ts";
import { headerWords } from "../../../messages/en/first.ts";
import { moveWords } from "../../../messages/en/panels/moves.ts";
import type { PlacedNumber } from "../../../ui/canvas/paintBands.ts";
import { glyphOf } from "../../../ui/moveText/moveText.ts";
import { detailsOf } from "../detailsOf.ts";
import type { SeenAt } from "../picture/pictureAt.ts";

/** The formats of films, and the media type of each. */
export const FILM_TYPES = { gif: "image/gif", webm: "video/webm", mp4: "video/mp4" } as const;

export type FilmFormat = keyof typeof FILM_TYPES;
export type VideoFormat = Exclude<FilmFormat, "gif">;

export type FilmOptions = {
	readonly format: FilmFormat;
	/** Pixels. */
	readonly width: number;
	/** Milliseconds for each move. */
	readonly speed: number;
	/** The first and the last position, by their index in the line on view. */
	readonly from: number;
	readonly to: number;
	readonly showsComments: boolean;
	/** The numbers of squares by class, with a bar and the timeline. */
	readonly showsCounts: boolean;
	/** A card before the first move, and one after the last. */
	readonly hasCards: boolean;
};

/** A shot of text alone: who plays, or how the game ended. */
export type Card = {
	readonly kind: "card";
	readonly title: string;
	readonly lines: readonly string[];
	readonly milliseconds: number;
};

/** A shot of the board. */
export type Step = SeenAt & {
	readonly kind: "step";
	readonly frame: Frame;
	/** The index of the frame in the line. */
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
	/** Content of the timeline: the line, with the numbers of its moves. */
	readonly line: readonly Frame[];
	readonly numbers: readonly PlacedNumber[];
	/** Is there space for comments below the board? */
	readonly hasComments: boolean;
};

/** How long a card is seen. */
const CARD_MS = 2500;

/**
 * A comment makes its move stay longer, so that it can be read: by so much a character, up to a
 * bound.
 */
const READING_MS = 45;
const MAX_READING_MS = 9000;

/** The last position stays for at least so long. */
const LAST_POSITION_MS = 2500;

function moveText(game: Game, frame: Frame): string {
	const position = positionAt(game, frame);
	if (position.move === undefined) return "";
	const glyphs = [...new Set(position.notes.nags)].map(glyphOf).join("");
	return `${moveNumberText(position)} ${position.move.san}${glyphs}`;
}

type Source = {
	readonly line: readonly Frame[];
	readonly numbers: readonly PlacedNumber[];
	readonly control: GameControl;
	/** A frame as the board would show it. */
	readonly see: (frame: Frame) => SeenAt;
};

/** From one end to the other, both included, whichever comes first. */
const stretchOf = (line: readonly Frame[], { from, to }: FilmOptions): readonly Frame[] =>
	line.slice(Math.min(from, to), Math.max(from, to) + 1);

export function createReel(
	game: Game,
	options: FilmOptions,
	{ line, numbers, control, see }: Source,
): Reel {
	const title = gameTitle(
		(name) => game.tags.get(name),
		() => "",
	);
	const stretch = stretchOf(line, options);
	const steps = stretch.map((frame, index): Step => {
		const { notes } = positionAt(game, frame);
		const comment = options.showsComments ? `${notes.before} ${notes.after}`.trim() : "";
		const reading = options.speed + Math.min(MAX_READING_MS, comment.length * READING_MS);
		return {
			kind: "step",
			frame,
			place: Math.min(options.from, options.to) + index,
			...see(frame),
			move: moveText(game, frame),
			comment,
			milliseconds: index === stretch.length - 1 ? Math.max(LAST_POSITION_MS, reading) : reading,
		};
	});
	const name = title === "?" ? headerWords.home : title;
	const card = (lines: readonly (string | undefined)[]): Card => ({
		kind: "card",
		title: name,
		lines: lines.filter((text) => text !== undefined),
		milliseconds: CARD_MS,
	});
	const opening = options.hasCards && card([detailsOf(game) || undefined]);
	// An excerpt does not end with the game.
	const end = options.hasCards && stretch.at(-1) === line.at(-1) && card([moveWords.result(game)]);
	const shots = [opening, ...steps, end].filter((shot) => shot !== false);
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
