// Mistakes of a game: what a move did, with its reason, and what was better. Every text can be
// checked against the engine's lines.

import type { Piece } from "../../../chess/piece.ts";
import { squareName } from "../../../chess/square.ts";
import { worthOf } from "../../../chess/worth.ts";
import type { MaterialMistake, Mistake, Reason, Win } from "../../../review/mistakes/reason.ts";
import { chessWords } from "../chess.ts";
import { counted } from "../plural.ts";
import { changedText, refutedText } from "./tactics/causes.ts";
import { betterText, givesText } from "./tactics/points.ts";
import { apart, tailOf, wasLost } from "./tactics/standing.ts";
import { a, line, spoilsText, the, wins, winText } from "./tactics/wins.ts";

/** Words of a sentence, at most, where a form as short as this is there. */
const MOST_WORDS = 25;

const isShort = (text: string): boolean => text.split(" ").length <= MOST_WORDS;

/** Helpers give clauses; this makes a sentence of one. */
const sentence = (clause: string): string => `${clause}.`;

type Any = Mistake | MaterialMistake;

/** "mate in 3, starting with 22.Qh7+", as the end of "allowed ..." or "missed ...". */
function mateEnd(reason: Extract<Reason, { kind: "mate" }>): string {
	const how = reason.moves === 1 ? "mate at once" : `mate in ${reason.moves}`;
	const where = reason.isOnBackRank ? " on the back rank" : "";
	if (reason.by === undefined) return how;
	if (reason.moves > 1) return `${how}${where}, starting with ${reason.by}`;
	return reason.isOnBackRank ? `${reason.by}, mate${where}` : reason.by;
}

/** A clause that tells a reason, with what it comes to where nothing beside it says that. */
function withTail(mistake: Any, clause: string): string {
	const tail = tailOf(mistake, "reason");
	return tail === undefined ? clause : `${clause}, and ${tail}`;
}

function lineClause(mistake: Any): string {
	const { move, reply } = mistake;
	if (mistake.mark === undefined) {
		// A line of captures is shown to its end, where it is counted.
		return `After ${line([move, ...reply])}: counting captures, ${apart(mistake)}`;
	}
	const { moves, wins: spoils } = mistake.shown;
	const shown = reply.slice(0, moves);
	return spoils === undefined
		? `After ${line([move, ...shown])}, ${tailOf(mistake, "line")}`
		: `${move} lost ${spoilsText(spoils)}: ${line(shown)}`;
}

function hangingClause({ move, to }: Any, reason: Extract<Win, { kind: "hanging" }>): string {
	const by = line(reason.by);
	const { target, isGuarded } = reason;
	if (isGuarded || reason.by.length > 1) return `${move} allowed ${winText(reason)}`;
	return target.square === to
		? `${move} put the ${chessWords.kind(target.piece)} on ${squareName(to)}, where ${by} ${wins(reason, "it")}`
		: `${move} left ${the(target)} hanging: ${by} ${wins(reason, "it")}`;
}

const fallen = (win: Win) => ("target" in win ? win.target : win.targets.at(-1));

/** Without the moves that take in the end, and what is won in all. */
function bare(win: Win): Win {
	if (!("later" in win) || win.kind === "promotion") return win;
	const target = fallen(win);
	const gain = target === undefined ? win.gain : Math.max(win.gain, worthOf(target.piece));
	return { ...win, later: undefined, gain };
}

/** Without the moves that take in the end, where they say no more: the sentence is long enough. */
function briefly(win: Win): Win {
	const target = fallen(win);
	const isWhole = target === undefined || win.gain >= worthOf(target.piece) - 1;
	return isWhole ? bare(win) : win;
}

/** The reason with less of what it wins. */
function shortened(reason: Reason): Reason {
	if (reason.kind === "missed") return { ...reason, win: bare(reason.win) };
	return "of" in reason ? { ...reason, ...bare(reason) } : reason;
}

/** Verbs for what the reply does to the piece that has just moved. */
const HITS: Readonly<Partial<Record<Reason["kind"], string>>> = {
	attacked: "attacks",
	pin: "pins",
	trapped: "traps",
};

/** Change by the move, and the reply that uses it. Undefined where the change is not known. */
function causeClause({ move }: Any, reason: Reason): string | undefined {
	if (reason.changed === undefined) return undefined;
	const isUnstopped = reason.changed.kind === "unstopped";
	const head = `${move} ${changedText(reason.changed)}`;
	if (reason.kind === "mate") {
		const mate = mateEnd(reason);
		return isUnstopped ? `${head} ${mate}` : `${head} and allowed ${mate}`;
	}
	if (!("of" in reason)) return undefined;
	const what = winText(briefly(reason));
	if (isUnstopped) return `${head} ${what}`;
	if (reason.kind === "hanging") {
		const it = reason.changed.kind === "unsaved" ? "it" : a(reason.target.piece);
		return `${head}: ${line(reason.by)} ${wins(reason, it)}`;
	}
	if (reason.changed.kind === "stepped") {
		const verb = HITS[reason.kind];
		return verb === undefined
			? `${head}, and allowed ${what}`
			: `${head}: ${line(reason.by)} ${verb} it`;
	}
	return `${head} and allowed ${what}`;
}

/** What the move gave away, or the line where only the better move has a point. */
function pointClause(mistake: Any, { gives }: Extract<Reason, { kind: "point" }>): string {
	if (gives === undefined) return lineClause(mistake);
	const clause = `${mistake.move} ${givesText(gives, mistake.side)}`;
	// A lost ending says already what it comes to.
	return gives.kind === "queens" ? clause : withTail(mistake, clause);
}

/** What was missed, or with "again" what the last move missed as well. */
function missedClause(mistake: Any, reason: Extract<Reason, { kind: "missed" }>): string {
	const { move } = mistake;
	const again = reason.isAgain ? "again " : "";
	const by = line(reason.win.by);
	const isOne = reason.isTakingBack && reason.win.by.length === 1;
	// It took back itself.
	const isOther = isOne && move.includes("x") && by.includes(squareName(mistake.to));
	if (isOne && !isOther) return `${move} ${again}overlooked the recapture ${by}`;
	const other = isOther ? "recaptured with the wrong piece and " : again;
	const clause = `${move} ${other}missed ${winText(reason.win)}`;
	return reason.win.gain > 0 ? clause : withTail(mistake, clause);
}

function plainClause(mistake: Any, reason: Reason): string {
	const { move } = mistake;
	switch (reason.kind) {
		case "mate":
			return `${move} ${reason.how === "missed" ? "missed" : "allowed"} ${mateEnd(reason)}`;
		case "missed":
			return missedClause(mistake, reason);
		case "square":
			return withTail(
				mistake,
				`${move} gave up ${squareName(reason.square)}: ${line(reason.by)} uses it`,
			);
		case "point":
			return pointClause(mistake, reason);
		case "line":
			return lineClause(mistake);
		case "hanging":
			return hangingClause(mistake, reason);
		case "passed":
			return withTail(
				mistake,
				`${move} let the passed pawn on ${squareName(reason.pawn)} advance: ${line(reason.by)}`,
			);
		case "exchange":
			if (reason.by.length > 1) return `${move} allowed ${winText(reason)}`;
			return `${move} lost ${a(reason.target.piece)} for ${a(reason.got)}: ${line(reason.by)}`;
		default: {
			const clause = `${move} allowed ${winText(reason)}`;
			return reason.gain > 0 ? clause : withTail(mistake, clause);
		}
	}
}

/** The fault of a move: with its cause and what fails, where that is not too long. */
function faultText(mistake: Any, reason: Reason): string {
	const { refutes } = reason;
	if (reason.kind === "line" && refutes !== undefined) {
		const { answer, by } = refutes;
		return sentence(
			withTail(mistake, `${mistake.move} allowed ${mistake.reply[0]}: ${answer} fails to ${by}`),
		);
	}
	const refuted = refutedText(refutes);
	const both = [reason, shortened(reason)];
	const [plain, brief] = both.map((one) => plainClause(mistake, one)) as [string, string];
	const [cause, briefCause] = both.map((one) => causeClause(mistake, one));
	const all = [
		...(cause === undefined || briefCause === undefined
			? []
			: [cause + refuted, briefCause + refuted, briefCause]),
		plain + refuted,
		plain,
		brief,
	];
	return sentence(all.find(isShort) ?? brief);
}

/** The piece that falls, by the first reason or by the line that is shown without one. */
function victimOf({ reasons: [reason], ...mistake }: Any): Piece | undefined {
	if (reason === undefined) return undefined;
	if ("of" in reason) return fallen(reason)?.piece;
	return reason.kind === "line" && "shown" in mistake ? mistake.shown.wins?.took[0] : undefined;
}

/** How the better move keeps what falls. */
function keptClause(mistake: Any): string | undefined {
	const [reason] = mistake.reasons;
	const victim = victimOf(mistake);
	if (!mistake.isKept || victim === undefined) return undefined;
	if (reason?.changed?.kind === "unsaved" && reason.changed.better !== undefined) {
		return reason.changed.better === "moves" ? "moves it away" : "guards it";
	}
	const kind = chessWords.kind(victim);
	// A capture does more than to keep a pawn.
	return kind === "pawn" && mistake.best?.includes("x") ? undefined : `keeps the ${kind}`;
}

const namesBetter = (reason: Reason | undefined): boolean =>
	reason?.kind === "missed" || (reason?.kind === "mate" && reason.how === "missed");

/** Does the better line lead to no such mate, or capture, as the move has allowed? */
function isAvoided({ better, reasons: [reason] }: Mistake): boolean {
	if (reason?.kind === "mate") return reason.how === "allowed";
	if (reason === undefined || !("of" in reason) || reason.gain < 1) return false;
	return !better.includes(reason.by.at(-1) ?? "");
}

/**
 * Where no fact is known of either move: both, the one that was played with what follows. Undefined
 * where something is, or where the end of a line has to tell how much was given away.
 */
function compared(mistake: Mistake): string | undefined {
	const { best, does, shown, reasons, move, reply } = mistake;
	const [reason] = reasons;
	const isBare =
		(reason === undefined || (reason.kind === "line" && !reason.refutes && !reason.prevents)) &&
		does === undefined &&
		shown.wins === undefined;
	if (best === undefined || !isBare || tailOf(mistake, "better") !== undefined) return undefined;
	return `${best} was better than ${line([move, ...reply.slice(0, shown.moves)])}`;
}

/** What the better move does, or would have kept; undefined where the fault has named it. */
function betterClause(mistake: Mistake): string | undefined {
	const { best, does, reasons } = mistake;
	const [reason] = reasons;
	if (best === undefined) return undefined;
	if (reason?.kind === "line" && reason.prevents !== undefined) {
		return `After ${best}, ${reason.prevents.answer} fails to ${reason.prevents.by}`;
	}
	if (namesBetter(reason)) return undefined;
	const kept = keptClause(mistake);
	// What it does says more than that nothing falls, unless what falls simply hung, or it takes.
	const isPlain = kept !== undefined && (reason?.kind === "hanging" || does?.kind === "takes");
	// Of a mate only what stops it is to the point.
	const isMate = reason?.kind === "mate";
	if (does !== undefined && !isPlain && (!isMate || does.kind === "stops")) {
		return betterText(best, does);
	}
	const end = kept ?? (isAvoided(mistake) ? "avoids it" : tailOf(mistake, "better"));
	return end === undefined ? undefined : `${best} ${end}`;
}

/** How much less the better move loses, as captures count. */
function lessLost(mistake: MaterialMistake): string | undefined {
	const { best, lost } = mistake;
	const [reason] = mistake.reasons;
	if (reason === undefined || reason.kind === "line" || reason.kind === "missed") return undefined;
	if (reason.kind === "mate") return reason.how === "missed" ? undefined : `${best} avoids it`;
	const kept = keptClause(mistake);
	if (kept !== undefined) return `${best} ${kept}`;
	return lost === undefined ? undefined : `${best} saves ${counted(lost, "point")} in captures`;
}

const withBetter = (fault: string, better: string | undefined): string =>
	better === undefined ? fault : `${fault} ${sentence(better)}`;

function faultOf(mistake: Any): string {
	const [reason] = mistake.reasons;
	return reason === undefined ? sentence(lineClause(mistake)) : faultText(mistake, reason);
}

export const mistakeWords = {
	/** Loss by a move according to a search of material. Says where captures were counted. */
	loss: (mistake: MaterialMistake): string => withBetter(faultOf(mistake), lessLost(mistake)),
	/** Fault of the move, and the better one. In a lost game small slips have none to speak of. */
	mistake: (mistake: Mistake): string => {
		if (wasLost(mistake) && mistake.best !== undefined) {
			return sentence(`${mistake.best} was better`);
		}
		const both = compared(mistake);
		if (both !== undefined) return sentence(both);
		return withBetter(faultOf(mistake), betterClause(mistake));
	},
};
