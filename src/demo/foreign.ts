// Boards as other pages have them, coloured as those would: a canvas by a layer over it, a table
// of signs by class names. Boards from npm are not here: two are under the GPL, which this page is
// not, most write style attributes, which its policy forbids, and each is a library more.

import coreAddress from "../../build/control.wasm?url";
import insightAddress from "../../build/insight.wasm?url";
import { createFollows } from "../control/insight.ts";
import { loadCore, loadModule } from "../control/load.ts";
import { INK, PLAIN } from "../heat/palette.ts";
import type { SquareName } from "../package/answers.ts";
import { openHeat } from "../package/heat/openHeat.ts";

/** Morphy's game at the opera, move by move. */
const POSITIONS = [
	"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
	"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR",
	"rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR",
	"rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R",
	"rnbqkbnr/ppp2ppp/3p4/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R",
	"rnbqkbnr/ppp2ppp/3p4/4p3/3PP3/5N2/PPP2PPP/RNBQKB1R",
	"rn1qkbnr/ppp2ppp/3p4/4p3/3PP1b1/5N2/PPP2PPP/RNBQKB1R",
	"rn1qkbnr/ppp2ppp/3p4/4P3/4P1b1/5N2/PPP2PPP/RNBQKB1R",
	"rn1qkbnr/ppp2ppp/3p4/4P3/4P3/5b2/PPP2PPP/RNBQKB1R",
	"rn1qkbnr/ppp2ppp/3p4/4P3/4P3/5Q2/PPP2PPP/RNB1KB1R",
	"rn1qkbnr/ppp2ppp/8/4p3/4P3/5Q2/PPP2PPP/RNB1KB1R",
	"rn1qkbnr/ppp2ppp/8/4p3/2B1P3/5Q2/PPP2PPP/RNB1K2R",
	"rn1qkb1r/ppp2ppp/5n2/4p3/2B1P3/5Q2/PPP2PPP/RNB1K2R",
	"rn1qkb1r/ppp2ppp/5n2/4p3/2B1P3/1Q6/PPP2PPP/RNB1K2R",
	"rn2kb1r/ppp1qppp/5n2/4p3/2B1P3/1Q6/PPP2PPP/RNB1K2R",
	"rn2kb1r/ppp1qppp/5n2/4p3/2B1P3/1QN5/PPP2PPP/R1B1K2R",
	"rn2kb1r/pp2qppp/2p2n2/4p3/2B1P3/1QN5/PPP2PPP/R1B1K2R",
	"rn2kb1r/pp2qppp/2p2n2/4p1B1/2B1P3/1QN5/PPP2PPP/R3K2R",
	"rn2kb1r/p3qppp/2p2n2/1p2p1B1/2B1P3/1QN5/PPP2PPP/R3K2R",
	"rn2kb1r/p3qppp/2p2n2/1N2p1B1/2B1P3/1Q6/PPP2PPP/R3K2R",
	"rn2kb1r/p3qppp/5n2/1p2p1B1/2B1P3/1Q6/PPP2PPP/R3K2R",
	"rn2kb1r/p3qppp/5n2/1B2p1B1/4P3/1Q6/PPP2PPP/R3K2R",
	"r3kb1r/p2nqppp/5n2/1B2p1B1/4P3/1Q6/PPP2PPP/R3K2R",
	"r3kb1r/p2nqppp/5n2/1B2p1B1/4P3/1Q6/PPP2PPP/2KR3R",
	"3rkb1r/p2nqppp/5n2/1B2p1B1/4P3/1Q6/PPP2PPP/2KR3R",
	"3rkb1r/p2Rqppp/5n2/1B2p1B1/4P3/1Q6/PPP2PPP/2K4R",
	"4kb1r/p2rqppp/5n2/1B2p1B1/4P3/1Q6/PPP2PPP/2K4R",
	"4kb1r/p2rqppp/5n2/1B2p1B1/4P3/1Q6/PPP2PPP/2KR4",
	"4kb1r/p2r1ppp/4qn2/1B2p1B1/4P3/1Q6/PPP2PPP/2KR4",
	"4kb1r/p2B1ppp/4qn2/4p1B1/4P3/1Q6/PPP2PPP/2KR4",
	"4kb1r/p2n1ppp/4q3/4p1B1/4P3/1Q6/PPP2PPP/2KR4",
	"1Q2kb1r/p2n1ppp/4q3/4p1B1/4P3/8/PPP2PPP/2KR4",
	"1n2kb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2KR4",
	"1n1Rkb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K5",
] as const;

const SIGNS: Readonly<Record<string, string>> = {
	...{ K: "♔", Q: "♕", R: "♖", B: "♗", N: "♘", P: "♙" },
	...{ k: "♚", q: "♛", r: "♜", b: "♝", n: "♞", p: "♟" },
};

/** A table of 64 cells, from a8 on; each is known by its square. */
function createTable(table: HTMLElement) {
	const cells = [..."87654321"].flatMap((rank) =>
		[..."abcdefgh"].map((file) => {
			const cell = document.createElement("i");
			cell.dataset.square = file + rank;
			return cell;
		}),
	);
	table.replaceChildren(...cells);
	return cells;
}

/** A row after the other from a8 on; a blank for an empty square. */
const lettersOf = (fen: string) =>
	fen.replace(/\d/g, (gap) => " ".repeat(Number(gap))).replaceAll("/", "");

function paint(canvas: HTMLCanvasElement, fen: string): void {
	const context = canvas.getContext("2d");
	const edge = canvas.width / 8;
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

/** Fills both boards. Returns what shows a position, by its place in the game. */
export async function colourBoards(
	drawn: HTMLCanvasElement,
	table: HTMLElement,
	legend: HTMLElement,
) {
	const [core, follows] = await Promise.all([
		loadCore(coreAddress),
		loadModule(insightAddress, createFollows),
	]);
	const heat = openHeat(core, follows);
	// The page's policy lets no script write styles into it; a sheet that is adopted is none.
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(heat.css(".signs > i"));
	document.adoptedStyleSheets.push(sheet);
	const layer = heat.layer(drawn);
	const cells = createTable(table);
	legend.replaceChildren(heat.legendElement());
	return (place: number): void => {
		const fen = POSITIONS[place] ?? POSITIONS[0];
		layer.show(fen);
		paint(drawn, fen);
		const names = heat.classes(fen);
		const letters = lettersOf(fen);
		cells.forEach((cell, index) => {
			cell.className = names.get(cell.dataset.square as SquareName) ?? "";
			cell.textContent = SIGNS[letters.charAt(index)] ?? "";
		});
	};
}
