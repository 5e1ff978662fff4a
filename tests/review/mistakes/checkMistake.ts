// Checks the sentences of a mistake against chess.js and its lines: every move is legal, every
// piece stands and falls on the named square.

import { Chess, type Square as ChessSquare, type Color, type Move } from "chess.js";
import { expect } from "vitest";
import { type Piece, pieceLetter, sideOf, WHITE } from "../../../src/chess/piece.ts";
import { type Square, squareName } from "../../../src/chess/square.ts";
import type {
	Changed,
	Does,
	Gives,
	MaterialMistake,
	Mistake,
	Named,
	Reason,
	Threat,
	Win,
} from "../../../src/review/mistakes/reason.ts";
import type { Placed } from "../../../src/review/tactics/tactic.ts";

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

const inPlay = ({ positions }: Line, one: Placed) =>
	expect(positions.map((chess) => pieceAt(chess, squareName(one.square)))).toContain(
		pieceLetter(one.piece),
	);

/** A line with its names; position n stands before move n. */
type Line = { readonly positions: readonly Chess[]; readonly names: readonly string[] };

const takesIt = ({ to, captured }: Move, { piece, square }: Placed) =>
	expect([to, captured]).toEqual([squareName(square), pieceLetter(piece).toLowerCase()]);

/** A threat can be played if the other side passes. */
function checkThreat({ next, targets, why, moves }: Threat, after: Chess) {
	for (const target of targets) stands(after, target);
	const [placement, side, castling, , half, full] = after.fen().split(" ");
	const turn = side === "w" ? "b" : "w";
	const passed = new Chess([placement, turn, castling, "-", half, full].join(" "));
	const move = passed.move(san(next));
	if (why === "mate") expect(passed.isCheckmate()).toBe(moves === 1);
	else if (targets.length === 1) takesIt(move, targets[0] as Placed);
}

type NamedWin = Extract<Win, { kind: Named }>;

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
		case "attacked":
			stands(after, win.target);
			expect(attackers(after, win.target)).toContain(move.to);
			if (win.later !== undefined) takes(win.later, win.target);
			break;
		case "threat":
			checkThreat(win, after);
			break;
		default:
			expect(pieceAt(before, squareName(win.mover.square))).toBe(pieceLetter(win.mover.piece));
			for (const one of [win.actor, ...win.targets]) inPlay({ positions, names }, one);
			if (win.guard !== undefined) stands(before, win.guard);
			for (const name of [win.next, win.later]) {
				if (name !== undefined) expect(names.slice(at + 1)).toContain(name);
			}
			checkNamed(win, before, after);
	}
}

/** The words of a tactic are true of the position before its move, or after it. */
function checkNamed(win: NamedWin, before: Chess, after: Chess) {
	const { actor, targets, via } = win;
	const hits = (chess: Chess, by: Placed, target: Placed) =>
		expect(attackers(chess, target), win.kind).toContain(squareName(by.square));
	const guards = (chess: Chess, by: Placed, { square }: Placed) =>
		expect(chess.attackers(squareName(square) as ChessSquare, colourOf(by.piece))).toContain(
			squareName(by.square),
		);
	switch (win.kind) {
		case "fork":
			for (const target of targets) hits(after, actor, target);
			break;
		case "skewer":
			hits(after, actor, targets[0] as Placed);
			break;
		case "discovered":
			for (const target of targets) hits(after, actor, target);
			expect(after.get(squareName(via as Square) as ChessSquare)).toBeUndefined();
			break;
		case "overloaded":
		case "guardTaken":
			guards(before, win.guard as Placed, targets.at(-1) as Placed);
			break;
		case "pin": {
			const bare = new Chess(after.fen());
			bare.remove(squareName((targets[1] as Placed).square) as ChessSquare);
			hits(bare, actor, targets[0] as Placed);
		}
	}
}

/** The stated change by a move is true of the positions before and after it. */
function checkChanged(changed: Changed, start: Chess, move: Move) {
	const after = new Chess(move.after);
	const own = (chess: Chess, square: Square) =>
		chess.attackers(squareName(square) as ChessSquare, move.color);
	switch (changed.kind) {
		case "unsaved":
			stands(start, changed.victim);
			break;
		case "guard":
			expect(pieceLetter(changed.mover).toLowerCase()).toBe(move.piece);
			expect(own(start, changed.square)).toContain(move.from);
			expect(own(after, changed.square)).not.toContain(move.to);
			break;
		case "cut":
			stands(after, changed.blocked);
			break;
		case "place":
			stands(after, changed.blocked);
			expect(squareName(changed.square)).toBe(move.to);
			break;
		case "opened":
			stands(after, changed.slider);
			break;
		case "exposed":
		case "stepped":
			expect(squareName(changed.square)).toBe(move.to);
	}
}

/** Moves that a reason tells and that are in no line. */
const namesBeside = ({ reasons: [reason], ...mistake }: Mistake | MaterialMistake): string[] => {
	const does = "does" in mistake ? mistake.does : undefined;
	const win = reason?.kind === "missed" ? reason.win : reason;
	const next = win?.kind === "threat" ? [win.next] : [];
	const prevents = reason?.kind === "line" ? reason.prevents : undefined;
	const offer = does?.kind === "offer" ? does : undefined;
	const failing = [reason?.refutes, prevents, offer].flatMap((one) =>
		one ? [one.answer, one.by] : [],
	);
	return [...next, ...failing];
};

/** Checks the facts beside a reason: changes by the move, and what fails after which reply. */
function checkBeside(reason: Reason, played: Line, better: Line) {
	const { kind, changed, refutes } = reason;
	const [start] = played.positions as [Chess];
	const move = new Chess(start.fen()).move(san(played.names[0] ?? ""));
	if (changed !== undefined) checkChanged(changed, start, move);
	const replied = kind === "missed" ? better.positions[1] : played.positions[2];
	if (refutes !== undefined) positionsOf(replied as Chess, [refutes.answer, refutes.by]);
	const prevents = kind === "line" ? reason.prevents : undefined;
	if (prevents === undefined) return;
	positionsOf(better.positions[1] as Chess, [prevents.answer, prevents.by]);
}

/** What a move gave away is so after its line, and was not before. */
function checkGives(gives: Gives, { positions, names }: Line, side: Color) {
	const [start, after, replied] = positions as [Chess, Chess, Chess];
	switch (gives.kind) {
		case "castling":
			expect(Object.values(start.getCastlingRights(side))).toContain(true);
			expect(Object.values(after.getCastlingRights(side))).not.toContain(true);
			break;
		case "tempo": {
			expect(names[1]).toBe(gives.reply);
			const { to } = new Chess(after.fen()).move(san(gives.reply));
			for (const target of gives.targets) {
				stands(replied, target);
				expect(attackers(replied, target)).toContain(to);
			}
			break;
		}
		case "file":
			stands(positions.at(-1) as Chess, gives.by);
			break;
		case "strands":
			stands(replied, gives.target);
			break;
		case "returns":
			stands(start, gives.piece);
			stands(positions[gives.way.length + 1] as Chess, gives.piece);
			expect(names.slice(1, gives.way.length + 1)).toEqual(gives.way);
			break;
		case "centre":
			expect(names.slice(1, gives.way.length + 1)).toEqual(gives.way);
	}
}

/** The better move does on the board what is said of it. */
function checkDoes(does: Does, { positions, names }: Line, side: Color) {
	const [start, after] = positions as [Chess, Chess];
	const [name = ""] = names;
	const move = new Chess(start.fen()).move(san(name));
	const strikes = (by: string, square: Square, colour: Color) =>
		expect(after.attackers(squareName(square) as ChessSquare, colour), does.kind).toContain(by);
	switch (does.kind) {
		case "wins":
			expect(names.slice(0, does.way.length)).toEqual(does.way);
			break;
		case "hits": {
			expect(names.slice(0, does.way.length)).toEqual(does.way);
			const hit = positions[does.way.length] as Chess;
			for (const target of does.targets) {
				stands(hit, target);
				expect(attackers(hit, target)).toContain(
					does.slider ? squareName(does.slider.square) : move.to,
				);
			}
			break;
		}
		case "offer":
			positionsOf(after, [does.answer, does.by]);
			break;
		case "guards":
			stands(after, does.target);
			strikes(does.slider ? squareName(does.slider.square) : move.to, does.target.square, side);
			break;
		case "stops":
			if (does.how === "occupies") expect(move.to).toBe(squareName(does.square));
			else strikes(move.to, does.square, side);
			break;
		case "strands":
			stands(after, does.target);
			break;
		case "saves":
			stands(start, does.piece);
			expect(move.from).toBe(squareName(does.piece.square));
			break;
		case "unpins":
			stands(start, does.pinned);
			stands(after, does.pinned);
			break;
		case "castles":
			expect(san(name)).toMatch(/^O-O/);
			break;
		case "takes":
			stands(start, does.by);
			stands(start, does.target);
			expect([move.from, move.captured]).toEqual([
				squareName(does.by.square),
				pieceLetter(does.target.piece).toLowerCase(),
			]);
			if (does.how === "exchanges")
				expect(new Chess(after.fen()).move(san(names[1] ?? "")).to).toBe(move.to);
			break;
		case "outpost":
		case "file":
			stands(after, does.piece);
			break;
		case "passed":
			expect([move.piece, move.to]).toEqual(["p", squareName(does.pawn)]);
	}
}

/** The lines of a mistake. */
type Lines = { readonly played: Line; readonly better: Line };

function checkReason(reason: Reason, mistake: Mistake | MaterialMistake, lines: Lines) {
	const [start] = lines.played.positions as [Chess];
	if (reason.kind === "point") {
		const { gives } = reason;
		if (gives !== undefined) checkGives(gives, lines.played, mistake.side === WHITE ? "w" : "b");
	} else if (reason.kind === "missed") checkWin(reason.win, lines.better);
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
	} else if (reason.kind !== "line") checkWin(reason, lines.played);
}

export function checkMistake(moves: readonly string[], mistake: Mistake | MaterialMistake) {
	const start = startOf(moves, mistake.ply);
	const played = [mistake.move, ...mistake.reply];
	const lines = {
		played: { positions: positionsOf(start, played), names: played },
		better: { positions: positionsOf(start, mistake.better), names: mistake.better },
	};
	expect(mistake.best).not.toBe(mistake.move);
	const does = "does" in mistake ? mistake.does : undefined;
	if (does !== undefined) checkDoes(does, lines.better, mistake.side === WHITE ? "w" : "b");
	for (const reason of mistake.reasons) {
		checkBeside(reason, lines.played, lines.better);
		if (reason.kind === "line") continue;
		expect(reason.squares.length).toBeGreaterThan(0);
		checkReason(reason, mistake, lines);
	}
}

/** Every move and every piece that a text names is one of the lines. */
export function checkText(
	moves: readonly string[],
	mistake: Mistake | MaterialMistake,
	text: string,
) {
	const start = startOf(moves, mistake.ply);
	const known = [mistake.move, ...mistake.reply, ...mistake.better, ...namesBeside(mistake)];
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
