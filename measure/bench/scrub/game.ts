// Content of every page of the benchmark: the same game, its positions and their control.

import coreAddress from "../../../build/control.wasm?url";
import { PLAIN } from "../../../src/board/heat/palette.ts";
import type { Frame } from "../../../src/chess/frame.ts";
import { positionAt } from "../../../src/chess/game.ts";
import type { Square } from "../../../src/chess/square.ts";
import { squareName } from "../../../src/chess/square.ts";
import { controlAt } from "../../../src/control/controlMap.ts";
import { loadCore } from "../../../src/control/load.ts";
import { createActions } from "../../../src/session/state/actions.ts";
import { createAppStore } from "../../../src/session/state/appStore.ts";
import { createReader } from "../../../tests/support/reader.ts";
import { longGame } from "../positions.ts";

export const PLIES = 200;
const SEED = 1851;

/** Interface for the driver: goes to a ply, as a pointer on a slider would. */
export type Driven = { show(ply: number): void };

/** Our own store with the game loaded, and what the other pages need of it. */
export async function openGame() {
	const core = await loadCore(coreAddress);
	const store = createAppStore();
	const actions = { ...createActions(store, core), ...createReader(store, core) };
	actions.load(longGame(PLIES, SEED).moves.join(" "));
	const { game, control } = store.get();
	if (control === undefined || game.plies !== PLIES) throw new Error("The game did not load");
	const fens = game.positions.map(({ fen }) => fen);
	const moves = game.positions.slice(1).map((_, index) => {
		return positionAt(game, (index + 1) as Frame).move?.san ?? "";
	});
	/** Control of every square by name, for pages that colour squares one by one. */
	const heat = game.positions.map((_, frame) =>
		Array.from({ length: 64 }, (_, square) => ({
			name: squareName(square as Square),
			colour: PLAIN.tints[controlAt(control, frame as Frame, square as Square)].css,
		})),
	);
	return { core, store, actions, fens, moves, heat };
}

export type OpenGame = Awaited<ReturnType<typeof openGame>>;

/** Steps with the arrow keys, as all pages do. */
export function stepWithKeys(forward: () => void, back: () => void): void {
	window.addEventListener("keydown", ({ key }) => {
		if (key === "ArrowRight") forward();
		if (key === "ArrowLeft") back();
	});
}
