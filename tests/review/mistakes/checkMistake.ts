// What a mistake says, checked against chess.js and its lines: every move is legal, every piece
// stands where it is said to stand, and falls where it is said to fall.

import { Chess, type Square as ChessSquare, type Color } from "chess.js";
import { expect } from "vitest";
import { type Piece, pieceLetter, sideOf, WHITE } from "../../../src/chess/piece.ts";
import { squareName } from "../../../src/chess/square.ts";
import type { MaterialMistake, Mistake, Placed, Win } from "../../../src/review/mistakes/reason.ts";

export const san = (name: string) => name.replace(/^\d+\.+/, "");

/** The positions of a line, from one position on; throws at an illegal move. */
export function positionsOf(start: Chess, names: readonly string[]): Chess[] {
	const positions = [start];
	for (const name of names) {
		const next = new Chess((positions.at(-1) as Chess).fen());
		const number = Number(/^\d+/.exec(name)?.[0]);
		expect([next.moveNumber(), name.includes("...")]).toEqual([number, next.turn() === "b"]);
		next.move(san(name));
		positions.push(next);
	}
	return positions;
}

export function startOf(moves: readonly string[], ply: number): Chess {
	const chess = new Chess();
	for (const move of moves.slice(0, ply - 1)) chess.move(move);
	return new Chess(chess.fen());
}

const pieceAt = (chess: Chess, square: string) => {
	const piece = chess.get(square as ChessSquare);
	return piece && (piece.color === "w" ? piece.type.toUpperCase() : piece.type);
};

const colourOf = (piece: Piece): Color => (sideOf(piece) === WHITE ? "w" : "b");

const stands = (chess: Chess, { piece, square }: Placed) =>
	expect(pieceAt(chess, squareName(square))).toBe(pieceLetter(piece));

const attackers = (chess: Chess, { piece, square }: Placed) =>
	chess.attackers(squareName(square) as ChessSquare, colourOf(piece) === "w" ? "b" : "w");

/** A pinned piece, taken away, leaves its king to the pinner. */
function isPinned(chess: Chess, pinned: Placed, pinner: Placed) {
	const bare = new Chess(chess.fen());
	bare.remove(squareName(pinned.square) as ChessSquare);
	const colour = colourOf(pinned.piece);
	const [king] = bare.findPiece({ type: "k", color: colour });
	expect(bare.attackers(king as ChessSquare, colour === "w" ? "b" : "w")).toContain(
		squareName(pinner.square),
	);
}

/** A line with its names; position n stands before move n. */
type Line = { readonly positions: readonly Chess[]; readonly names: readonly string[] };

function checkWin(win: Win, { positions, names }: Line) {
	const at = names.indexOf(win.by.at(-1) ?? "");
	expect(names.slice(at - win.by.length + 1, at + 1)).toEqual(win.by);
	const [before, after] = [positions[at], positions[at + 1]] as [Chess, Chess];
	const move = new Chess(before.fen()).move(san(names[at] ?? ""));
	const takes = (name: string, { square }: Placed) => {
		const index = names.indexOf(name);
		const taking = new Chess((positions[index] as Chess).fen()).move(san(name));
		expect(taking.captured).toBeDefined();
		if (!taking.isEnPassant()) expect(taking.to).toBe(squareName(square));
	};
	switch (win.kind) {
		case "exchange":
			if (win.by.length > 1) {
				const [, answer, back] = win.by.slice(-3);
				const index = names.indexOf(answer ?? "");
				stands(positions[index] as Chess, win.target);
				const taking = new Chess((positions[index + 1] as Chess).fen()).move(san(back ?? ""));
				expect(taking.captured).toBe(pieceLetter(win.target.piece).toLowerCase());
				expect(squareName(win.squares[0] as never)).toBe(taking.to);
				break;
			}
			stands(before, win.target);
			takes(names[at] ?? "", win.target);
			break;
		case "hanging":
			stands(before, win.target);
			takes(names[at] ?? "", win.target);
			break;
		case "overloaded":
			stands(before, win.guard);
			for (const target of win.targets) stands(before, target);
			for (const { square } of win.targets) {
				const own = colourOf(win.guard.piece);
				expect(before.attackers(squareName(square) as ChessSquare, own)).toContain(
					squareName(win.guard.square),
				);
			}
			takes(win.later, win.targets[1]);
			break;
		case "pinned": {
			const when = win.later === names[at] ? before : after;
			for (const one of [win.pinned, win.pinner, win.target]) stands(when, one);
			isPinned(when, win.pinned, win.pinner);
			if (win.later !== undefined) takes(win.later, win.target);
			break;
		}
		case "fork":
			for (const target of win.targets) {
				stands(after, target);
				expect(attackers(after, target)).toContain(move.to);
			}
			takes(win.later, win.targets[1] as Placed);
			break;
		case "trapped":
		case "attacked":
			stands(after, win.target);
			if (win.kind === "attacked") expect(attackers(after, win.target)).toContain(move.to);
			if (win.later !== undefined) takes(win.later, win.target);
	}
}

export function checkMistake(moves: readonly string[], mistake: Mistake | MaterialMistake) {
	const start = startOf(moves, mistake.ply);
	const played = [mistake.move, ...mistake.reply];
	const lines = {
		played: { positions: positionsOf(start, played), names: played },
		better: { positions: positionsOf(start, mistake.better), names: mistake.better },
	};
	expect(mistake.best).not.toBe(mistake.move);
	for (const reason of mistake.reasons) {
		if (reason.kind === "line") continue;
		expect(reason.squares.length).toBeGreaterThan(0);
		if (reason.kind === "missed") checkWin(reason.win, lines.better);
		else if (reason.kind === "mate") {
			const line = reason.how === "allowed" ? mistake.reply : mistake.better;
			const { positions } = reason.how === "allowed" ? lines.played : lines.better;
			if (line.length === 2 * reason.moves - 1) expect(positions.at(-1)?.isCheckmate()).toBe(true);
			expect([line[0], undefined]).toContain(reason.by);
		} else if (reason.kind === "passed") {
			expect(pieceAt(start, squareName(reason.pawn))?.toLowerCase()).toBe("p");
			expect(mistake.reply.slice(0, reason.by.length)).toEqual(reason.by);
		} else if (reason.kind === "square") {
			expect(san(reason.by.at(-1) ?? "")).toContain(squareName(reason.square));
			expect(mistake.reply.slice(0, reason.by.length)).toEqual(reason.by);
		} else checkWin(reason, lines.played);
	}
}

/** Every move and every piece that a text names is one of the lines. */
export function checkText(
	moves: readonly string[],
	mistake: Mistake | MaterialMistake,
	text: string,
) {
	const start = startOf(moves, mistake.ply);
	const known = [mistake.move, ...mistake.reply, ...mistake.better];
	for (const name of text.match(/\d+\.+[^\s:,;]+/g) ?? []) {
		expect(known, text).toContain(name.replace(/\.$/, ""));
	}
	const positions = [
		...positionsOf(start, [mistake.move, ...mistake.reply]),
		...positionsOf(start, mistake.better),
	];
	const kinds: Record<string, string> = { knight: "n", king: "k" };
	for (const [, kind = "", square = ""] of text.matchAll(/the (\w+) on ([a-h][1-8])/g)) {
		const letter = kinds[kind] ?? kind.charAt(0);
		const there = positions.map((chess) => pieceAt(chess, square)?.toLowerCase());
		expect(there, text).toContain(letter);
	}
	expect(text).toMatch(/^\d+\.[^\n]*\.$|^After \d+\.[^\n]*\.$/);
}
