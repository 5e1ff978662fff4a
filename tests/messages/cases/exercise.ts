// Cases of exercises: questions, the words of a pupil, those of a coach.

import { BLACK, pieceOf, QUEEN, type Side, WHITE } from "../../../src/chess/piece.ts";
import { squareNamed } from "../../../src/chess/square.ts";
import { askWords } from "../../../src/messages/en/exercise/ask.ts";
import { makeWords } from "../../../src/messages/en/exercise/make.ts";
import { exerciseWords, pointsText } from "../../../src/messages/en/exercise/pupil.ts";
import { resultsWords } from "../../../src/messages/en/exercise/results.ts";
import { say } from "../say.ts";

const [D5, E5] = [squareNamed("d5"), squareNamed("e5")];
const asked = { text: "", move: "16...Nd3", side: WHITE as Side, region: { from: E5, to: E5 } };
const { question, start, soFar, end, entrance, handing } = exerciseWords;
const since = "2026-11-27T14:05";
const tried = { piece: pieceOf(BLACK, QUEEN), from: squareNamed("d8"), to: squareNamed("b6") };
const text = "";
const tally = { chosen: new Map(), full: 0, of: 29, silent: 0 };

const three = { from: D5, to: D5, three: [D5] };

export const EXERCISE = [
	say(
		askWords.title,
		[{ ...asked, kind: "black", text: "Where can a knight go?" }],
		[{ ...asked, kind: "contested" }],
		[{ ...asked, kind: "turned" }],
		[{ ...asked, kind: "letGo", side: BLACK }],
		[{ ...asked, kind: "hanging" }],
		[{ ...asked, kind: "hangingOwn" }],
		[{ ...asked, kind: "whose" }],
		[{ ...asked, kind: "reply", side: BLACK }],
		[{ ...asked, kind: "win" }],
		[{ ...asked, kind: "best" }],
		[{ ...asked, kind: "white", region: three }],
		[{ ...asked, kind: "contested", region: three }],
	),
	say(askWords.turned, [D5, "neutral", "white"], [D5, "white", "white"]),
	say(
		askWords.guarded,
		[{ name: "Nbd2", side: WHITE }, E5, []],
		[{ name: "Qd6", side: BLACK }, E5, [{ piece: tried.piece, square: D5 }]],
	),
	say(askWords.leaves, [[{ piece: tried.piece, square: D5 }]]),
	say(askWords.chosen, [[]]),
	say(makeWords.keyFrom, [true, false], [false, true], [true, true]),
	say(makeWords.notBest, ["17.Kxf1"]),
	say(makeWords.engineSays, [["Nxf1"]], [["Nxf1", "Rd1"]]),
	say(
		question.outcome,
		[{ right: ["d5"], missed: ["f5"], tooMany: [] }, "squares"],
		[{ right: [], missed: ["d5", "f5"], tooMany: ["c3"] }, "squares"],
		[{ right: ["contested"], missed: [], tooMany: [] }, "class"],
		[{ right: [], missed: ["White’s"], tooMany: ["neutral"] }, "class"],
		[{ right: [], missed: ["Nd3", "Nb3"], tooMany: [] }, "move"],
	),
	say(question.right, [[]]),
	say(
		question.impossible,
		[{ ...tried, why: "check" }],
		[{ ...tried, why: "exposed" }],
		[{ ...tried, why: "way" }],
		[{ ...tried, why: "turn" }],
		[{ ...tried, to: undefined, why: "check" }],
		[{ ...tried, to: undefined, why: "way" }],
	),
	say(entrance.version, [{ since, count: 2, answered: 12 }], [{ since, answered: 0 }]),
	say(handing.copyOf, ["Forks"]),
	say(handing.answered, [1, since], [12, since]),
	say(pointsText, [0], [0.5], [1], [3.5]),
	say(start.until, ["2026-12-04"]),
	say(start.tries, [1], [3]),
	say(start.late, ["2026-12-04"]),
	say(start.goOnAs, ["Mia"]),
	say(start.known, ["Mia"]),
	say(start.stays, [90]),
	say(start.remove, ["Mia"]),
	say(start.removed, ["Mia"]),
	say(end.title, ["Mia", "3½", 5]),
	say(soFar.title, ["Mia", 3, 8]),
	say(end.message, ["Mia", "Forks"], ["Mia", "Forks", { done: 3, of: 8 }]),
	say(resultsWords.answered, [5, 0], [5, 1]),
	say(end.attempt, [2, 3]),
	say(makeWords.byHand, [["d5", "f5"]]),
	say(makeWords.oneOfThree, [2]),
	say(makeWords.notMade, ["Loading chunk deflate failed"]),
	say(makeWords.byMap, [["d5", "f5", "c3", "d4", "e4"]]),
	say(makeWords.right, [[]]),
	say(makeWords.differs, [["c3"], ["f5"]]),
	say(makeWords.tooLong, [70_000]),
	say(makeWords.handle, [2]),
	say(makeWords.movedTo, [2, 3]),
	say(makeWords.numbered, [2, "Two"], [2, "Chapter 2"]),
	say(makeWords.inChapter, ["d5, by the map", 2, "Two"], ["d5, by the map", 2, "Chapter 2"]),
	say(makeWords.givenAway, [2, 3]),
	say(makeWords.newVersion, [12, since], [0, since]),
	say(
		resultsWords.leftOut,
		[
			[
				{ text, why: "foreign" },
				{ text, why: "cut" },
			],
		],
		[[{ text, why: "wrong" }]],
		[
			[
				{ text, why: "nameless" },
				{ text, why: "damaged" },
			],
		],
	),
	say(
		resultsWords.leftOutOne,
		[{ text, why: "nameless" }],
		[{ text, why: "foreign", of: "Forks" }],
	),
	say(
		resultsWords.head,
		[1, "Which squares are neutral?", 0.5, ["full", "half", "wrong"]],
		[2, "Whose is e5?", 0.5, ["full", "wrong"]],
	),
	say(resultsWords.pointsOf, ["2½", 3]),
	say(resultsWords.tooLong, [523_000, 75_000]),
	say(
		resultsWords.saidOne,
		["Bob", [], ["Nxb8"], false],
		["Bob", ["Qb6"], ["Nd3", "Nb3"], false],
		["Mia", ["Nd3"], ["Nd3", "Nb3"], true],
	),
	say(
		resultsWords.mistake,
		[{ ...tally, commonest: { kind: "chosen", choice: 37, count: 14 } }, "f5"],
		[{ ...tally, commonest: { kind: "missed", choice: 37, count: 14 } }, "f5"],
		[{ ...tally, silent: 2, commonest: { kind: "chosen", choice: 37, count: 14 } }, "f5"],
		[{ ...tally, commonest: undefined }, ""],
		[{ ...tally, of: 3, silent: 1, commonest: undefined }, ""],
	),
	say(resultsWords.missing, [0, 12], [3, 12]),
	say(resultsWords.classCount, [1]),
	say(resultsWords.tried, ["Mia", 2]),
];
