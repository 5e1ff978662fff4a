// Sentences about taking a piece and its consequences: docs/insight.md, sections 1 and 2.

import { FIRST_FRAME } from "../../../chess/frame.ts";
import {
	BISHOP,
	BLACK,
	KING,
	KNIGHT,
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
import type { Explanation } from "../../../control/explanation.ts";
import type { Going, Push } from "../../../control/going/goings.ts";
import type { Hidden } from "../../../control/hidden.ts";
import type { PieceStanding } from "../../../control/standing.ts";
import { listText } from "../../format.ts";
import { chessWords } from "../chess.ts";
import { counted } from "../plural.ts";
import { inspectorWords } from "./inspector.ts";

/** The position that is spoken of. */
export type Spoken = {
	readonly placement: Placements;
	/**
	 * A line of moves by their names: "19.exf7+ Rxf7", by the side that would take on the square, or
	 * by another. Undefined where it cannot be named.
	 */
	readonly name: (line: readonly Step[], mover?: Side) => string | undefined;
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

/** "19.exf7+ Rxf7", or "the pawn on e6 takes, the rook on f8 recaptures". */
function lineText(spoken: Spoken, line: readonly Step[], mover?: Side): string {
	const named = spoken.name(line, mover);
	if (named !== undefined) return named;
	const first = line[0]?.to;
	const [only] = line;
	if (line.length === 1 && only) return `the ${placed(spoken, only.from)} can take it`;
	return line
		.map(({ from, to }, index) => {
			const verb = index > 0 && to === first ? "recaptures" : "takes";
			return `the ${placed(spoken, from)} ${verb}`;
		})
		.join(", ");
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Kxd1 wins 3 points"; without names of moves, "the king can take it, winning 3 points". */
function does(spoken: Spoken, line: readonly Step[], what: string, mover?: Side): string {
	const text = lineText(spoken, line, mover);
	if (spoken.name(line, mover) !== undefined) return `${text} ${what}`;
	const isWin = line.length === 1 && what.startsWith("wins ");
	return isWin ? `${text}, winning ${what.slice("wins ".length)}` : `${text}, which ${what}`;
}

/** A sentence that begins with a move, which may not be its side's to make now. */
const moved = (side: Side, isNow: boolean, text: string): string =>
	isNow ? `${capital(text)}.` : `With ${chessWords.side(side)} to move, ${text}.`;

/** "trades pawns", "trades a bishop for a knight", of a trade of two captures. */
function tradeText(spoken: Spoken, taken: Piece, line: readonly Step[]): string {
	const [first] = line;
	if (line.length !== 2 || first === undefined) return "is an even trade";
	const [given, got] = [chessWords.kind(at(spoken, first.from)), chessWords.kind(taken)];
	return given === got ? `trades ${got}s` : `trades a ${given} for a ${got}`;
}

/** The guards of a piece that cannot recapture well. */
function helplessText(spoken: Spoken, account: Extract<Account, { kind: "hangs" }>): string {
	const { taker, helpless, line } = account;
	const [only] = helpless;
	const [first] = line;
	if (only === undefined || first === undefined) return "";
	const side = chessWords.side(otherSide(taker));
	if (helpless.length > 1) {
		return ` ${side} guards it with ${all(spoken, helpless)}, but recapturing doesn’t win it back.`;
	}
	const [guard, capturer] = [at(spoken, only), at(spoken, first.from)];
	if (kindOf(guard) === KING) return " Only the king guards it, and it can’t recapture.";
	return worthOf(guard) > worthOf(capturer)
		? ` Only ${side}’s ${placed(spoken, only)} guards it, and it would be lost if it recaptured.`
		: ` Only ${side}’s ${placed(spoken, only)} guards it, and ${chessWords.side(taker)} would capture again.`;
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
	const isKing = (one: Square) => kindOf(at(spoken, one)) === KING;
	// Where both kings take part, it is said whose each is.
	const whose = attackers.some(isKing) ? `${chessWords.side(owner)}’s` : "the";
	const names = guards.map((one) => `${isKing(one) ? whose : "the"} ${placed(spoken, one)}`);
	const guarded =
		guards.length === 0 ? "nothing guards it" : `${listText(names)} ${verbOfGuards} it`;
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
	const who = listText(attackers.map((one) => placed(spoken, one)));
	return `${taker}’s ${who} ${verb} ${name}; ${guarded}.`;
}

function barred(spoken: Spoken, account: Extract<Account, { kind: "barred" }>): string {
	const { taker, why, by, otherwise } = account;
	const side = chessWords.side(taker);
	if (why === "king") return `${side}’s king can’t take it.`;
	if (why === "check") {
		return otherwise > 0
			? `${side} is in check; otherwise the ${placed(spoken, by)} could take it and win ${points(otherwise)}.`
			: `${side} is in check; taking it doesn’t stop that.`;
	}
	return `The ${placed(spoken, by)} is pinned and can’t take it.`;
}

/** "the pawn on f2 queens", "the queen on h5 mates on h7". */
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
	return isCheck ? `${who} wins more with a check on ${squareName(by.to)}` : `${who} queens`;
}

/** "17...Nxd4 18.cxd4 Bxb5 wins 2 points, though it loses 2 on this square". */
function regained(spoken: Spoken, line: readonly Step[], won: number, lost: number, mover: Side) {
	const what =
		won > 0
			? `wins ${points(won)}, though it loses ${lost} on this square`
			: `loses ${points(lost)} on this square, but wins that back`;
	return does(spoken, line, what, mover);
}

/** Consequence of taking the piece. Empty where there is nothing to say. */
function outcome(spoken: Spoken, account: Account): string {
	const { taker, isNow } = account;
	const side = chessWords.side(taker);
	const owner = otherSide(taker);
	const said = (text: string) => moved(taker, isNow, text);
	switch (account.kind) {
		case "king":
		case "unattacked":
			return "";
		case "ownerInCheck":
			return `${chessWords.side(owner)} is in check and must answer that.`;
		case "barred":
			return barred(spoken, account);
		case "hangs": {
			const helpless = helplessText(spoken, account);
			const wins = `wins ${points(account.points)}`;
			const isThreat = !isNow && spoken.name(account.line) !== undefined;
			return isThreat
				? `${side} threatens ${lineText(spoken, account.line)}, which ${wins}.${helpless}`
				: `${said(does(spoken, account.line, wins))}${helpless}`;
		}
		case "opens": {
			const [first, back] = account.line;
			const { from, to } = account.opened;
			const wins = `wins ${points(account.points)}`;
			if (account.isPin && back) {
				const taking = does(spoken, account.line.slice(0, 1), wins);
				return said(
					`${taking}: if the ${placed(spoken, back.from)} recaptures, the ${placed(spoken, from)} takes the ${placed(spoken, to)}`,
				);
			}
			const left = first && `the ${placed(spoken, first.from).replace(" on ", " leaves ")}`;
			return said(
				`${does(spoken, account.line, wins)}: once ${left}, the ${placed(spoken, from)} attacks the ${placed(spoken, to)}`,
			);
		}
		case "worthTaking": {
			const { threat } = account;
			const trade = does(spoken, account.line, "is an even trade worth making");
			if (threat === undefined) return said(trade);
			const taken = at(spoken, threat.to);
			const verb = taken === NO_PIECE ? "queens" : `takes the ${placed(spoken, threat.to)}`;
			return said(`${trade}: otherwise the ${placed(spoken, threat.from)} ${verb}`);
		}
		case "even":
			return said(does(spoken, account.line, tradeText(spoken, account.piece, account.line)));
		case "guarded": {
			const { loss, line } = account;
			const held = account.regained;
			return held
				? said(regained(spoken, held.line, held.points, loss, taker))
				: said(does(spoken, line, `costs ${side} ${points(loss)} on this square`));
		}
		case "returned": {
			const won = account.here > 0 ? `wins ${points(account.here)}` : "is an even trade";
			const first = does(spoken, account.line.slice(0, 1), won);
			return said(`${first}, but then ${returned(spoken, account)}`);
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

/** Consequence of a move to an empty square by which something is lost there. */
function going(facts: Explanation, { side, from, takers, loss, ...one }: Going): string {
	const isNow = side === facts.side;
	if (one.regains !== undefined) {
		return one.regaining.length === 0
			? ""
			: moved(side, isNow, regained(facts, one.regaining, one.regains, loss, side));
	}
	const { square } = facts;
	const line = [from, ...takers].map((step) => ({ from: step, to: square }));
	const named = facts.name(line, side);
	return named === undefined
		? lost(facts, side, from, takers, loss)
		: moved(side, isNow, `${named} costs ${chessWords.side(side)} ${points(loss)} on this square`);
}

/** "If White’s knight on c3 goes to d5, the pawn on e6 takes: White loses 3 points on …" */
function lost(
	facts: Explanation,
	side: Side,
	from: Square,
	takers: readonly Square[],
	loss: number,
): string {
	const owner = chessWords.side(side);
	const takes = takers.map(
		(taker, index) => `the ${placed(facts, taker)} ${index % 2 === 1 ? "recaptures" : "takes"}`,
	);
	return `If ${owner}’s ${placed(facts, from)} goes to ${squareName(facts.square)}, ${takes.join(", ")}: ${owner} loses ${points(loss)} on this square.`;
}

/** A push of a pawn to an empty square. Empty where it cannot be named. */
function push(facts: Explanation, one: Push): string {
	const { side, from, loss, hits, promotes, line } = one;
	const { square } = facts;
	const named = facts.name(line, side);
	const first = facts.name(line.slice(0, 1), side);
	if (named === undefined || first === undefined) return "";
	const said = (text: string) => moved(side, side === facts.side, text);
	if (promotes) {
		const net = QUEENED - loss;
		if (loss === 0) return said(`${first} promotes safely`);
		return net > 0 ? said(`${named} wins ${points(net)}`) : said(`${named} loses the pawn`);
	}
	if (loss > 0) return going(facts, one);
	const refuted = safeText(facts, one);
	if (refuted !== "") return refuted;
	if (hits.length > 1) return said(`${first} forks ${all(facts, hits)}`);
	if (hits.length === 1) return said(`${first} attacks ${all(facts, hits)}`);
	if (line.length > 1) {
		const pawn = at(facts, from);
		return said(
			`${named} ${line.length === 3 ? pawnTrade(facts, line, pawn) : "is an even trade"}`,
		);
	}
	return `${chessWords.side(side)}’s ${placed(facts, from)} can safely advance to ${squareName(square)}.`;
}

/** What a pushed pawn is traded for: what takes it. */
function pawnTrade(facts: Explanation, line: readonly Step[], pawn: Piece): string {
	const [, taker] = line;
	const got = taker === undefined ? pawn : at(facts, taker.from);
	return kindOf(got) === PAWN ? "trades pawns" : `trades the pawn for a ${chessWords.kind(got)}`;
}

const ROOK_WORTH = 5;

/** Points that a pawn gains by becoming a queen. */
const QUEENED = 8;

/** A push that decides: one that promotes, attacks pieces, or wins something. */
const isStrong = ({ promotes, loss, hits, regains }: Push): boolean =>
	hits.length > 0 || (promotes && loss < QUEENED) || (regains ?? 0) > 0;

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
	/** At most four. */
	readonly sentences: readonly string[];
	readonly more: readonly string[];
	/** Moves that these name and that can be played now, as they stand there: "19.exf7+ Rxf7". */
	readonly lines: readonly string[];
};

const MOST_SENTENCES = 4;

const placedPiece = (spoken: Spoken, square: Square) => ({ square, piece: at(spoken, square) });

/** Pins of the piece on the square, which its headline names, and pins by it. */
function pinTexts(facts: Explanation): { held: string[]; holding: string[] } {
	const held = facts.pins.filter(({ square }) => square === facts.square);
	const holding = facts.pins.filter(({ pinner }) => pinner === facts.square);
	const pieceOf = (square: Square) => placedPiece(facts, square);
	return {
		held: held.map(({ pinner, behind }) => inspectorWords.pinned(pieceOf(pinner), pieceOf(behind))),
		holding: holding.map(({ pinner, square, behind }) =>
			inspectorWords.pins(pieceOf(pinner), pieceOf(square), pieceOf(behind)),
		),
	};
}

/** Pieces that a pin keeps from the square, but for guards of the piece there. */
const barredTexts = ({ barred, pinnedGuards }: Explanation): string[] =>
	barred.filter((one) => !pinnedGuards.includes(one.square)).map(inspectorWords.barred);

/** "Once the knight leaves b5, the bishop on d2 guards b4." */
function behindOwn(facts: Explanation, { front, behind }: Hidden): string {
	const { square, placement } = facts;
	const isGuard = pieceOn(placement, FIRST_FRAME, square) !== NO_PIECE;
	const leaves = placed(facts, front).replace(" on ", " leaves ");
	const verb = isGuard ? "guards" : "attacks";
	return `Once the ${leaves}, the ${placed(facts, behind)} ${verb} ${squareName(square)}.`;
}

/** Does a piece of its own stand on the outpost, that is worth one? */
function isOnOutpost({ outpost, placement, square }: Explanation): boolean {
	const piece = pieceOn(placement, FIRST_FRAME, square);
	const kind = kindOf(piece);
	return outpost === sideOf(piece) && (kind === KNIGHT || kind === BISHOP);
}

/** What a piece is tied to, but for what it is said to be pinned to. */
function withoutPins({ pins, square }: Explanation, stands: PieceStanding): PieceStanding {
	const behind = pins.filter((pin) => pin.square === square).map((pin) => pin.behind);
	const tiedTo = stands.tiedTo?.filter((one) => !behind.includes(one.square)) ?? [];
	return { ...stands, tiedTo };
}

function occupiedSentences(
	facts: Explanation,
	stands: PieceStanding | undefined,
): { first: string[]; later: string[] } {
	const { square, placement, attackers, account, hidden, pinnedGuards, mates } = facts;
	const piece = pieceOn(placement, FIRST_FRAME, square);
	const owner = sideOf(piece);
	// Guards that capture in the line are not idle: captures may remove their pin.
	const line = account && "line" in account ? account.line.map(({ from }) => from) : [];
	const idle = pinnedGuards.filter((guard) => !line.includes(guard));
	const comes = account ? outcome(facts, account) : "";
	const decides = account !== undefined && headline(account) !== undefined;
	const { held, holding } = pinTexts(facts);
	const asOwner: Spoken = { placement, name: (moves) => facts.name(moves, owner) };
	const first = [
		...mates.map(accountWords.mates),
		decides ? comes : "",
		...(stands ? inspectorWords.standing(withoutPins(facts, stands)) : []),
		...(decides ? [] : held),
		around(facts, square, attackers[otherSide(owner)], attackers[owner]),
		...idle.map((guard) => accountWords.pinnedGuard(facts, guard)),
		...(decides ? held : [comes]),
		facts.check ? accountWords.checks(facts, square, facts.check) : "",
		...facts.threatens.map((one) => outcome(asOwner, one)),
		...holding,
		...barredTexts(facts),
		...hidden.map((one) => accountWords.hidden(facts, one, square)),
		isOnOutpost(facts) ? accountWords.onOutpost(piece, square) : "",
		facts.stopped === undefined ? "" : accountWords.stops(facts, square, facts.stopped),
		...facts.blocked.map((one) => behindOwn(facts, one)),
	];
	const { verdict } = facts;
	const isSplit =
		verdict.kind === "contested" || (verdict.kind === "held" && verdict.owner !== owner);
	return { first, later: isSplit ? [inspectorWords.verdict(verdict, true)] : [] };
}

/**
 * Consequence for a side that goes to a square which it does not control. Where no other loss is
 * found, the map's own count decides, of captures on that square alone.
 */
function landingText(facts: Explanation, side: Side): string {
	const { square, goings, inspection } = facts;
	const legal = goings[side];
	if (legal && legal.loss > 0) return going(facts, legal);
	const refuted = legal && safeText(facts, legal);
	if (refuted) return refuted;
	const { captures, outcome } = side === WHITE ? inspection.white : inspection.black;
	const [from, ...takers] = captures;
	if (from === undefined) return "";
	const mover = `${chessWords.side(side)}’s ${placed(facts, from)}`;
	const kind = kindOf(at(facts, from));
	const name = squareName(square);
	if (kind === KING) return `${chessWords.side(side)}’s king can’t go to ${name}.`;
	if (kind !== PAWN) return lost(facts, side, from, takers, -outcome);
	return `${mover} can reach ${name} only by capturing; the ${placed(facts, takers[0] ?? from)} could recapture.`;
}

/** Why a piece that can be taken is safe: what the other side would lose elsewhere. */
function safeText(facts: Explanation, { side, from, after, account }: Going): string {
	const [first] = account?.kind === "returned" ? account.line : [];
	if (account?.kind !== "returned" || first === undefined) return "";
	const spoken: Spoken = { placement: after, name: () => undefined };
	const named = facts.name([{ from, to: facts.square }], side);
	if (named === undefined) return "";
	const then = returned(spoken, account);
	return moved(
		side,
		side === facts.side,
		`${named} is safe: if the ${placed(spoken, first.from)} takes, ${then}`,
	);
}

/** "Only White’s pawn on e4 can safely go there." */
function onlyText({ safe, ...facts }: Explanation): string {
	const [only] = safe;
	if (only === undefined || safe.length > 1) return "";
	return `Only ${chessWords.side(sideOf(at(facts, only)))}’s ${placed(facts, only)} can safely go there.`;
}

function emptySentences(facts: Explanation): { first: string[]; later: string[] } {
	const { square, attackers, goings, verdict, mates, pushes, safe } = facts;
	const isSafeFor = (side: Side) => safe.some((one) => sideOf(at(facts, one)) === side);
	const isBoth = attackers.every((some) => some.length > 0);
	const isOnly = isBoth || verdict.kind === "costly";
	const only = isOnly ? onlyText(facts) : "";
	const strong = pushes.filter(isStrong).map((one) => push(facts, one));
	const others = pushes
		.filter((one) => !isStrong(one))
		// The only piece that can go there has been said to be safe.
		.filter(
			(one) =>
				only === "" ||
				one.from !== safe[0] ||
				one.line.length > 1 ||
				one.account?.kind === "returned",
		)
		.map((one) => push(facts, one));
	const blocks = facts.blocksCheck ? [accountWords.blocksCheck(facts.side, square)] : [];
	const decides = [...mates.map(accountWords.mates), ...blocks, ...strong];
	const outpost = facts.outpost === undefined ? "" : accountWords.outpost(facts.outpost, square);
	const behind = facts.blocked.map((one) => behindOwn(facts, one));
	const after = [outpost, ...barredTexts(facts), ...behind];
	const who = attackersText(facts, square, attackers);
	const whoAnd = (then: string) => who.replace(/\.$/, `; ${then}.`);
	const losing = (one: Going | undefined) => (one && one.loss > 0 ? going(facts, one) : "");
	const stories = goings.map(losing);
	// Nobody asks why a rook does not go where a pawn takes it, on a square of its own side.
	const small = (one: Going | undefined) => (one && one.loss < ROOK_WORTH ? losing(one) : "");
	if (verdict.kind === "contested") {
		const isNobodys = !isSafeFor(WHITE) && !isSafeFor(BLACK);
		const first = isNobodys ? whoAnd("neither can safely land there") : who;
		const landings = [landingText(facts, WHITE), landingText(facts, BLACK)];
		return { first: [...decides, first, only, ...others, ...landings, ...after], later: [] };
	}
	if (verdict.kind === "held") {
		const { owner } = verdict;
		const other = otherSide(owner);
		const colour = other === WHITE ? "white" : "black";
		const landings = [landingText(facts, other), small(goings[owner])];
		// Whose the square is comes first, then the one piece of the other side that is safe there.
		const [one] = isSafeFor(other) && only !== "" ? safe : [];
		const then =
			one === undefined
				? `a ${colour} piece would not be safe there`
				: `of ${chessWords.side(other)}’s pieces only the ${placed(facts, one)} is safe there`;
		const first = one === undefined && isSafeFor(other) ? who : whoAnd(then);
		const moves = one === undefined ? [only, ...others, ...landings] : [...landings, ...others];
		return { first: [...decides, first, ...moves, ...after], later: [] };
	}
	const whose = verdict.kind === "free" ? who : inspectorWords.verdict(verdict);
	return { first: [...decides, whose, only, ...others, ...stories, ...after], later: [] };
}

/** Moves that sentences may name and that can be played now. */
function linesIn(facts: Explanation): readonly string[] {
	const { account, mates, name, pushes, goings, side, square } = facts;
	const lines: (readonly Step[])[] = [];
	if (account?.isNow && "line" in account) {
		const { kind, line } = account;
		const isFirstAlone = kind === "returned" || (kind === "opens" && account.isPin);
		const held = kind === "guarded" ? account.regained?.line : undefined;
		lines.push(held ?? (isFirstAlone ? line.slice(0, 1) : line));
	}
	for (const one of [...pushes, ...goings]) {
		if (one?.side !== side) continue;
		const all = [one.from, ...one.takers].map((from) => ({ from, to: square }));
		lines.push(all, one.regaining, all.slice(0, 1));
	}
	lines.push(...pushes.filter((one) => one.side === side).map(({ line }) => line));
	const named = lines
		.filter((line) => line.length > 0)
		.flatMap((line) => name(line, account?.taker ?? side) ?? []);
	// The longest first: a line begins with its moves.
	return [...new Set([...named.sort((one, other) => other.length - one.length), ...mates])];
}

/** "The bishop on a2 is trapped", "The knight on f6 is pinned to its king". */
function plightOf(facts: Explanation, stands: PieceStanding | undefined): string | undefined {
	const { square, pins } = facts;
	const name = `The ${placed(facts, square)}`;
	if (stands?.plights.includes("trapped")) return `${name} is trapped`;
	const pin = pins.find((one) => one.square === square);
	if (pin === undefined) return undefined;
	return pin.isToKing
		? `${name} is pinned to its king`
		: `${name} is pinned to the ${chessWords.kind(at(facts, pin.behind))}`;
}

/** Everything that Explain says of a square. */
function explain(facts: Explanation, stands: PieceStanding | undefined): Explained {
	const { square, placement, account, mates } = facts;
	const piece = pieceOn(placement, FIRST_FRAME, square);
	const { first, later } =
		piece === NO_PIECE ? emptySentences(facts) : occupiedSentences(facts, stands);
	const said = first.filter((text) => text !== "");
	const all = [...said, ...later];
	const [mate] = mates;
	const head =
		(mate && `${mate} is mate`) ??
		(account && headline(account)) ??
		(piece === NO_PIECE ? undefined : plightOf(facts, stands));
	return {
		headline: head ?? inspectorWords.whose(square, facts.key),
		isWhose: head === undefined,
		sentences: said.slice(0, MOST_SENTENCES),
		more: [...said.slice(MOST_SENTENCES), ...later.filter((text) => text !== "")],
		lines: linesIn(facts).filter((line) => all.some((text) => text.includes(line))),
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

/** "The bishop on f5 is not hanging.", and why. */
function stands(facts: Attacked): string {
	const { square, account } = facts;
	const hangs = account?.kind === "hangs" && account.isNow;
	const name = `The ${placed(facts, square)}`;
	return `${name} ${hangs ? "hangs" : "is not hanging"}. ${why(facts)}`;
}

export const accountWords = {
	explain,
	why,
	stands,
	/** "Once the knight leaves b5, the bishop on d2 attacks b4." */
	hidden: (spoken: Spoken, { front, behind }: Hidden, square: Square) =>
		`Once the ${placed(spoken, front).replace(" on ", " leaves ")}, the ${placed(spoken, behind)} attacks ${squareName(square)}.`,
	/** Of a piece that attacks the king: "The queen on d5 gives check." */
	checks: (spoken: Spoken, square: Square, how: "check" | "mate") =>
		`The ${placed(spoken, square)} ${how === "mate" ? "mates" : "gives check"}.`,
	/** A guard that a pin takes away. */
	pinnedGuard: (spoken: Spoken, guard: Square) =>
		`The pinned ${placed(spoken, guard)} can’t guard it.`,
	/** Of an empty square between the king and what gives check. */
	blocksCheck: (side: Side, square: Square) =>
		`${chessWords.side(side)} is in check; a piece on ${squareName(square)} would block it.`,
	/** A move to the square that mates: "Qxf7# is mate." */
	mates: (move: string) => `${move} is mate.`,
	/** An empty square that its side's pawn guards and no pawn of the other side may guard. */
	outpost: (side: Side, square: Square) =>
		`${squareName(square)} is an outpost for ${chessWords.side(side)}: as the pawns stand, no ${side === WHITE ? "black" : "white"} pawn can ever guard it.`,
	onOutpost: (piece: Piece, square: Square) =>
		`The ${chessWords.kind(piece)} has an outpost: as the pawns stand, no ${sideOf(piece) === WHITE ? "black" : "white"} pawn can ever attack ${squareName(square)}.`,
	/** Of a piece before a pawn of the other side. */
	stops: (spoken: Spoken, square: Square, pawn: Square) =>
		`The ${chessWords.kind(at(spoken, square))} blocks the ${placed(spoken, pawn)}.`,
	toMove: (side: Side) => `${chessWords.side(side)} to move`,
	more: "More",
	/** Between the piece that leaves and the one behind it, and before the square. */
	opens: "opens",
	opensTo: "to",
};
