// Cases of the screens, but for those of many games.

import { BISHOP, BLACK, pieceLettered, pieceOf, WHITE } from "../../../src/chess/piece.ts";
import { squareNamed } from "../../../src/chess/square.ts";
import { aboutWords } from "../../../src/messages/en/screens/about.ts";
import { demoWords } from "../../../src/messages/en/screens/demo.ts";
import { docsWords } from "../../../src/messages/en/screens/docs.ts";
import { embedWords } from "../../../src/messages/en/screens/embed.ts";
import { embedFailureWords } from "../../../src/messages/en/screens/embedFailure.ts";
import { paintWords } from "../../../src/messages/en/screens/paint.ts";
import { panelWords } from "../../../src/messages/en/screens/panelWords.ts";
import { practiseWords } from "../../../src/messages/en/screens/practise.ts";
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
const none = { piece: undefined, control: undefined, sign: undefined, share: undefined };

const [all, one] = [
	{ region: { from: D4, to: E5 } },
	{ region: { from: D4, to: F5, three: [D4, E5, F5] } },
] as const;
const marks = (
	mark: "full" | "half" | "wrong",
	right: number[],
	tooMany: number[],
	missed: number[],
) => ({
	...{ marked: { mark, right, tooMany, missed }, points: { full: 100, half: 50, wrong: 0 }[mark] },
});
const half = marks("half", [E5, D4], [F5], []);
const little = marks("wrong", [E5], [F5], [D4]);
const full = marks("full", [E5, D4], [], []);
const wrong = marks("wrong", [], [F5], [E5]);
const found = marks("full", [E5], [], []);

const PRACTISE = [
	say(
		paintWords.square,
		[{ ...none, square: F5 }],
		[{ ...none, square: F5, share: "3 of 5" }],
		[{ ...none, square: F5, piece: BLACK_BISHOP, control: "contested", sign: "tooMany" }],
	),
	say(
		practiseWords.move.right,
		[["Bc4", "Bb5"], undefined],
		[["Bc4", "Bb5"], "Bc4"],
		[["Bc4"], "Bc4"],
		[[], undefined],
	),
	say(
		practiseWords.graded,
		[half.marked, all],
		[wrong.marked, one],
		[found.marked, one],
		[{ ...wrong.marked, tooMany: [] }, one],
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
	say(
		practiseWords.comesBack,
		[1, { days: 0, minutes: 10 }],
		[1, { days: 1, minutes: 900 }],
		[1, { days: 9, minutes: 13_000 }],
	),
	say(
		practiseWords.move.tried,
		[{ move: 3, name: "28.Rd1", state: "found", answer: [] }],
		[{ move: 11, name: "28.Qd2", state: "asGood", answer: [] }],
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
	say(sumWords.comesBack, [1, { days: 0, minutes: 1 }], [2, { days: 3, minutes: 4_000 }]),
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
