// Changes of a game. Each gives a new game that shares what has not changed, and the frame to be
// on; the old one stays as it was, so that undoing is going back to it.

import { surplusesIn } from "./fen.ts";
import { FIRST_FRAME, type Frame } from "./frame.ts";
import { type Game, NO_NOTES, type Position, positionAt } from "./game.ts";
import { surplusWarnings } from "./pgn/gameFault.ts";
import { createPlacements, WORDS_PER_PLACEMENT } from "./placement.ts";
import { type MoveInput, openRules } from "./rules.ts";

export type Edited = { readonly game: Game; readonly frame: Frame };

/**
 * Frames in their order: the line from a frame to its end, then the variations along it, each in
 * the same way.
 */
function orderFrom(next: (frame: Frame) => readonly Frame[], start: Frame): Frame[] {
	const order: Frame[] = [];
	const waiting: Frame[] = [start];
	while (waiting.length > 0) {
		const branches: Frame[] = [];
		let at = waiting.pop();
		while (at !== undefined) {
			order.push(at);
			const [main, ...others] = next(at);
			branches.push(...others);
			at = main;
		}
		waiting.push(...branches.reverse());
	}
	return order;
}

/** The game with what follows each frame as given; frames that nothing leads to are gone. */
export function arranged(
	game: Game,
	next: (frame: Frame) => readonly Frame[],
	frame: Frame,
	start = FIRST_FRAME,
): Edited {
	const order = orderFrom(next, start);
	const places = new Map(order.map((old, now) => [old, now as Frame]));
	const placements = createPlacements(order.length);
	const positions = order.map((old, now): Position => {
		const begin = old * WORDS_PER_PLACEMENT;
		placements.set(
			game.placements.subarray(begin, begin + WORDS_PER_PLACEMENT),
			now * WORDS_PER_PLACEMENT,
		);
		const position = positionAt(game, old);
		const follows = next(old).map((child) => places.get(child) ?? FIRST_FRAME);
		const parent = position.parent === undefined ? undefined : places.get(position.parent);
		return { ...position, parent, next: follows };
	});
	let plies = 0;
	while (positions[plies]?.next[0] !== undefined) plies++;
	return {
		game: { ...game, positions, placements, plies },
		frame: places.get(frame) ?? FIRST_FRAME,
	};
}

/** Plays a move from a frame: follows it if the game has it there, else starts a variation. */
export function playMove(game: Game, frame: Frame, move: MoveInput): Edited {
	const before = positionAt(game, frame);
	const rules = openRules(before.fen);
	const number = rules.moveNumber();
	const played = rules.play(move);
	const known = before.next.find((child) => positionAt(game, child).move?.san === played.san);
	if (known !== undefined) return { game, frame: known };

	const added = game.positions.length as Frame;
	const placements = createPlacements(added + 1);
	placements.set(game.placements);
	rules.encode(placements, added);
	const position: Position = {
		fen: rules.fen(),
		move: played,
		number,
		notes: NO_NOTES,
		parent: frame,
		next: [],
	};
	const grown: Game = { ...game, positions: [...game.positions, position], placements };
	const next = (at: Frame) =>
		at === frame ? [...before.next, added] : (grown.positions[at]?.next ?? []);
	return arranged(grown, next, added);
}

/** The first frame of the variation that a frame stands in, or nothing on the main line. */
export function variationStart(game: Game, frame: Frame): Frame | undefined {
	let at: Frame | undefined = frame;
	while (at !== undefined) {
		const { parent }: Position = positionAt(game, at);
		if (parent !== undefined && positionAt(game, parent).next[0] !== at) return at;
		at = parent;
	}
	return undefined;
}

/** Puts another order of moves behind the parent of a variation. */
function reordered(
	game: Game,
	frame: Frame,
	order: (siblings: readonly Frame[], start: Frame) => readonly Frame[],
): Edited {
	const start = variationStart(game, frame);
	const parent = start === undefined ? undefined : positionAt(game, start).parent;
	if (start === undefined || parent === undefined) return { game, frame };
	const siblings = order(positionAt(game, parent).next, start);
	const next = (at: Frame) => (at === parent ? siblings : positionAt(game, at).next);
	return arranged(game, next, siblings.includes(start) ? frame : parent);
}

/** Moves the variation that a frame stands in one place up among its like. */
export function promoteVariation(game: Game, frame: Frame): Edited {
	return reordered(game, frame, (siblings, start) => {
		const at = siblings.indexOf(start);
		const others = siblings.filter((sibling) => sibling !== start);
		return [...others.slice(0, at - 1), start, ...others.slice(at - 1)];
	});
}

/** Makes the line that leads to a frame the main line. */
export function makeMainLine(game: Game, frame: Frame): Edited {
	let edited: Edited = { game, frame };
	while (variationStart(edited.game, edited.frame) !== undefined) {
		edited = reordered(edited.game, edited.frame, (siblings, start) => [
			start,
			...siblings.filter((sibling) => sibling !== start),
		]);
	}
	return edited;
}

/** Takes out the variation that a frame stands in; the frame to be on is the one it left. */
export function deleteVariation(game: Game, frame: Frame): Edited {
	return reordered(game, frame, (siblings, start) =>
		siblings.filter((sibling) => sibling !== start),
	);
}

/** The frames from the start to a frame. */
export function pathTo(game: Game, frame: Frame): Frame[] {
	const path: Frame[] = [];
	for (let at: Frame | undefined = frame; at !== undefined; at = positionAt(game, at).parent) {
		path.push(at);
	}
	return path.reverse();
}

/** At each frame on the way to a frame which of its moves is taken. */
export function choicesTo(game: Game, frame: Frame): number[] {
	const path = pathTo(game, frame);
	return path
		.slice(1)
		.map((at, index) => positionAt(game, path[index] ?? FIRST_FRAME).next.indexOf(at));
}

/** Follows choices as far as there are moves. */
export function frameOn(game: Game, choices: readonly number[]): Frame {
	let frame = FIRST_FRAME;
	for (const choice of choices) {
		const next = positionAt(game, frame).next[choice];
		if (next === undefined) break;
		frame = next;
	}
	return frame;
}

/** A game of a position alone. */
export function gameFrom(fen: string): Game {
	const rules = openRules(fen);
	const placements = createPlacements(1);
	rules.encode(placements, FIRST_FRAME);
	const start: Position = {
		fen: rules.fen(),
		move: undefined,
		number: 0,
		notes: NO_NOTES,
		parent: undefined,
		next: [],
	};
	return {
		tags: new Map(),
		result: "*",
		positions: [start],
		placements,
		plies: 0,
		warnings: surplusWarnings(surplusesIn(placements)),
		fault: undefined,
	};
}
