// Cases of the screens of many games: lists, answers, a study, the deck.

import { KNIGHT, pieceLettered, pieceOf, WHITE } from "../../../src/chess/piece.ts";
import { squareNamed } from "../../../src/chess/square.ts";
import { comparisonsOf } from "../../../src/features/games/study/comparisons.ts";
import { SPANS } from "../../../src/features/games/study/spans.ts";
import type { Answer } from "../../../src/games/collection/answers/answer.ts";
import { answerWords } from "../../../src/messages/en/answers/answers.ts";
import { costWords } from "../../../src/messages/en/answers/costs.ts";
import { meetingWords } from "../../../src/messages/en/answers/meetings.ts";
import { spokenOpening } from "../../../src/messages/en/answers/openingNames.ts";
import { openingTableWords } from "../../../src/messages/en/answers/openingTable.ts";
import { trainerWords } from "../../../src/messages/en/answers/trainer.ts";
import { aboutMomentText } from "../../../src/messages/en/screens/aboutMoment.ts";
import { gamesWords } from "../../../src/messages/en/screens/games.ts";
import { gamesEngineWords } from "../../../src/messages/en/screens/gamesEngine.ts";
import { myGamesWords } from "../../../src/messages/en/screens/myGames.ts";
import { type DifferenceFacts, studyWords } from "../../../src/messages/en/screens/study.ts";
import { trainingWords } from "../../../src/messages/en/screens/training.ts";
import { say } from "../say.ts";

const { reading, faults, filters, list, find } = gamesWords;

const D4 = squareNamed("d4");
const knight = { piece: pieceLettered("N"), square: D4, capture: "Bxd4", took: 0 };
const outpost = { square: squareNamed("d5"), piece: pieceOf(WHITE, KNIGHT), isBeyondPawns: true };
const any = { squares: [], pieces: [], plies: 1, at: undefined, amounts: [] };
const file = (before: string) => `<${before}>`;

const LISTS = [
	say(
		gamesWords.filter,
		[{}],
		[{ words: "a & b" }],
		[{ outcome: "drawn" }],
		[{ outcome: "won" }],
		[{ opponent: "B", to: 2000 }],
		[{ colour: "black", outcome: "drawn", from: 1999, to: 1999 }],
		[{ player: "A", colour: "white", outcome: "lost", from: 2019, to: 2021, eco: "B90" }],
		[{ player: "A", opponent: "B", elo: 2500, shortest: 20, longest: 40 }],
		[{ from: 2019, opening: "Caro-Kann", event: "Club", hung: 3 }],
		[
			{
				find: {
					...any,
					squares: [{ square: D4, owner: "black" }],
					plies: 4,
					at: 30,
					amounts: [{ piece: "Q", least: 0, most: 0 }],
				},
			},
		],
		[{ find: { ...any, squares: [{ square: D4, owner: "neutral" }] } }],
		[{ find: { ...any, pieces: [outpost], plies: 8 } }],
		[
			{
				find: {
					...any,
					amounts: [
						{ piece: "R", least: 1, most: 2 },
						{ piece: "p", least: 1, most: 1 },
					],
					plies: 3,
				},
			},
		],
	),
	say(list.found, [0, 1], [23, 7], [24, 7]),
	say(list.game, [{ name: "A", elo: 2700 }, { name: "", elo: 0 }, "1-0"]),
	say(list.numbered, [1234]),
	say(find.remove, [D4, "contested"]),
	say(find.chosen, [D4, "white"]),
	say(find.removePiece, [outpost]),
	say(find.chosenPiece, [{ ...outpost, isBeyondPawns: false }]),
	say(find.piece, [outpost.piece]),
	say(find.asked, [{ ...any, pieces: [outpost], plies: 8 }]),
	say(find.noSquare, ["nd5"]),
	say(find.noPlies, ["x"]),
	say(find.noAmounts, ["Nd5"]),
	say(
		reading.done,
		[0, { known: 0, failed: 3 }],
		[1, { known: 0, failed: 0 }],
		[1234, { known: 0, failed: 2 }],
		[0, { known: 1, failed: 0 }],
		[1, { known: 1000, failed: 0 }],
		[20, { known: 1, failed: 1 }],
	),
	say(
		filters.outcomes,
		[{ won: 7, drawn: 2, lost: 1000 }, true],
		[{ won: 7, drawn: 2, lost: 1000 }, false],
	),
	say(
		aboutMomentText,
		[{ title: "Pieces left hanging", move: "33.Nd4", isMissed: false }],
		[
			{
				title: "Pieces left hanging",
				move: "33.Nd4",
				isMissed: false,
				hung: { ...knight, won: 3 },
			},
		],
		[
			{
				title: "Pieces left hanging",
				move: "33.Nd4",
				isMissed: false,
				hung: { ...knight, won: 2 },
			},
		],
		[
			{
				title: "Pieces left hanging",
				move: "33.Nd4",
				isMissed: false,
				hung: { ...knight, won: 0 },
			},
		],
		[
			{
				title: "Hanging pieces not taken",
				move: "33.Nd4",
				isMissed: true,
				hung: { ...knight, won: 1 },
			},
		],
		[
			{
				title: "Hanging pieces not taken",
				move: "33.Nd4",
				isMissed: true,
				hung: { ...knight, won: 0 },
			},
		],
		[
			{
				title: "Pieces left hanging",
				move: "33.Nxd4",
				isMissed: false,
				hung: { ...knight, won: 3, took: 1 },
			},
		],
		[
			{
				title: "Pieces left hanging",
				move: "33.Nxd4",
				isMissed: false,
				hung: { ...knight, won: 3, took: 5 },
			},
		],
		[
			{
				title: "Hanging pieces not taken",
				move: "33.Nxd4",
				isMissed: true,
				hung: { ...knight, won: 3, took: 1 },
			},
		],
		[
			{
				title: "Hanging pieces not taken",
				move: "33...a6",
				isMissed: true,
				hung: { ...knight, piece: pieceLettered("n"), won: 3 },
			},
		],
		[
			{
				title: "Squares given up",
				move: "12...Qxf6",
				isMissed: false,
				letGo: [squareNamed("c2"), squareNamed("c6")],
			},
		],
	),
	say(
		reading.progress,
		[1200, { share: 50, left: 3e6, done: 3e6 }, file],
		[1, { share: undefined, left: 0, done: 1.25e9 }, undefined],
	),
	say(reading.waiting, [1], [1200]),
	say(gamesWords.saved, [10]),
	say(faults.removed, [undefined], [1], [2000]),
	say(gamesEngineWords.skipped, [1], [2]),
];

const [ME, NOBODY] = [{ kind: "me" }, { kind: "nobody" }] as const;
const ONE = { kind: "one", name: "Vos, Piet" } as const;

const answer = (
	key: Answer["key"],
	stands: Answer["stands"],
	more: Partial<Answer> = {},
): Answer => ({
	key,
	stands,
	mine: 0.52,
	theirs: 0.24,
	mineOf: 42,
	theirsOf: 38,
	minePart: 22,
	theirsPart: 9,
	...more,
});

/** With nothing behind it on one side, and with little on both. */
function few(key: Answer["key"], more: Partial<Answer> = {}): Answer {
	const { mine, theirs, minePart, theirsPart, ...rest } = answer(key, "few", {
		needed: 6,
		...more,
	});
	return rest;
}
const little = (key: Answer["key"], more: Partial<Answer> = {}) =>
	answer(key, "few", { mineOf: 8, theirsOf: 7, minePart: 3, theirsPart: 1, ...more });

const french = { family: "French Defense", colour: "black", move: "6...c4" } as const;
const inFrench = { family: "French Defense", theirsOf: 50_000 };
const phase = { phase: "middlegame", mine: 0.6, theirs: 0.7 } as const;
const lost = [squareNamed("d5"), squareNamed("f5")];
const squares = [squareNamed("d6"), squareNamed("f2")];
const may = { since: 20240501 };
const [hanging, better] = [answer("hanging", "for"), answer("better", "for", may)];
const [good, alike] = [answer("won", "for"), answer("centre", "same")];
const { tenGames } = answerWords;
const { whose } = myGamesWords.answers;

const LISTED = [
	answer("openings", "for", french),
	answer("centreInOpening", "for", french),
	alike,
	better,
	answer("punish", "for"),
	answer("phase", "for", { phase: "endgame" }),
	answer("won", "against"),
	good,
	answer("saved", "for"),
	answer("saved", "same"),
	answer("squares", "against", { squares }),
	hanging,
];

const cost = { kind: "inOpening", mine: 0.4, theirs: 0.13, points: 5.45, isChance: false } as const;
const byChance = { ...cost, isChance: true };

const asBlack = {
	won: 0,
	drawn: 0,
	lost: 1,
	open: 1,
	openings: [{ name: "French Defense", games: 2 }],
};
const asWhite = {
	won: 1,
	drawn: 1,
	lost: 1,
	open: 0,
	openings: [
		{ name: "Italian Game", games: 2 },
		{ name: "French Defense", games: 1 },
	],
};

const ANSWERS = [
	say(
		answerWords.sentence,
		[answer("openings", "against", french), ME],
		[answer("centreInOpening", "against", french), ME],
		[answer("centreInOpening", "for", french), ME],
		[answer("openings", "same", french), ME],
		[answer("centreInOpening", "same", { family: "French Defense" }), ME],
		[answer("centreInOpening", "same"), ME],
		[answer("centre", "against"), ME],
		[answer("centre", "same", { mine: 0.3, theirs: 0.31 }), ME],
		[answer("better", "for", { since: 20240101, before: 0.38 }), ME],
		[answer("punish", "against"), ME],
		[answer("punish", "for"), ME],
		[answer("phase", "against", { phase: "endgame" }), ME],
		[answer("won", "against"), ME],
		[answer("saved", "for"), ME],
		[answer("squares", "against", { squares: lost, piece: "n" }), ME],
		[answer("squares", "for", { squares: lost }), ME],
		[answer("hanging", "against", { from: 18, to: 24, clock: 60 }), ME],
		[answer("punish", "against"), ONE],
		[answer("hanging", "same"), ONE],
		// Numbers that differ to the eye.
		[answer("won", "same", { mine: 0.79, theirs: 0.58 }), ME],
		[answer("saved", "same", { mine: 0.21, theirs: 0.42 }), ONE],
		[answer("punish", "same", { mine: 0.75, theirs: 0.66 }), ME],
		[answer("hanging", "same", { mine: 0.4, theirs: 0.6 }), ME],
		[answer("better", "same", { ...may, mine: 0.3, theirs: 0.38, before: 0.38 }), ME],
		[answer("saved", "same", { mine: 0.42, theirs: 0.4 }), ME],
		[answer("centre", "for"), NOBODY],
		[answer("phase", "same", phase), NOBODY],
		[answer("phase", "same", phase), ME],
		[few("openings", { family: "Italian Game", colour: "white", mineOf: 6, theirsOf: 30 }), ME],
		[few("openings"), ME],
		[few("saved"), ME],
		[few("centreInOpening", { ...inFrench, mineOf: 14 }), ME],
		// The missing games are not mine: the sentence says which they are.
		[few("centreInOpening", { ...inFrench, mineOf: 50_000, theirsOf: 14 }), ME],
		[few("better", { since: 20240301 }), ME],
		[few("punish", { needed: 1 }), ME],
		[little("openings", { ...french, usual: [0.47, 0.4] }), ME],
		[little("openings", { ...french, mineOf: 1 }), NOBODY],
		[little("centreInOpening", { family: "French Defense", theirsOf: 0 }), ME],
		[little("centre"), ME],
		[little("better", { since: 20240001 }), ME],
		[little("punish"), ME],
		[little("phase", phase), ME],
		[little("won"), ME],
		[little("saved"), NOBODY],
		[little("squares", { squares }), ME],
		[little("hanging"), ME],
	),
	say(
		answerWords.number,
		[alike, "mine"],
		[answer("hanging", "same", { theirs: 1.26 }), "theirs"],
		[few("hanging"), "mine"],
	),
	say(
		answerWords.behind,
		[answer("openings", "against", french), ME],
		[answer("openings", "same", french), ME],
		[answer("openings", "for", { ...french, usual: [0.53, 0.34] }), ME],
		[answer("centreInOpening", "against", french), ME],
		[answer("punish", "same"), ME],
		[answer("squares", "same", { squares }), ME],
		[answer("squares", "same", { squares, colour: "black" }), ME],
		[answer("better", "for"), ME],
		[answer("hanging", "same"), ME],
		[answer("hanging", "same", { clocksNeeded: 12 }), ME],
	),
	say(
		tenGames.showing,
		["standing", [good, alike], ME],
		["mistakes", [good, alike], ME],
		["mistakes", [alike], ME],
		["swings", [alike], ME],
		["swings", [good, alike], NOBODY],
	),
	say(tenGames.title, [10]),
	say(tenGames.bring, [8]),
	say(
		answerWords.listed,
		...LISTED.map((one): [Answer, "me", typeof ME] => [one, "me", ME]),
		...LISTED.map((one): [Answer, "them", typeof ME] => [one, "them", ME]),
		[hanging, "them", ONE],
		[answer("saved", "for"), "me", NOBODY],
	),
	say(whose.me, [hanging, ME], [hanging, ONE], [hanging, NOBODY], [better, ME]),
	say(whose.them, [hanging, ME], [hanging, ONE], [hanging, NOBODY], [better, ME]),
	say(
		spokenOpening,
		["Sicilian Defense"],
		["Ruy Lopez"],
		["Queen's Gambit Declined"],
		["Queen's Pawn Game"],
		["Petrov's Defense"],
		["Bishop's Opening"],
		["English Opening"],
		["English Defense"],
		["Anderssen's Opening"],
		["King's Indian Attack"],
	),
	say(openingTableWords.points, [3.24], [-1.55], [0.02]),
	say(costWords.kind, [{ by: "material", kind: "centreLost" }], [{ by: "engine", kind: "fork" }]),
	// Chance stands in the heading, where it explains all of it.
	say(
		costWords.shares,
		[cost, { games: 568, isAlike: true, costs: [cost], isCommon: false }],
		[cost, { games: 41, isAlike: true, costs: [cost], isCommon: false }],
		[byChance, { games: 568, isAlike: true, costs: [cost, byChance], isCommon: false }],
		[byChance, { games: 568, isAlike: true, costs: [byChance], isCommon: false }],
		[byChance, { games: 568, isAlike: true, costs: [byChance], isCommon: true }],
	),
	say(costWords.toCome, [{ done: 34, needed: 100 }]),
	say(
		costWords.against,
		[{ games: 30, isAlike: true, costs: [cost], isCommon: false }, false],
		[{ games: 1, isAlike: false, costs: [byChance], isCommon: false }, true],
		[{ games: 568, isAlike: true, costs: [], isCommon: true }, false],
		[{ games: 568, isAlike: true, costs: [cost], isCommon: true }, false],
		[{ games: 30, isAlike: false, costs: [], isCommon: true }, true],
	),
	say(costWords.train, ["Forks allowed"]),
	say(costWords.example, ["Forks allowed"]),
	say(meetingWords.games, [{ games: 5, last: 20260612, asWhite, asBlack }]),
	say(meetingWords.mine, [asWhite]),
	say(meetingWords.theirs, [asBlack]),
	say(meetingWords.score, [asBlack, "black"]),
	say(meetingWords.openings, [asWhite, "white", "Ferreira"]),
];

const { board, differences, span, compare, counts, square } = studyWords;

const DIFFERENCE: DifferenceFacts = {
	square: D4,
	owner: "black",
	first: 0.484,
	second: 0.21,
	margin: 0.0501,
};

const STUDY = [
	say(span.name, ...SPANS.map(({ moves }): [typeof moves] => [moves])),
	say(differences.title, ...SPANS.map(({ moves }): [typeof moves] => [moves])),
	say(board.aboutShares, [1234, 98_765, { kind: "all" }]),
	say(board.aboutDifferences, [{ kind: "after", move: 10 }]),
	say(
		compare.with,
		...comparisonsOf({ player: "A", from: 2020 }, { player: "B" }).map(
			({ kind }): [typeof kind] => [kind],
		),
	),
	say(board.square, [
		D4,
		[
			{ owner: "white", share: 0.614 },
			{ owner: "contested", share: 0.386 },
		],
	]),
	say(square.showGames, [D4, "neutral", 0.2]),
	say(square.title, [D4]),
	say(
		differences.sentence,
		[DIFFERENCE],
		[{ ...DIFFERENCE, owner: "contested", first: 0.1, second: 0.2 }],
		[{ ...DIFFERENCE, owner: "neutral", first: 0.5, second: 0.5 }],
	),
	say(board.difference, [DIFFERENCE, false], [DIFFERENCE, true]),
	say(differences.list, [1234, "games of A", (games) => `[${games}]`]),
	say(counts.about, [40, false], [40, true]),
];

const SOON = { days: 0, minutes: 10 };
const TOMORROW = { days: 1, minutes: 900 };
const LATER = { days: 12, minutes: 18_000 };

const DECK = [
	say(trainingWords.due, [7]),
	say(trainingWords.unaskable, [1], [12]),
	say(trainingWords.more, [80]),
	say(trainingWords.takenOut, [1], [12]),
	say(
		trainingWords.known,
		[{ learned: 12, missed: 0, fresh: 3 }],
		[{ learned: 12, missed: 2, fresh: 3 }],
	),
	say(
		trainingWords.nothing,
		[{ learned: 12, missed: 0, fresh: 0 }, undefined],
		[{ learned: 12, missed: 1, fresh: 0 }, SOON],
	),
	say(trainingWords.beginWith, [20]),
	say(
		trainingWords.from,
		[[{ topic: "fork" }]],
		[[{ topic: "exercise" }]],
		[[{ topic: "fork" }, { topic: "exercise" }]],
	),
	say(trainingWords.topic, ["guard"]),
	say(trainingWords.dueLine, [1], [12]),
	say(trainingWords.inTraining, [20, 0, TOMORROW], [1, 0, LATER], [20, 4, undefined]),
	say(trainingWords.trainNowOf, ["Pins allowed"]),
	say(trainingWords.trained, [1, 3], [0, 3], [0, 0]),
	say(trainingWords.trainMissed, [2]),
	say(trainingWords.trainAll, [1], [5]),
	say(trainingWords.readDone, [3, 0, 0], [3, 1, 2]),
	say(trainingWords.forgotten, [1]),
	say(myGamesWords.trend.step, ["2019", "31%", 40], ["Games 1 to 100", "0.6", 100]),
	say(myGamesWords.trend.hundred, [1], [1101]),
	say(myGamesWords.gone, ["A", ""]),
	say(trainingWords.inDeck, [undefined], [SOON], [TOMORROW], [LATER]),
];

const HUNG = { title: "", move: "33.Nd4", isMissed: false, hung: { ...knight, won: 3 } };

const TRAINER = [
	say(costWords.met, [8, "Meier", true], [1, "Meier", false]),
	say(costWords.metIn, [{ kind: "fork", mine: 3, theirs: 1 }, 8]),
	say(trainerWords.of, ["Pins allowed"]),
	say(trainerWords.game, ["A", "B", "2026-03-04"], ["A", "", ""]),
	say(
		trainerWords.share,
		["You 55% · Opponents 33%", "11 of your 20 games"],
		["You 55% · Opponents 33%", "11 of your 20 games. This may be chance."],
	),
	say(trainerWords.you, ["Anna"]),
	say(trainerWords.toMove, [WHITE]),
	say(trainerWords.looked, [{ all: 40, checked: 36, hold: 4 }], [{ all: 1, checked: 1, hold: 1 }]),
	say(trainerWords.chapter, ["33.Nd4", "A – B"]),
	say(trainerWords.heading, [1, "33.Nd4"]),
	say(trainerWords.board, ["33.Nd4", true], ["33.Nd4", false]),
	say(
		trainerWords.played,
		[{ played: "33.Nd4", isWrong: true, nag: undefined }],
		[{ played: "33.Nd4", isWrong: true, nag: 4 }],
		[{ played: "33.Nd4", isWrong: false, nag: undefined }],
	),
	say(
		trainerWords.better,
		[{ better: ["33...Bxe5"], isOfEngine: false }],
		[{ better: ["33.Nf3", "33...Bd6", "34.O-O"], isOfEngine: true }],
		[{ better: [], isOfEngine: false }],
	),
	say(
		trainerWords.why,
		[{ about: HUNG }],
		[{ about: { title: "", move: "33.Nd4", isMissed: false } }],
	),
	say(trainerWords.checked, [{ verdict: undefined }], [{ verdict: true }]),
];

export const GAMES = [LISTS, ANSWERS, STUDY, DECK, TRAINER].flat();
