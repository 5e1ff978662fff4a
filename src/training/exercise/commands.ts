// The questions of a lesson: read from the commands at its positions, and written to them. A
// command that cannot be understood stays in the file as it is.

import type { Edited } from "../../chess/edit.ts";
import type { Frame } from "../../chess/frame.ts";
import { type Game, moveName, positionAt } from "../../chess/game.ts";
import {
	type Ask,
	type AskFault,
	type AskKind,
	choosingOf,
	formatAsk,
	isFault,
	needsMove,
	parseAsk,
	type Question,
} from "../question.ts";
import type { Terms } from "./terms.ts";

/** Content of a link: questions with a title, and the author's other terms for pupils. */
export type Exercise = {
	readonly title: string;
	readonly questions: readonly Question[];
	/** Undefined where there is nothing of it. */
	readonly terms?: Terms;
};

/** A question, or what is wrong with it, where it stands in its game. */
export type Placed = {
	readonly frame: Frame;
	/** Among the questions of the frame. */
	readonly index: number;
	readonly found: Question | AskFault;
};

/** The command's name, behind "[%". */
const COMMAND = "ask";

const commandsAt = (game: Game, frame: Frame): readonly string[] =>
	(positionAt(game, frame).notes.others.get(COMMAND) ?? "")
		.split(/\s+/)
		.filter((one) => one !== "");

const piecesOf = (fen: string) => fen.split(" ", 1)[0] ?? "";

/** The fields of a FEN that a kind of question needs. */
function shortFen(fen: string, kind: AskKind): string {
	const [pieces, side, castling, passed = "-"] = fen.split(" ");
	if (choosingOf(kind) === "move") return [pieces, side, castling, passed].join(" ");
	const isPassed = kind === "hanging" && passed !== "-";
	return [pieces, side, ...(isPassed ? ["-", passed] : [])].join(" ");
}

/** A question as it is at a frame; undefined where it asks of a move, and none follows. */
export function questionAt(game: Game, frame: Frame, ask: Ask): Question | undefined {
	const { fen, next } = positionAt(game, frame);
	const position = shortFen(fen, ask.kind);
	if (!needsMove(ask.kind)) return { ...ask, position, next: "", move: "" };
	const [after] = next;
	if (after === undefined) return undefined;
	return {
		...ask,
		position,
		next: piecesOf(positionAt(game, after).fen),
		move: moveName(game, after),
	};
}

/** Those of a game in the order of its frames: the main line first. */
export function questionsIn(game: Game): Placed[] {
	return game.positions.flatMap((position, at) => {
		if (!position.notes.others.has(COMMAND)) return [];
		const frame = at as Frame;
		return commandsAt(game, frame).map((command, index) => {
			const ask = parseAsk(command);
			const found = isFault(ask) ? ask : (questionAt(game, frame, ask) ?? "noMove");
			return { frame, index, found };
		});
	});
}

/** Does a text hold questions? Asked before it is parsed. */
export const mayAsk = (pgn: string): boolean => pgn.includes(`[%${COMMAND}`);

function withCommands(game: Game, frame: Frame, commands: readonly string[]): Edited {
	const position = positionAt(game, frame);
	const others = new Map(position.notes.others);
	if (commands.length === 0) others.delete(COMMAND);
	else others.set(COMMAND, commands.join(" "));
	const positions = game.positions.with(frame, {
		...position,
		notes: { ...position.notes, others },
	});
	return { game: { ...game, positions }, frame };
}

/** Puts a question behind the others of a frame. */
export const addAsk = (game: Game, frame: Frame, ask: Ask): Edited =>
	withCommands(game, frame, [...commandsAt(game, frame), formatAsk(ask)]);

/** Replaces a question, or deletes it. */
export function setAsk(game: Game, frame: Frame, index: number, ask: Ask | undefined): Edited {
	const commands = commandsAt(game, frame);
	const changed =
		ask === undefined
			? commands.filter((_, at) => at !== index)
			: commands.map((command, at) => (at === index ? formatAsk(ask) : command));
	return withCommands(game, frame, changed);
}

/** Is anything asked at a frame? */
export const isAsked = (game: Game, frame: Frame): boolean =>
	positionAt(game, frame).notes.others.has(COMMAND);
