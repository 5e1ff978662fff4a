// Lines that are played through on the board, of cards and sentences: their moves become a game of
// their own, which the board shows in place of the open one. None of it is saved.

import { gameFrom, playMove } from "../chess/edit.ts";
import { FIRST_FRAME, type Frame } from "../chess/frame.ts";
import { type Game, moveName, positionAt } from "../chess/game.ts";
import { MoveError } from "../chess/rules.ts";
import { nameInLine } from "../messages/en/panels/tactics/wins.ts";
import type { Session } from "./session.ts";
import type { Sideline } from "./state/appState.ts";
import type { News } from "./state/news.ts";
import { joined } from "./state/sideline.ts";

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

/** Has a sideline this start and these moves? */
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

/** So many moves before a frame. */
function framesBack(game: Game, frame: Frame, count: number): Frame {
	let at = frame;
	for (let left = count; left > 0; left--) at = positionAt(game, at).parent ?? at;
	return at;
}

/** Adds the whole line in one change. Returns whether there was anything to add. */
function join({ store, actions }: Context, line: Sideline, back: number): boolean {
	const before = store.get().game;
	actions.edit((open) => {
		const { game, frame } = joined(open, line, line.game.plies as Frame);
		return { game, frame: framesBack(game, frame, back) };
	});
	return store.get().game !== before;
}

/** The whole line becomes the game's, in one change. The board shows what it showed. */
export function addSideline(session: Context): void {
	const { sideline } = session.store.get();
	if (sideline === undefined) return;
	if (!join(session, sideline, sideline.game.plies - sideline.frame)) return;
	session.store.set({ news: { code: "lineAdded", moves: lineNames(sideline) } });
}

/**
 * Before a class: adds the line, and shows the very position that it began at. Returns what was
 * added; undefined where the lesson had it.
 */
export function keepSideline(session: Context): News | undefined {
	const { sideline } = session.store.get();
	if (sideline === undefined || !join(session, sideline, sideline.game.plies)) return undefined;
	const news: News = { code: "lineKept", moves: lineNames(sideline) };
	session.store.set({ news });
	return news;
}

/** "24...Kb6", "25.b4": one number for two moves. */
export const lineNames = ({ game }: Pick<Sideline, "game">): readonly string[] =>
	game.positions
		.slice(1)
		.map((_, index) => nameInLine(moveName(game, (index + 1) as Frame), index));
