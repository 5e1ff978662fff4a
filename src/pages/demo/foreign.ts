// Boards as other pages have them, coloured as those would, all at the same place of one game. Two
// from npm are not here since they are under the GPL, which this page is not, three since they
// write styles, which its policy forbids.

import setAddress from "cm-chessboard/assets/pieces/standard.svg?url";
import coreAddress from "../../../build/control.wasm?url";
import insightAddress from "../../../build/insight.wasm?url";
import { INK, PLAIN } from "../../board/heat/palette.ts";
import { createFollows } from "../../control/insight.ts";
import { loadCore, loadModule } from "../../control/load.ts";
import { demoWords } from "../../messages/en/screens/demo.ts";
import type { SquareName } from "../../package/answers.ts";
import type { Heat, HeatLens } from "../../package/heat/answers.ts";
import { openHeat } from "../../package/heat/openHeat.ts";
import { latePart } from "../../runtime/late/loadPart.ts";
import { fenAt, MOVES } from "./boards/game.ts";
import { layerOn, lettersOf, pieceName, type ShowBoard } from "./boards/shown.ts";
import { createGrid, createSigns, SIGNS } from "./boards/signs.ts";

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

function createCanvas(host: HTMLElement): ShowBoard {
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

async function createPicture(host: HTMLElement, setAddress: string): Promise<ShowBoard> {
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

const loadReactBoard = latePart("reactBoard", () => import("./boards/reactBoard.tsx"));
const loadCmBoard = latePart("cmBoard", () => import("./boards/cmBoard.ts"));

/** The maker of each board, by its name in the page. */
const MAKERS: Readonly<Record<string, (host: HTMLElement) => ShowBoard | Promise<ShowBoard>>> = {
	react: async (host) => (await loadReactBoard()).createReactBoard(host),
	cm: async (host) => (await loadCmBoard()).createCmBoard(host, setAddress),
	picture: (host) => createPicture(host, setAddress),
	canvas: createCanvas,
	signs: createSigns,
	grid: (host) => createGrid(host, setAddress),
};

/** Where the game begins: White takes on d7. */
const FIRST_PLACE = 25;

type Find = <Kind extends HTMLElement>(id: string, kind: { new (): Kind }) => Kind;

/** The heat of each lens, made when it is chosen first. */
async function loadHeats(): Promise<(lens: HeatLens) => Heat> {
	const [core, follows] = await Promise.all([
		loadCore(coreAddress),
		loadModule(insightAddress, createFollows),
	]);
	const made = new Map<HeatLens, Heat>();
	return (lens) => {
		const heat = made.get(lens) ?? openHeat(core, follows, { lens });
		made.set(lens, heat);
		return heat;
	};
}

/** The square under a press; White is at the bottom of every board. */
function squareAt(frame: HTMLElement, { clientX, clientY }: MouseEvent): SquareName {
	const { left, top, width } = frame.getBoundingClientRect();
	const eighth = (length: number) => Math.min(7, Math.max(0, Math.floor((length / width) * 8)));
	return `${"abcdefgh".charAt(eighth(clientX - left))}${8 - eighth(clientY - top)}` as SquareName;
}

/** A ring around the square that is asked about. */
function createMark(frame: HTMLElement) {
	const mark = document.createElement("i");
	mark.className = "foreign-mark";
	mark.hidden = true;
	frame.append(mark);
	return (square: SquareName | undefined): void => {
		mark.hidden = square === undefined;
		if (square === undefined) return;
		mark.style.left = `${"abcdefgh".indexOf(square.charAt(0)) * 12.5}%`;
		mark.style.top = `${(8 - Number(square.charAt(1))) * 12.5}%`;
	};
}

/** Makes the boards in their frames, and lets buttons, lens and square of the page drive them. */
export async function openBoards(frames: readonly HTMLElement[], find: Find): Promise<void> {
	const heatOf = await loadHeats();
	const [back, forward] = [
		find("foreign-back", HTMLButtonElement),
		find("foreign-forward", HTMLButtonElement),
	];
	const lens = find("foreign-lens", HTMLSelectElement);
	const field = find("foreign-square", HTMLInputElement);
	const [said, why] = [find("foreign-place", HTMLElement), find("foreign-why", HTMLElement)];
	const legend = find("foreign-legend", HTMLElement);
	const marks = frames.map(createMark);
	const boards: ShowBoard[] = [];
	let place = FIRST_PLACE;
	let asked: SquareName | undefined;

	function shown() {
		const before = place > 0 ? fenAt(place - 1) : undefined;
		return { fen: fenAt(place), before, heat: heatOf(lens.value as HeatLens) };
	}

	function explain(): void {
		for (const mark of marks) mark(asked);
		if (asked === undefined) return;
		const { fen, heat } = shown();
		why.textContent = heat.explain(fen, asked).sentence;
	}

	function show(): void {
		const now = shown();
		for (const board of boards) board(now);
		legend.replaceChildren(now.heat.legendElement());
		said.textContent = demoWords.ply(place, MOVES.length, MOVES[place - 1] ?? "");
		// A button that cannot act keeps the focus, so that keys go on from it.
		back.ariaDisabled = String(place === 0);
		forward.ariaDisabled = String(place === MOVES.length);
		explain();
	}

	function step(by: number): void {
		place = Math.min(MOVES.length, Math.max(0, place + by));
		show();
	}

	function ask(square: SquareName): void {
		asked = square;
		field.value = square;
		explain();
	}

	back.addEventListener("click", () => step(-1));
	forward.addEventListener("click", () => step(1));
	lens.addEventListener("change", show);
	field.addEventListener("input", () => {
		const typed = field.value.trim().toLowerCase();
		if (/^[a-h][1-8]$/.test(typed)) ask(typed as SquareName);
	});
	show();
	for (const control of [back, forward, lens, field]) control.disabled = false;
	await Promise.all(
		frames.map(async (frame) => {
			const host = document.createElement("div");
			host.className = "foreign-host";
			// Presses are the frame's, and nothing in it takes the focus.
			host.inert = true;
			frame.prepend(host);
			frame.addEventListener("click", (event) => ask(squareAt(frame, event)));
			try {
				const board = await MAKERS[frame.dataset.board ?? ""]?.(host);
				if (board === undefined) return;
				boards.push(board);
				board(shown());
			} catch {
				// The failure stands in the console; the other boards are there without this one.
				host.textContent = demoWords.boardMissing;
			}
		}),
	);
}
