// Makes a picture of the position with its heat, as a file: pixels, or a drawing that is sharp at
// any size.

import { DEFAULT_LENS } from "../../../board/heat/lenses.ts";
import { loadStamps } from "../../../board/picture/stamps.ts";
import { SvgPen } from "../../../board/picture/svgPen.ts";
import { loadPieces } from "../../../board/pieces.ts";
import type { PieceSet } from "../../../board/styles/sets.ts";
import { positionAt } from "../../../chess/game.ts";
import { gameTitle } from "../../../chess/pgn/tags/gameTitle.ts";
import type { Insight } from "../../../control/insight.ts";
import { lensWords } from "../../../messages/en/lens.ts";
import { positionWords } from "../../../messages/en/position.ts";
import type { Session } from "../../../session/session.ts";
import type { AppState } from "../../../session/state/appState.ts";
import { pngOf } from "../../../ui/canvas/pngOf.ts";
import { tellPosition } from "../../../ui/tellPosition.ts";
import { BOARD, paintPicture, pictureHeight, type Whole } from "./paintPicture.ts";
import { loadInsightFor, seenAt } from "./pictureAt.ts";

export type PictureOptions = {
	readonly format: "png" | "svg";
	/** Of a PNG: a drawing has any size. */
	readonly scale: number;
	readonly showsCoordinates: boolean;
	readonly showsLegend: boolean;
	readonly showsCaption: boolean;
	readonly showsPatterns: boolean;
	readonly isTransparent: boolean;
};

/** A picture looks as the board does, but for what somebody has chosen otherwise. */
export const pictureOptions = (
	{ hidden, options }: Pick<AppState, "hidden" | "options">,
	chosen: Partial<PictureOptions>,
): PictureOptions => ({
	format: "png",
	scale: 2,
	showsCoordinates: !hidden.coordinates,
	showsLegend: true,
	showsCaption: false,
	showsPatterns: options.showsPatterns,
	isTransparent: false,
	...chosen,
});

type Caption = Whole["caption"];

/** The players, the position in words, and the comments on it. */
function captionOf({ store }: Session): Caption {
	const { game, frame } = store.get();
	const { before, after } = positionAt(game, frame).notes;
	const parts = [
		{
			text: gameTitle(
				(name) => game.tags.get(name),
				() => "",
			),
			type: 16,
			isBold: true,
			mostLines: 2,
		},
		{ text: tellPosition(game, frame), type: 13, isBold: false, mostLines: 1 },
		{ text: `${before} ${after}`, type: 14, isBold: false, mostLines: 6 },
	];
	return parts.filter(({ text }) => /[^?\s]/.test(text));
}

function contentsOf(
	session: Session,
	options: PictureOptions,
	insight: Insight | undefined,
): Whole {
	const { game, control, frame, lens } = session.store.get();
	const seen = seenAt(session, game, control, frame, insight);
	const { showsCoordinates, showsPatterns } = options;
	return {
		...seen,
		picture: { ...seen.picture, showsCoordinates, showsPatterns },
		caption: options.showsCaption ? captionOf(session) : [],
		counts: options.showsLegend ? seen.counts : undefined,
		meaning: lens === DEFAULT_LENS ? undefined : lensWords[lens].meaning,
		isTransparent: options.isTransparent,
	};
}

async function paintPng(whole: Whole, scale: number, set: PieceSet): Promise<Blob> {
	const sheet = await loadPieces((BOARD / 8) * scale, set);
	const canvas = document.createElement("canvas");
	canvas.width = BOARD * scale;
	canvas.height = pictureHeight(whole) * scale;
	const context = canvas.getContext("2d");
	if (context === null) throw new Error("This browser does not paint pictures");
	paintPicture(context, scale, sheet, whole);
	return pngOf(canvas);
}

async function drawSvg(whole: Whole, title: string, set: PieceSet): Promise<Blob> {
	const { sheet, stamps } = await loadStamps(set);
	const pen = new SvgPen(stamps);
	paintPicture(pen, 1, sheet, whole);
	const drawing = pen.document(BOARD, pictureHeight(whole), title, positionWords.credit[set]);
	return new Blob([drawing], { type: "image/svg+xml" });
}

export async function makePicture(session: Session, options: PictureOptions): Promise<Blob> {
	const whole = contentsOf(session, options, await loadInsightFor(session));
	const { game, frame, options: looks } = session.store.get();
	if (options.format === "png") return paintPng(whole, options.scale, looks.pieces);
	return drawSvg(whole, tellPosition(game, frame), looks.pieces);
}
