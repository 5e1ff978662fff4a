// Sentences about taking a piece and its consequences: docs/insight.md, sections 1 and 2.

import { FIRST_FRAME } from "../../../chess/frame.ts";
import {
	BLACK,
	KING,
	kindOf,
	NO_PIECE,
	otherSide,
	PAWN,
	type Piece,
	type Side,
	sideOf,
	WHITE,
} from "../../../chess/piece.ts";
import { type Placements, pieceOn } from "../../../chess/placement.ts";
import { type Square, squareName } from "../../../chess/square.ts";
import { worthOf } from "../../../chess/worth.ts";
import type { Account, Step } from "../../../control/account.ts";
import type { Explanation, Going } from "../../../control/explanation.ts";
import type { Hidden } from "../../../control/hidden.ts";
import type { PieceStanding } from "../../../control/standing.ts";
import { listText } from "../../format.ts";
import { chessWords } from "../chess.ts";
import { counted } from "../plural.ts";
import { inspectorWords } from "./inspector.ts";

/** The position that is spoken of. */
export type Spoken = {
	readonly placement: Placements;
	/** A line of moves by their names: "19.exf7+ Rxf7". Undefined where it cannot be named. */
	readonly name: (line: readonly Step[]) => string | undefined;
};

const at = ({ placement }: Spoken, square: Square): Piece =>
	pieceOn(placement, FIRST_FRAME, square);

/** "knight on c3", and "king" of what there is one of. */
function placed(spoken: Spoken, square: Square): string {
	const piece = at(spoken, square);
	const kind = chessWords.kind(piece);
	return kindOf(piece) === KING ? kind : `${kind} on ${squareName(square)}`;
}

const all = (spoken: Spoken, squares: readonly Square[]): string =>
	listText(squares.map((square) => `the ${placed(spoken, square)}`));

const points = (count: number): string => counted(count, "point");

/** "19.exf7+ Rxf7", or "the pawn on e6 takes, the rook on f8 takes back". */
function lineText(spoken: Spoken, line: readonly Step[]): string {
	const named = spoken.name(line);
	if (named !== undefined) return named;
	const first = line[0]?.to;
	return line
		.map(({ from, to }, index) => {
			const back = index > 0 && to === first ? " back" : "";
			return `the ${placed(spoken, from)} takes${back}`;
		})
		.join(", ");
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Kxd1 wins 3 points", or, where moves have no names, "the king takes, which wins 3 points". */
const does = (spoken: Spoken, line: readonly Step[], what: string) =>
	`${lineText(spoken, line)}${spoken.name(line) === undefined ? ", which" : ""} ${what}`;

/** "a pawn for a pawn", of a trade of two captures. */
function tradeText(spoken: Spoken, { piece }: Account, line: readonly Step[]): string {
	const [first] = line;
	if (line.length !== 2 || first === undefined) return "an even trade";
	return `a ${chessWords.kind(piece)} for a ${chessWords.kind(at(spoken, first.from))}`;
}

/** "the king guards it", and why that does not help. */
function helplessText(spoken: Spoken, owner: Side, helpless: readonly Square[]): string {
	const [only] = helpless;
	if (only === undefined) return "";
	const side = chessWords.side(owner);
	if (helpless.length > 1) {
		return ` ${side} guards it with ${all(spoken, helpless)}, and to take back would cost more.`;
	}
	return kindOf(at(spoken, only)) === KING
		? ` Only the king guards it, and he may not take back.`
		: ` ${side} guards it with the ${placed(spoken, only)} alone, which cannot take back without being lost.`;
}

/** Who attacks the piece on a square, and who guards it. */
function around(
	spoken: Spoken,
	square: Square,
	attackers: readonly Square[],
	guards: readonly Square[],
): string {
	const piece = at(spoken, square);
	const owner = sideOf(piece);
	const name = `the ${placed(spoken, square)}`;
	const verbOfGuards = guards.length === 1 ? "guards" : "guard";
	const guarded =
		guards.length === 0 ? "nothing guards it" : `${all(spoken, guards)} ${verbOfGuards} it`;
	if (kindOf(piece) === KING) {
		const king = `${chessWords.side(owner)}’s king`;
		const others = guards.length === 0 ? "no other piece guards" : guarded.replace(/ it$/, "");
		return attackers.length === 0
			? `${king} on ${squareName(square)} is not attacked, and ${others} the square.`
			: `${king} is in check from ${all(spoken, attackers)}.`;
	}
	const taker = chessWords.side(otherSide(owner));
	if (attackers.length === 0) return `${taker} does not attack ${name}; ${guarded}.`;
	const verb = attackers.length === 1 ? "attacks" : "attack";
	const who = all(spoken, attackers).replace(/^the /, "");
	return `${taker}’s ${who} ${verb} ${name}; ${guarded}.`;
}

function barred(spoken: Spoken, account: Extract<Account, { kind: "barred" }>): string {
	const { taker, why, by, otherwise } = account;
	const side = chessWords.side(taker);
	const wins = otherwise > 0 ? ` and win ${points(otherwise)}` : "";
	if (why === "king") return `${side}’s king may not take it.`;
	if (why === "check") {
		return otherwise > 0
			? `${side} is in check; otherwise the ${placed(spoken, by)} could take it${wins}.`
			: `${side} is in check, and taking it does not answer that.`;
	}
	return `The ${placed(spoken, by)} is pinned and may not take it.`;
}

/** "the pawn on f2 becomes a queen", "the queen on h5 mates on h7". */
function returned(spoken: Spoken, account: Extract<Account, { kind: "returned" }>): string {
	const { by, here, isCheck, taker } = account;
	const taken = at(spoken, by.to);
	const who = `the ${placed(spoken, by.from)}`;
	if (isCheck && by.points >= MATE) return `${who} mates on ${squareName(by.to)}`;
	// A check that takes may be an even trade, and win something behind.
	const worth = worthOf(taken);
	const isWon = !isCheck || (worth > here && by.points >= worth);
	if (isWon && taken !== NO_PIECE && sideOf(taken) === taker) {
		return `${who} takes the ${placed(spoken, by.to)}${isCheck ? " with check" : ""}`;
	}
	return `${who} ${isCheck ? `wins more by a check on ${squareName(by.to)}` : "becomes a queen"}`;
}

/** Consequence of taking the piece. Empty where there is nothing to say. */
function outcome(spoken: Spoken, account: Account): string {
	const side = chessWords.side(account.taker);
	const owner = otherSide(account.taker);
	const other = chessWords.side(owner);
	const were = account.isNow ? "" : `Were it ${side}’s move: `;
	const started = (text: string) => were + (were === "" ? capital(text) : text);
	switch (account.kind) {
		case "king":
		case "unattacked":
			return "";
		case "ownerInCheck":
			return `${other} is in check, and answers that first.`;
		case "barred":
			return barred(spoken, account);
		case "hangs": {
			const line = started(lineText(spoken, account.line));
			const helpless = helplessText(spoken, owner, account.helpless);
			return `${line}: ${side} wins ${points(account.points)}.${helpless}`;
		}
		case "opens": {
			const [first, back] = account.line;
			const { from, to } = account.opened;
			if (account.isPin && back) {
				const taking = does(spoken, account.line.slice(0, 1), `wins ${points(account.points)}`);
				return `${started(taking)}: the ${placed(spoken, back.from)} cannot well take back, since the ${placed(spoken, from)} would take the ${placed(spoken, to)}.`;
			}
			const left = first && `the ${placed(spoken, first.from).replace(" on ", " leaves ")}`;
			return `${started(lineText(spoken, account.line))}: as soon as ${left}, the ${placed(spoken, from)} attacks the ${placed(spoken, to)}.`;
		}
		case "worthTaking": {
			const { threat } = account;
			const taken = threat && at(spoken, threat.to);
			const verb = taken ? `takes the ${chessWords.kind(taken)}` : "becomes a queen";
			const otherwise = threat ? `: else the ${placed(spoken, threat.from)} ${verb}` : "";
			const trade = does(spoken, account.line, "is an even trade, and worth making");
			return `${started(trade)}${otherwise}.`;
		}
		case "even":
			return `${started(does(spoken, account.line, `is ${tradeText(spoken, account, account.line)}`))}.`;
		case "guarded":
			return `${started(lineText(spoken, account.line))}: ${side} loses ${points(account.loss)}.`;
		case "returned": {
			const won = account.here > 0 ? `wins ${points(account.here)}` : "is an even trade";
			const first = started(does(spoken, account.line.slice(0, 1), won));
			return `${first} there, but then ${returned(spoken, account)}.`;
		}
	}
}

/** Gains from here on are mate, which assembly/checks.ts weighs at 1000. */
const MATE = 900;

/** The headline where something comes of taking the piece; undefined where nothing does. */
function headline(account: Account): string | undefined {
	const side = chessWords.side(account.taker);
	const name = `The ${chessWords.kind(account.piece)} on ${squareName(account.square)}`;
	switch (account.kind) {
		case "hangs":
			return account.isNow
				? `${name} hangs: taking it wins ${points(account.points)}`
				: `${name} is threatened: ${side} would win ${points(account.points)}`;
		case "opens":
			return account.isNow ? `${name} can be taken` : `${name} is threatened`;
		case "worthTaking":
			return `${name} is worth taking`;
		default:
			return undefined;
	}
}

/** "If White’s knight on c3 goes to d5, the pawn on e6 takes: White loses 3 points." */
function going(
	spoken: Spoken,
	square: Square,
	{ side, from, takers, loss }: Going,
	counted = "",
): string {
	const owner = chessWords.side(side);
	const takes = takers.map(
		(taker, index) => `the ${placed(spoken, taker)} takes${index % 2 === 1 ? " back" : ""}`,
	);
	return `If ${owner}’s ${placed(spoken, from)} goes to ${squareName(square)}, ${takes.join(", ")}: ${counted}${owner} loses ${points(loss)}.`;
}

/** "White attacks d5 with the knight on c3, Black with the pawn on e6." */
function attackersText(spoken: Spoken, square: Square, attackers: Explanation["attackers"]) {
	const [white, black] = attackers;
	const name = squareName(square);
	if (white.length === 0 && black.length === 0) return `Nobody attacks ${name}.`;
	if (white.length > 0 && black.length > 0) {
		return `White attacks ${name} with ${all(spoken, white)}, Black with ${all(spoken, black)}.`;
	}
	const side = white.length > 0 ? "White" : "Black";
	return `Only ${side} attacks ${name}, with ${all(spoken, white.length > 0 ? white : black)}.`;
}

/** Sentences about a square: those shown at first, and those behind a press. */
export type Explained = {
	readonly headline: string;
	/** Does the headline say whose the square is? */
	readonly isWhose: boolean;
	/** At most three. */
	readonly sentences: readonly string[];
	readonly more: readonly string[];
	/** Moves that these name and that can be played now, as they stand there: "19.exf7+ Rxf7". */
	readonly lines: readonly string[];
};

const MOST_SENTENCES = 3;

function occupiedSentences(facts: Explanation): { first: string[]; later: string[] } {
	const { square, placement, attackers, account, hidden, pinnedGuards, mates } = facts;
	const owner = sideOf(pieceOn(placement, FIRST_FRAME, square));
	// Guards that capture in the line are not idle: captures may remove their pin.
	const line = account && "line" in account ? account.line.map(({ from }) => from) : [];
	const idle = pinnedGuards.filter((guard) => !line.includes(guard));
	const first = [
		around(facts, square, attackers[otherSide(owner)], attackers[owner]),
		account ? outcome(facts, account) : "",
		...mates.map(accountWords.mates),
		...hidden.map((one) => accountWords.hidden(facts, one, square)),
		...idle.map((guard) => accountWords.pinnedGuard(facts, guard)),
	];
	const { verdict } = facts;
	const isSplit =
		verdict.kind === "contested" || (verdict.kind === "held" && verdict.owner !== owner);
	return { first, later: isSplit ? [inspectorWords.verdict(verdict, true)] : [] };
}

/**
 * Consequence for a side that goes to a square which it does not hold. Where no other loss is
 * found, the map's own count decides, of captures on that square alone.
 */
function landingText(spoken: Explanation, side: Side): string {
	const { square, goings, inspection } = spoken;
	const legal = goings[side];
	if (legal && legal.loss > 0) return going(spoken, square, legal);
	const { captures, outcome } = side === WHITE ? inspection.white : inspection.black;
	const [from, ...takers] = captures;
	if (from === undefined) return "";
	const name = squareName(square);
	const mover = `${chessWords.side(side)}’s ${placed(spoken, from)}`;
	const kind = kindOf(at(spoken, from));
	if (kind === KING) return `${mover} may not go to ${name}.`;
	if (kind !== PAWN)
		return going(spoken, square, { side, from, takers, loss: -outcome }, `on ${name} alone, `);
	return `${mover} comes to ${name} only by taking, and the ${placed(spoken, takers[0] ?? from)} could then take it.`;
}

function emptySentences(facts: Explanation): { first: string[]; later: string[] } {
	const { square, attackers, goings, verdict, mates } = facts;
	const why = inspectorWords.verdict(verdict);
	const mating = mates.map(accountWords.mates);
	if (verdict.kind === "neutral") return { first: [why, ...mating], later: [] };
	const who = attackersText(facts, square, attackers);
	const steps = facts.steps
		.filter((from) => verdict.kind !== "held" || sideOf(at(facts, from)) !== verdict.owner)
		.map((from) => accountWords.step(facts, from, square));
	const whoAnd = (then: string) => who.replace(/\.$/, `, ${then}.`);
	if (verdict.kind === "contested") {
		const stories = [landingText(facts, WHITE), landingText(facts, BLACK)];
		return {
			first: [
				whoAnd("and neither could safely put a piece there"),
				...mating,
				...stories,
				...steps,
			],
			later: [],
		};
	}
	const losing = (one: Going | undefined) => (one && one.loss > 0 ? going(facts, square, one) : "");
	const stories = goings.map(losing);
	if (verdict.kind === "held") {
		const other = otherSide(verdict.owner);
		const held = whoAnd(`but ${chessWords.side(other)}’s could not safely go there`);
		const first = [held, landingText(facts, other), ...mating, losing(goings[verdict.owner])];
		return { first, later: steps };
	}
	if (verdict.kind === "free") return { first: [who, ...mating, ...stories], later: [] };
	return { first: [why, ...stories, ...mating], later: [] };
}

/** The line of what comes of taking the piece, if it is that side's move, and moves that mate. */
function linesIn({ account, mates, name }: Explanation): readonly string[] {
	if (!account?.isNow || !("line" in account)) return mates;
	const { kind, line } = account;
	const isFirstAlone = kind === "returned" || (kind === "opens" && account.isPin);
	const named = name(isFirstAlone ? line.slice(0, 1) : line);
	return named ? [named, ...mates] : mates;
}

/** Everything that Explain says of a square. */
function explain(facts: Explanation, stands: PieceStanding | undefined): Explained {
	const { square, placement, account } = facts;
	const piece = pieceOn(placement, FIRST_FRAME, square);
	const { first, later } = piece === NO_PIECE ? emptySentences(facts) : occupiedSentences(facts);
	const said = first.filter((text) => text !== "");
	const head = account && headline(account);
	return {
		headline: head ?? inspectorWords.whose(square, facts.key),
		isWhose: head === undefined,
		sentences: said.slice(0, MOST_SENTENCES),
		more: [
			...said.slice(MOST_SENTENCES),
			...later.filter((text) => text !== ""),
			...(stands ? inspectorWords.standing(stands) : []),
		],
		lines: linesIn(facts),
	};
}

/** Facts about a piece that need no rules of chess. */
type Attacked = Pick<Explanation, "square" | "placement" | "attackers" | "account" | "name">;

/** Why a piece hangs or does not: what comes of taking it, or who attacks and guards it. */
function why(facts: Attacked): string {
	const { square, placement, attackers, account } = facts;
	const said = account ? outcome(facts, account) : "";
	if (said !== "") return said;
	const owner = sideOf(pieceOn(placement, FIRST_FRAME, square));
	return around(facts, square, attackers[otherSide(owner)], attackers[owner]);
}

/** "The bishop on f5 does not hang: the pawn on g6 guards it.", and why. */
function stands(facts: Attacked): string {
	const { square, account } = facts;
	const hangs = account?.kind === "hangs" && account.isNow;
	const name = `The ${placed(facts, square)}`;
	return `${name} ${hangs ? "hangs" : "does not hang"}. ${why(facts)}`;
}

export const accountWords = {
	explain,
	why,
	stands,
	/** "As soon as the knight leaves b5, the bishop on d2 attacks b4." */
	hidden: (spoken: Spoken, { front, behind }: Hidden, square: Square) =>
		`As soon as the ${placed(spoken, front).replace(" on ", " leaves ")}, the ${placed(spoken, behind)} attacks ${squareName(square)}.`,
	/** A guard that a pin takes away. */
	pinnedGuard: (spoken: Spoken, guard: Square) =>
		`The ${placed(spoken, guard)} is pinned, and no guard.`,
	/** A move to the square that mates: "Qxf7# mates." */
	mates: (move: string) => `${move} mates.`,
	/** A pawn that steps to a square without attacking it. */
	step: (spoken: Spoken, from: Square, to: Square) =>
		`The ${placed(spoken, from)} can step to ${squareName(to)}: steps of pawns do not count.`,
	toMove: (side: Side) => `${chessWords.side(side)} to move`,
	more: "More",
	/** Between the piece that leaves and the one behind it, and before the square. */
	opens: "opens",
	opensTo: "to",
};
