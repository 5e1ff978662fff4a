// Lines that are played through on the board, of cards and sentences: their moves become a game of
// their own, which the board shows in place of the open one. None of it is saved.

import { gameFrom, playMove } from "../chess/edit.ts";
import { FIRST_FRAME, type Frame } from "../chess/frame.ts";
import { type Game, moveName, positionAt } from "../chess/game.ts";
import { MoveError } from "../chess/rules.ts";
import { sidelineWords } from "../messages/en/panels/sideline.ts";
import { line } from "../messages/en/panels/tactics/wins.ts";
import type { Sideline } from "../store/state/appState.ts";
import { joined } from "../store/state/sideline.ts";
import type { Session } from "./session.ts";

type Context = Pick<Session, "store" | "actions" | "core">;

/** "22...Bxb3" as it is played. */
export const sanOf = (name: string) => name.replace(/^\d+\.+/, "");

/** As far as its moves are legal. */
function gameOf(fen: string, names: readonly string[]): Game {
	let edited = { game: gameFrom(fen), frame: FIRST_FRAME };
	try {
		for (const name of names) edited = playMove(edited.game, edited.frame, sanOf(name));
	} catch (error) {
		if (!(error instanceof MoveError)) throw error;
		console.error(error.message);
	}
	return edited.game;
}

/** Is it the line of these moves? */
export const isLineOf = (
	{ from, game }: Sideline,
	start: Frame,
	names: readonly string[],
): boolean =>
	from === start &&
	names.length === game.plies &&
	names.every((name, index) => game.positions[index + 1]?.move?.san === sanOf(name));

/** Shows the position after so many moves of a line that begins at a frame of the game. */
export function playSideline(
	{ store, core }: Context,
	from: Frame,
	names: readonly string[],
	count: number,
): void {
	const { game: open, sideline } = store.get();
	if (sideline && isLineOf(sideline, from, names)) {
		store.set({ sideline: { ...sideline, frame: count as Frame } });
		return;
	}
	const game = gameOf(positionAt(open, from).fen, names);
	if (game.plies === 0) return;
	const frame = Math.min(count, game.plies) as Frame;
	const control = core.computeControl(game.placements);
	store.set({ sideline: { game, control, frame, from }, pointed: undefined });
}

/** The whole line becomes the game's, in one change. The board shows what it showed. */
export function addSideline({ store, actions }: Context): void {
	const { sideline, game: before } = store.get();
	if (sideline === undefined) return;
	const { game: moves, frame: shown } = sideline;
	actions.edit((open) => {
		let { game, frame } = joined(open, sideline, moves.plies as Frame);
		for (let left = moves.plies - shown; left > 0; left--) {
			frame = positionAt(game, frame).parent ?? frame;
		}
		return { game, frame };
	});
	if (store.get().game === before) return;
	const names = moves.positions.slice(1).map((_, index) => moveName(moves, (index + 1) as Frame));
	store.set({ news: sidelineWords.added(line(names)) });
}
