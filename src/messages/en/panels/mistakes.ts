// Mistakes of a game: what a move did, with its reason, and what was better. Every text can be
// checked against the engine's lines.

import { otherSide, type Side } from "../../../chess/piece.ts";
import { squareName } from "../../../chess/square.ts";
import { worthOf } from "../../../chess/worth.ts";
import type { MaterialMistake, Mistake, Reason, Win } from "../../../review/mistakes/reason.ts";
import { chessWords } from "../chess.ts";
import { counted } from "../plural.ts";
import { changedText, refutedText } from "./tactics/causes.ts";
import { a, line, nameInLine, spoilsText, the, wins, winText } from "./tactics/wins.ts";

/** Centipawns from which a side stands better, and is winning. */
const BETTER = 60;
const WINNING = 300;

/** Words of a sentence, at most where it can be told in as few. */
const MOST_WORDS = 25;

const isShort = (text: string): boolean => text.split(" ").length <= MOST_WORDS;

/** "mate in 3, which begins with 22.Qh7+", as the end of "allowed ..." or "missed ...". */
function mateEnd(reason: Extract<Reason, { kind: "mate" }>): string {
	const how = reason.moves === 1 ? "mate at once" : `mate in ${reason.moves}`;
	const where = reason.isOnBackRank ? " on the back rank" : "";
	if (reason.by === undefined) return how;
	if (reason.moves > 1) return `${how}${where}, which begins with ${reason.by}`;
	return reason.isOnBackRank ? `${reason.by}, mate${where}` : reason.by;
}

const mateText = (
	{ move }: Mistake | MaterialMistake,
	reason: Extract<Reason, { kind: "mate" }>,
): string => `${move} ${reason.how === "missed" ? "missed" : "allowed"} ${mateEnd(reason)}.`;

/** Whose game it is: the other side's where centipawns are negative. */
type Standing = { readonly who: string | undefined; readonly isWinning: boolean };

export function standing(side: Side, centipawns: number): Standing {
	const size = Math.abs(centipawns);
	if (size < BETTER) return { who: undefined, isWinning: false };
	const who = centipawns < 0 ? chessWords.side(otherSide(side)) : chessWords.side(side);
	return { who, isWinning: size >= WINNING };
}

/** How much worse a line ends, as captures count. */
const apart = ({ best, lost = 0 }: MaterialMistake): string =>
	`by captures that ends ${counted(lost, "point")} worse than ${best}`;

/** "Black is winning", "Black is still winning". */
function now(mistake: Mistake | MaterialMistake): string {
	if (mistake.mark === undefined) return apart(mistake);
	const { side, before, after } = mistake;
	const [was, is] = [standing(side, before), standing(side, after)];
	const isSame = was.who === is.who && was.isWinning === is.isWinning;
	if (is.who === undefined) return isSame ? "the game is still level" : "the game is level";
	if (is.isWinning) return isSame ? `${is.who} is still winning` : `${is.who} is winning`;
	return isSame ? `${is.who} still stands better` : `${is.who} stands better`;
}

function earlier({ side, before }: Mistake): string {
	const { who, isWinning } = standing(side, before);
	if (who === undefined) return "the game was level";
	return isWinning ? `${who} was winning` : `${who} stood better`;
}

function lineText(mistake: Mistake | MaterialMistake): string {
	const { move, reply } = mistake;
	if (mistake.mark === undefined) {
		// A line of captures is told to its end, where it is counted.
		return `After ${[move, ...reply].map(nameInLine).join(" ")}: ${apart(mistake)}.`;
	}
	if (reply.length === 0) return `After ${move} ${now(mistake)}.`;
	const { moves, wins: spoils } = mistake.told;
	const comes = `After ${move} comes ${line(reply.slice(0, moves))}`;
	if (spoils === undefined) return `${comes}, and ${now(mistake)}.`;
	const winner = chessWords.side(otherSide(mistake.side));
	return `${comes}: ${winner} wins ${spoilsText(spoils)}, and ${now(mistake)}.`;
}

function hangingText(
	{ move, to }: Mistake | MaterialMistake,
	reason: Extract<Win, { kind: "hanging" }>,
): string {
	const by = line(reason.by);
	const { target, isGuarded } = reason;
	if (isGuarded || reason.by.length > 1) return `${move} allowed ${winText(reason)}.`;
	return target.square === to
		? `${move} put the ${chessWords.kind(target.piece)} on ${squareName(to)}, where ${by} ${wins(reason, "it")}.`
		: `${move} left ${the(target)} hanging: ${by} ${wins(reason, "it")}.`;
}

const fallen = (win: Win) => ("target" in win ? win.target : win.targets.at(-1));

/** Without the move that takes in the end, and what is won in all. */
function bare(win: Win): Win {
	if (!("later" in win) || win.kind === "promotion") return win;
	const target = fallen(win);
	const gain = target === undefined ? win.gain : Math.max(win.gain, worthOf(target.piece));
	return { ...win, later: undefined, gain };
}

/** Without the move that takes in the end, where that says no more: the sentence is long enough. */
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
function causeText({ move }: Mistake | MaterialMistake, reason: Reason): string | undefined {
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

function reasonText(mistake: Mistake | MaterialMistake, reason: Reason): string {
	const { refutes } = reason;
	if (reason.kind === "line" && refutes !== undefined) {
		const { answer, by } = refutes;
		return `${mistake.move} allowed ${mistake.reply[0]}: ${answer} fails to ${by}, and ${now(mistake)}.`;
	}
	const refuted = refutedText(refutes);
	const short = shortened(reason);
	const [plain, brief] = [reason, short].map((one) =>
		plainText(mistake, one).replace(/\.$/, ""),
	) as [string, string];
	const [cause, briefCause] = [reason, short].map((one) => causeText(mistake, one));
	const all = [
		...(cause === undefined || briefCause === undefined
			? []
			: [cause + refuted, briefCause + refuted, briefCause]),
		plain + refuted,
		plain,
		brief,
	];
	return `${all.find(isShort) ?? brief}.`;
}

function plainText(mistake: Mistake | MaterialMistake, reason: Reason): string {
	const { move } = mistake;
	switch (reason.kind) {
		case "mate":
			return mateText(mistake, reason);
		case "missed":
			return reason.isTakingBack && reason.win.by.length === 1
				? `${move} did not take back with ${line(reason.win.by)}.`
				: `${move} missed ${winText(reason.win)}${reason.win.gain > 0 ? "" : `; ${now(mistake)}`}.`;
		case "square":
			return `${move} let go of ${squareName(reason.square)}: ${line(reason.by)} lands there, and ${now(mistake)}.`;
		case "line":
			return lineText(mistake);
		case "hanging":
			return hangingText(mistake, reason);
		case "passed":
			return `${move} let the passed pawn on ${squareName(reason.pawn)} advance: ${line(reason.by)}, and ${now(mistake)}.`;
		case "exchange":
			if (reason.by.length > 1) return `${move} allowed ${winText(reason)}.`;
			return `${move} gave ${a(reason.target.piece)} for ${a(reason.got)}: ${line(reason.by)}.`;
		default:
			return reason.gain > 0
				? `${move} allowed ${winText(reason)}.`
				: `${move} allowed ${winText(reason)}, and ${now(mistake)}.`;
	}
}

/** How the better move keeps what falls. */
function keptText(reason: Reason | undefined): string {
	if (reason?.changed?.kind !== "unsaved") return "kept it";
	const { better } = reason.changed;
	if (better === undefined) return "kept it";
	return better === "moves" ? "moves it away" : "guards it";
}

/** Says how the better move would have held or won. */
function betterText(mistake: Mistake): string {
	const { best, before, after, isKept, side, reasons } = mistake;
	const [reason] = reasons;
	if (best === undefined) return ` Before it ${earlier(mistake)}.`;
	if (reason?.kind === "line" && reason.prevents !== undefined) {
		return ` After ${best}, ${reason.prevents.answer} fails to ${reason.prevents.by}.`;
	}
	const isNamed = reason?.kind === "missed" || (reason?.kind === "mate" && reason.how === "missed");
	if (isNamed) return "";
	if (isKept) return ` ${best} ${keptText(reason)}.`;
	const [had, has] = [standing(side, before), standing(side, after)];
	if (had.who === has.who && had.isWinning === has.isWinning) return ` ${best} was better.`;
	if (before >= WINNING) return ` ${best} kept a winning position.`;
	if (before >= BETTER) return ` ${best} kept the better game.`;
	if (before > -BETTER) return ` ${best} kept the game level.`;
	return before > -WINNING ? ` ${best} kept the damage small.` : ` ${best} was better.`;
}

/** Says how much less the better move loses, as captures count. */
function lessLost({ best, lost, isKept, reasons: [reason] }: MaterialMistake): string {
	if (reason === undefined || reason.kind === "line" || reason.kind === "missed") return "";
	if (reason.kind === "mate") return reason.how === "missed" ? "" : ` ${best} prevented it.`;
	if (isKept) return ` ${best} ${keptText(reason)}.`;
	return lost === undefined ? "" : ` By captures ${best} was ${counted(lost, "point")} better.`;
}

export const mistakeWords = {
	/** Loss by a move according to a search of material. Says where captures were counted. */
	loss: (mistake: MaterialMistake): string => {
		const [reason] = mistake.reasons;
		const what = reason === undefined ? lineText(mistake) : reasonText(mistake, reason);
		return `${what}${lessLost(mistake)}`;
	},
	/** Fault of the move, and the better one. */
	mistake: (mistake: Mistake): string => {
		const [reason] = mistake.reasons;
		const what = reason === undefined ? lineText(mistake) : reasonText(mistake, reason);
		return `${what}${betterText(mistake)}`;
	},
};
