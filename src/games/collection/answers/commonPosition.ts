// The commonest position of some games: as late as a tenth of them still share one.

import { START_FEN } from "../../../chess/fen.ts";
import type { Frame } from "../../../chess/frame.ts";
import { formatPieces } from "../../../chess/pieceData.ts";
import { readPieces } from "../../../chess/placement.ts";
import type { ReaderModule } from "../../../control/readerModule.ts";
import { GameReader } from "../../reader/gameReader.ts";
import type { Stock } from "../stock.ts";
import { evenly, type GameSide, type Span } from "./gameSides.ts";

const MAX_GAMES = 400;
const LAST_MOVE = 20;
const SHARED = 0.1;

/** The same with colours and ranks turned. */
const turned = (pieceData: string): string =>
	pieceData
		.split("/")
		.reverse()
		.join("/")
		.replace(/[a-z]/gi, (letter) =>
			letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
		);

/** Piece data after each full move, 0 first. */
function positionsOf(module: ReaderModule, text: string, isTurned: boolean): string[] {
	const found: string[] = [];
	const reader = new GameReader(module);
	const sink = {
		see(view: { readonly plies: number }) {
			for (let ply = 0; ply <= Math.min(view.plies, LAST_MOVE * 2); ply += 2) {
				const pieces = formatPieces(readPieces(module.placements, ply as Frame));
				found.push(isTurned ? turned(pieces) : pieces);
			}
		},
		// The few that the careful loader would read are left aside.
		*hand() {},
	};
	reader.read(new TextEncoder().encode(text), sink);
	reader.end(sink);
	return found;
}

function commonest(all: readonly string[]): { position: string; count: number } {
	const counts = new Map<string, number>();
	for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
	let best = { position: "", count: 0 };
	for (const [position, count] of counts) if (count > best.count) best = { position, count };
	return best;
}

/** As a FEN; `seat` is 1 where I am shown as Black. */
export function commonPosition(
	stock: Stock,
	module: ReaderModule,
	places: readonly GameSide[],
	seat: number,
	{ from, to }: Span,
): string {
	const chosen = evenly(places, MAX_GAMES);
	const all = chosen.map(({ game, side }) => ({
		isTurned: side !== seat,
		positions: positionsOf(module, stock.textOf(game), side !== seat),
	}));
	for (let move = Math.min(to, LAST_MOVE); move >= 0; move--) {
		const there = all.flatMap(({ positions }) => positions[move] ?? []);
		const { position, count } = commonest(there);
		if (count < Math.max(1, SHARED * chosen.length) && move > from) continue;
		const first = all.find(({ positions }) => positions[move] === position);
		if (first === undefined) continue;
		return `${position} ${first.isTurned ? "b" : "w"} - - 0 ${move + 1}`;
	}
	return START_FEN;
}
