// With few games an answer tells what there is, and that it may be chance.

import { expect, test } from "vitest";
import { answerWords } from "../../../src/messages/en/answers/answers.ts";
import { collectionOf, gameText } from "../../support/collection.ts";

const SICILIAN = "1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4";
const FRENCH = "1. e4 e6 2. d4 d5 3. Nc3 Nf6";

/** Games of mine as White, each of another year, which is all that is known of its date. */
const games = (moves: string, results: string, from: number) =>
	[...results]
		.map((result, at) => {
			const Result = result === "w" ? "1-0" : result === "l" ? "0-1" : "1/2-1/2";
			const tags = { White: "Me", Black: `Other ${at}`, Result, Date: `${from + at}.??.??` };
			return gameText(tags, `${moves} ${Result}`);
		})
		.join("");

const TEXT = games(SICILIAN, "lllldwll", 2000) + games(FRENCH, "wdwdwldwdwdwdwdwlw", 2000);

const asked = { me: ["Me"], filter: {} };

const opened = async () => (await collectionOf(TEXT)).collection.asking;

test("the most costly opening is named with its numbers, even with few games", async () => {
	const { answers } = await (await opened()).answers(asked);
	const found = answers.find(({ key }) => key === "openings");
	expect(found).toMatchObject({ stands: "few", family: "Sicilian Defense", mineOf: 8 });
	expect(found && answerWords.sentence(found, { kind: "me" })).toBe(
		"The Sicilian as White: you scored 19% in 8 games, 69% in your others as White",
	);
});

test("a chosen opening keeps its numbers in the table", async () => {
	const asking = await opened();
	const all = await asking.openingTable(asked);
	const row = all.find(({ family }) => family === "Sicilian Defense");
	expect(row?.lost).toBeGreaterThan(1);
	const filter = { family: "Sicilian Defense", colour: "white" } as const;
	expect(await asking.openingTable({ me: ["Me"], filter })).toEqual([row]);
});

test("games dated by a year alone count as dated", async () => {
	const { answers } = await (await opened()).answers(asked);
	const found = answers.find(({ key }) => key === "better");
	expect(found).toMatchObject({ stands: "few", mineOf: expect.any(Number) });
	expect(found?.since).toBeGreaterThan(20000000);
	expect(found && answerWords.sentence(found, { kind: "me" })).toMatch(
		/^Games with a piece lost: 0 of your \d+ since 20\d\d, 0 of \d+ before$/,
	);
});

/** Black leaves a queen on g4, in each of five games among many in which nothing is lost. */
const LOST = "1. e4 e5 2. Nf3 d6 3. Be2 Qg5 4. d3 Qg4 5. Nxe5 dxe5 6. Bxg4 Bxg4 7. Qxg4 Nf6";

test("my mistakes are counted even if my opponents made none", async () => {
	const mine = (moves: string, at: number) =>
		gameText(
			{ White: `Other ${at}`, Black: "Me", Result: "1-0", Date: `${2000 + at}.??.??` },
			`${moves} 1-0`,
		);
	const text = Array.from({ length: 30 }, (_, at) => mine(at < 5 ? LOST : FRENCH, at)).join("");
	const { answers } = await (await collectionOf(text)).collection.asking.answers(asked);
	const sentenceOf = (key: string) => {
		const found = answers.find((one) => one.key === key);
		return found && answerWords.sentence(found, { kind: "me" });
	};
	expect(sentenceOf("phase")).toBe("In the opening: 5 of your 5 mistakes");
	expect(sentenceOf("squares")).toMatch(/^[a-h][1-8] given up: 5 of your 5 mistakes$/);
	// I had no chance to take anything.
	expect(sentenceOf("punish")).toBe("Punishing: no chances found");
});
