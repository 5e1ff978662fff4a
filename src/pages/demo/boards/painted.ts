// A canvas and a picture, each with a layer over it.

import { INK, PLAIN } from "../../../board/heat/palette.ts";
import { layerOn, lettersOf, pieceName, type ShowBoard } from "./shown.ts";
import { SIGNS } from "./signs.ts";

/** Pixels of a canvas's edge. */
const EDGE = 960;

function paint(canvas: HTMLCanvasElement, fen: string): void {
	const context = canvas.getContext("2d");
	const edge = EDGE / 8;
	if (context === null) return;
	context.font = `${edge * 0.75}px sans-serif`;
	context.textAlign = "center";
	context.textBaseline = "middle";
	[...lettersOf(fen)].forEach((letter, cell) => {
		const [column, row] = [cell & 7, cell >> 3];
		context.fillStyle = (column + row) % 2 === 0 ? PLAIN.pale : PLAIN.deep;
		context.fillRect(column * edge, row * edge, edge, edge);
		context.fillStyle = INK;
		context.fillText(SIGNS[letter] ?? "", (column + 0.5) * edge, (row + 0.5) * edge);
	});
}

export function createCanvas(host: HTMLElement): ShowBoard {
	const canvas = document.createElement("canvas");
	canvas.width = EDGE;
	canvas.height = EDGE;
	host.append(canvas);
	const colour = layerOn(canvas);
	return (shown) => {
		paint(canvas, shown.fen);
		colour(shown);
	};
}

/** The edge of a piece in the set of drawings. */
const TILE = 40;

const DEEP_SQUARES = Array.from({ length: 32 }, (_, index) => {
	const row = index >> 2;
	const column = (index & 3) * 2 + ((row + 1) % 2);
	return `M${column * TILE} ${row * TILE}h${TILE}v${TILE}h-${TILE}z`;
}).join("");

/** A position as the text of an SVG; `set` are the drawings of all pieces. */
function pictureOf(fen: string, set: string): string {
	const pieces = [...lettersOf(fen)].map((letter, cell) =>
		letter === " "
			? ""
			: `<use href="#${pieceName(letter)}" x="${(cell & 7) * TILE}" y="${(cell >> 3) * TILE}"/>`,
	);
	const edge = TILE * 8;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${edge} ${edge}" width="${edge}" height="${edge}"><defs>${set}</defs><path fill="${PLAIN.pale}" d="M0 0h${edge}v${edge}H0z"/><path fill="${PLAIN.deep}" d="${DEEP_SQUARES}"/>${pieces.join("")}</svg>`;
}

export async function createPicture(host: HTMLElement, setAddress: string): Promise<ShowBoard> {
	const response = await fetch(setAddress);
	const set = (await response.text()).replace(/^[\s\S]*?<svg[^>]*>/, "").replace("</svg>", "");
	const picture = document.createElement("img");
	picture.alt = "";
	host.append(picture);
	const colour = layerOn(picture);
	return (shown) => {
		picture.src = `data:image/svg+xml,${encodeURIComponent(pictureOf(shown.fen, set))}`;
		colour(shown);
	};
}
