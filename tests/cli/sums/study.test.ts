// A study adds up what the oracle adds up, whoever reads the games, and parts add up to the whole.

import { expect, test } from "vitest";
import { joinedParts, partsOf } from "../../../src/cli/study/parts.ts";
import { InOrder } from "../../../src/cli/sums/inOrder.ts";
import { studyPart } from "../../../src/cli/sums/part.ts";
import type { Selection } from "../../../src/cli/sums/selection.ts";
import { Study } from "../../../src/cli/sums/study.ts";
import { isStudyDocument, Sums } from "../../../src/cli/sums/sums.ts";
import { GameReader } from "../../../src/games/reader/gameReader.ts";
import { testReader } from "../../support/core.ts";
import { games as knownGames } from "../../support/games.ts";
import { changedText, madeGame } from "../../support/madeGames.ts";
import { seededTest } from "../../support/seeded.ts";
import { oracleStudy } from "../../support/studyOracle.ts";

const EVERY = { from: 0, to: Number.POSITIVE_INFINITY };

function studied(text: string, selection: Selection = {}, plies = EVERY) {
	const module = testReader();
	const study = new Study(module, selection, plies);
	const reader = new GameReader(module);
	reader.read(new TextEncoder().encode(text), study);
	reader.end(study);
	return study.finish().document();
}

const RESULTS = ["1-0", "1-0", "0-1"];

const known = knownGames.map(({ moves }, index) => ({
	moves: moves.split(" ").slice(0, 40).join(" "),
	result: RESULTS[index] ?? "*",
}));

const textOf = (tags: readonly string[] = []) =>
	known
		.map(
			({ moves, result }, index) =>
				`[Event "${index}"]\n${tags[index] ?? ""}\n\n${moves} ${result}\n\n`,
		)
		.join("");

test("the sums of a study agree with the slow reference", () => {
	expect(studied(textOf())).toEqual(oracleStudy(known));
	expect(studied(textOf(), {}, { from: 3, to: 11 })).toEqual(oracleStudy(known, 3, 11));
});

test("games that only the careful loader can read are added up like all others and counted", () => {
	// Marks of nothing before the moves: the reader gives such a game up.
	const handed = textOf().replaceAll("\n\n", "\n\n<br>");
	expect(studied(handed)).toEqual({ ...oracleStudy(known), handed: 3 });
});

test("a game that cannot be read to its end counts as failed, with its positions up to there added up", () => {
	const found = studied(
		'[Event "a"]\n\n1. e4 e5 2. Ke3 *\n\n[Event "b"]\n[FEN "x"]\n\n1. e4 1-0\n\n[Event "c"]\n\n1. e4 *\n',
	);
	expect(found).toMatchObject({ games: 3, failed: 2, handed: 2, positions: 5 });
	expect(found.results).toEqual({ "1-0": 0, "0-1": 0, "1/2-1/2": 0, "*": 3 });
});

test("games that are too long for the fast reader are added up as well", () => {
	const dance = "Nf3 Nf6 Ng1 Ng8 ".repeat(400);
	const found = studied(`[Event "long"]\n\n${dance}*\n`);
	expect(found).toMatchObject({ games: 1, positions: 1601, handed: 1 });
	expect(found.plies).toHaveLength(1601);
	expect(found.plies[1600]).toEqual(found.plies[0]);
});

const TAGS = [
	'[White "Morphy, Paul"]\n[Black "Duke"]\n[ECO "C41"]\n[Opening "Philidor Defence"]\n[Date "1858.11.02"]\n[WhiteElo "65531"]\n[BlackElo "9999"]',
	'[White "Kasparov, Garry"]\n[Black "Topalov"]\n[ECO "B07"]\n[Date "1999.01.??"]\n[WhiteElo "2812"]\n[BlackElo "2700"]',
	'[White "Karpov"]\n[Black "Kasparov, Garry"]\n[ECO "B44"]\n[UTCDate "1985.10.15"]\n[WhiteElo "2720"]\n[BlackElo "2700"]',
];

const SELECTIONS: readonly (readonly [Selection, readonly number[]])[] = [
	[{}, [0, 1, 2]],
	[{ player: "kasparov" }, [1, 2]],
	[{ player: "kasparov", colour: "black" }, [2]],
	[{ player: "kasparov", result: "won" }, [1, 2]],
	[{ player: "karpov", result: "lost" }, [2]],
	[{ player: "karpov", result: "won" }, []],
	[{ colour: "white", result: "won" }, [0, 1]],
	[{ result: "drawn" }, []],
	[{ eco: "b" }, [1, 2]],
	[{ eco: "B44" }, [2]],
	[{ opening: "philidor" }, [0]],
	[{ after: 19850101 }, [1, 2]],
	[{ after: 19850101, before: 19990101 }, [2]],
	[{ before: 19990102 }, [0, 1, 2]],
	[{ minElo: 2700 }, [1, 2]],
	[{ minElo: 2701 }, []],
];

test.each(SELECTIONS)("the filter %j selects the games %j", (selection, wanted) => {
	const expected = oracleStudy(known.filter((_, index) => wanted.includes(index)));
	expect(studied(textOf(TAGS), selection)).toEqual(expected);
});

async function* once(bytes: Uint8Array, step: number): AsyncGenerator<Uint8Array> {
	for (let at = 0; at < bytes.length; at += step) yield bytes.subarray(at, at + step);
}

/** Text in a comment that looks like the start of a game. */
const TRAP = `[Event "trap"]\n\n1. e4 {${"word ".repeat(60)}\n\n[White "x"]\n${"word ".repeat(60)}} e5 *\n\n`;

seededTest("wherever a file is cut, the parts add up to the whole", 1604, async (next) => {
	const module = testReader();
	let parts = 0;
	let unsound = 0;
	for (let round = 0; round < 8; round++) {
		let text = Array.from({ length: 15 }, () => madeGame(next, 6) + TRAP).join("");
		for (let count = next() * 12; count > 0; count--) text = changedText(text, next);
		const bytes = new TextEncoder().encode(text);
		const sums = new Sums();
		const read = async (part: Parameters<typeof studyPart>[1]) => {
			const found = studyPart(module, part, {}, EVERY);
			parts++;
			if (!found.isSound) unsound++;
			return found;
		};
		const order = new InOrder(read, joinedParts, sums);
		for await (const part of partsOf(once(bytes, 700), 700)) order.add(part);
		await order.wait();
		expect(sums.document()).toEqual(studied(new TextDecoder().decode(bytes)));
	}
	expect(parts).toBeGreaterThan(30);
	expect(unsound).toBeGreaterThan(0);
});

test("other files are not mistaken for documents of a study", () => {
	const document = studied(textOf());
	expect(isStudyDocument(JSON.parse(JSON.stringify(document)))).toBe(true);
	for (const wrong of [null, 1, {}, { ...document, games: -1 }, { ...document, squares: {} }]) {
		expect(isStudyDocument(wrong)).toBe(false);
	}
	expect(isStudyDocument({ ...document, plies: [{ positions: 0.5 }] })).toBe(false);
});
