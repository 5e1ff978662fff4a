// Cases of the screens, but for those of many games.

import { BISHOP, BLACK, PAWN, pieceLettered, pieceOf, WHITE } from "../../../src/chess/piece.ts";
import { squareNamed } from "../../../src/chess/square.ts";
import { aboutWords } from "../../../src/messages/en/screens/about.ts";
import { demoWords } from "../../../src/messages/en/screens/demo.ts";
import { docsWords } from "../../../src/messages/en/screens/docs.ts";
import { embedWords } from "../../../src/messages/en/screens/embed.ts";
import { embedFailureWords } from "../../../src/messages/en/screens/embedFailure.ts";
import { paintWords } from "../../../src/messages/en/screens/paint.ts";
import { panelWords } from "../../../src/messages/en/screens/panelWords.ts";
import { practiseWords, reasonWords } from "../../../src/messages/en/screens/practise.ts";
import { choiceWords, sumWords } from "../../../src/messages/en/screens/practiseChoice.ts";
import { setupWords } from "../../../src/messages/en/screens/setup.ts";
import { say } from "../say.ts";

const marked = (text: string) => `_${text}_`;
const starred = (text: string) => `*${text}*`;

const { text: privacy, requestsOwnHost, requestsAnalytics, imports } = aboutWords.privacy;

const PAGES = [
	say(aboutWords.first.counts, [{ light: 29, dark: 18, contested: 9, neutral: 8 }]),
	say(aboutWords.classes.line, ["Neutral", "Nobody attacks the square.", marked]),
	say(requestsAnalytics, ["visits.example"]),
	say(privacy, [requestsOwnHost, imports, marked], [requestsOwnHost, "", marked]),
	say(demoWords.ply, [3, 40, "Bb5"], [0, 40, ""]),
	say(docsWords.found, [0], [1], [12]),
	say(docsWords.tooLong, [30_000, 100]),
	say(embedWords.application, [starred, "<icon>", marked]),
	say(embedWords.compared, [22, 28, starred, marked]),
	say(embedWords.share, [28, "White", marked], [0, "White", marked]),
	say(embedWords.progress, ["Reading the game…", 40]),
	say(embedWords.nothingComes, ["You are offline"]),
	say(embedWords.lacking, ["style-src 'self', connect-src 'self'"]),
	say(embedFailureWords.failed, ["Invalid FEN"]),
	say(panelWords.tabWith.square, ["Explain", "d3"]),
	say(panelWords.tabWith.moments, ["Review", 1], ["Review", 3]),
];

const [F5, E5, D4] = [squareNamed("f5"), squareNamed("e5"), squareNamed("d4")];
const BLACK_BISHOP = pieceOf(BLACK, BISHOP);
const coached = {
	kind: "contested",
	...({ move: "", side: WHITE, text: "Who wins here?" } as const),
	region: { from: D4, to: E5 },
} as const;
const none = { piece: undefined, control: undefined, sign: undefined, share: undefined };

const [all, one] = [{ about: "controlled" }, { about: "oneOfThree" }] as const;
const half = { right: [E5, D4], tooMany: [F5], missed: [], points: 50 };
const little = { right: [E5], tooMany: [F5], missed: [D4], points: 0 };
const full = { right: [E5, D4], tooMany: [], missed: [], points: 100 };
const wrong = { right: [], tooMany: [F5], missed: [E5], points: 0 };
const found = { right: [E5], tooMany: [], missed: [], points: 100 };

const PRACTISE = [
	say(
		practiseWords.question,
		[{ about: "hanging", side: WHITE }],
		[{ about: "turned", move: "Nf3" }],
		[{ about: "letGo", side: BLACK, move: "Nd3" }],
		[{ about: "reply", side: WHITE }],
		[{ about: "win", side: WHITE, square: E5 }],
		[{ about: "coached", facts: coached }],
		[{ about: "coached", facts: { ...coached, text: "" } }],
		[{ about: "controlled", owner: "white" }],
		[{ about: "controlled", owner: "black" }],
		[{ about: "controlled", owner: "contested" }],
		[{ about: "oneOfThree", owner: "white" }],
		[{ about: "oneOfThree", owner: "black" }],
		[{ about: "oneOfThree", owner: "contested" }],
	),
	say(
		paintWords.square,
		[{ ...none, square: F5 }],
		[{ ...none, square: F5, share: "3 of 5" }],
		[{ ...none, square: F5, piece: BLACK_BISHOP, control: "contested", sign: "tooMany" }],
	),
	say(
		reasonWords.verdict,
		[{ square: F5, kind: "neutral", isBarred: false }],
		[{ square: F5, kind: "contested", white: 1, black: 3 }],
		[{ square: F5, kind: "contested", white: "king", black: 3 }],
		[{ square: F5, kind: "free", owner: WHITE }],
		[{ square: F5, kind: "costly", owner: WHITE, loss: 3 }],
		[{ square: F5, kind: "held", owner: BLACK, attackers: 1, loss: 9 }],
	),
	say(
		reasonWords.was,
		["white", "white", "Black does not attack it."],
		["neutral", "black", "Black alone attacks it."],
	),
	say(
		practiseWords.move.right,
		[["Bc4", "Bb5"], undefined],
		[["Bc4", "Bb5"], "Bc4"],
		[["Bc4"], "Bc4"],
		[[], undefined],
	),
	say(reasonWords.hangs, [F5, BLACK_BISHOP, true], [F5, pieceOf(WHITE, PAWN), false]),
	say(
		practiseWords.graded,
		[half, all],
		[wrong, one],
		[found, one],
		[{ ...wrong, tooMany: [] }, one],
	),
	say(
		practiseWords.worth,
		[half, all, 100],
		[little, all, 100],
		[full, all, 100],
		[wrong, one, 100],
		[found, one, 100],
	),
	say(practiseWords.place, [1, 2, true]),
	say(practiseWords.comesBack, [1, 1], [1, 9]),
	say(
		practiseWords.move.tried,
		[{ uci: "a1d1", name: "28.Rd1", state: "found", answer: [] }],
		[{ uci: "f4d2", name: "28.Qd2", state: "asGood", answer: [] }],
	),
	say(practiseWords.rhythm, [4, undefined], [4, "e5 is contested."]),
	say(choiceWords.about, ["whose", 10]),
	say(choiceWords.source, ["game", "Karpov – Kasparov"], ["game", undefined]),
	say(choiceWords.missMost, [[E5, D4]]),
	say(choiceWords.best, [10, 840, 1000]),
	say(choiceWords.daysInRow, [1]),
	say(choiceWords.at, [4, 10], [2, undefined]),
	say(choiceWords.ended, ["question 4 of 10"]),
	say(choiceWords.waits, ["question 2 of 5"]),
	say(sumWords.points, [780, 1000, 840], [880, 1000, 840], [50, 100, undefined]),
	say(sumWords.ofAll, [11, 11, 0], [11, 11, 2]),
	say(sumWords.repeat, [1], [2]),
	say(sumWords.comesBack, [1, 1], [2, 3]),
	say(sumWords.rhythm, [12, 9]),
	say(sumWords.confused, ["contested", "white", E5], ["black", "contested", D4]),
];

const game = { count: 1, areChapters: false };
const lesson = { count: 3, areChapters: true };

const SETUP = [
	say(
		setupWords.replace,
		[game],
		[lesson],
		[{ count: 3000, areChapters: false }],
		[{ count: 0, areChapters: false }],
	),
	say(setupWords.purpose, [false, undefined], [true, undefined], [false, game], [true, lesson]),
	say(setupWords.toolHint, ["hand"], [pieceLettered("R")]),
	say(setupWords.tray.piece, [pieceLettered("N")], [pieceLettered("k")]),
	say(setupWords.turn.mayCastle, [WHITE, "king"], [BLACK, "queen"]),
	say(setupWords.unsound, [false], [true]),
];

export const SCREENS = [PAGES, PRACTISE, SETUP].flat();
