// Sums of parts are those of the whole, in any order, and the same that a collection has.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { joinedParts, partsOf } from "../../../src/cli/study/parts.ts";
import { readStudyArgs } from "../../../src/cli/study/studyArgs.ts";
import { AnswerSums, isAnswerDocument } from "../../../src/cli/sums/answerSums.ts";
import { InOrder } from "../../../src/cli/sums/inOrder.ts";
import { answersPart } from "../../../src/cli/sums/part.ts";
import { collectionOf } from "../../support/collection.ts";
import { atRoot, testInsight, testReader } from "../../support/core.ts";

const text = readFileSync(atRoot("tests/games/answers/players.pgn"), "utf8");
const me = ["Aronian,L"];

const whole = (pgn: string, names = me) => {
	const bytes = new TextEncoder().encode(pgn);
	const part = { bytes, length: bytes.length };
	return answersPart(testReader(), testInsight(), part, {}, names).document;
};

test("the documents of two files add up to that of both, in either order", () => {
	const at = text.indexOf("[White ", text.length / 2);
	const [first, second] = [whole(text.slice(0, at)), whole(text.slice(at))];
	for (const parts of [
		[first, second],
		[second, first],
	]) {
		const sums = new AnswerSums(false);
		for (const part of parts) sums.add(JSON.parse(JSON.stringify(part)));
		expect(JSON.stringify(sums.document())).toBe(JSON.stringify(whole(text)));
	}
});

test("the parts of a file give the same answers as the whole", async () => {
	const [module, insight] = [testReader(), testInsight()];
	const sums = new AnswerSums(true);
	const order = new InOrder(
		async (part) => answersPart(module, insight, part, {}, []),
		joinedParts,
		sums,
	);
	async function* stretches() {
		const bytes = new TextEncoder().encode(text);
		for (let at = 0; at < bytes.length; at += 3000) yield bytes.subarray(at, at + 3000);
	}
	for await (const part of partsOf(stretches(), 7000)) order.add(part);
	await order.wait();
	expect(sums.document()).toEqual(whole(text, []));
});

test("a collection gives the same answers as a document of its games", async () => {
	const { collection } = await collectionOf(text);
	const { answers, games } = await collection.asking.answers({ me, filter: {} });
	expect(games).toBe(27);
	expect(answers).toEqual(whole(text).answers);
	const nobody = await collection.asking.answers({ me: [], filter: {} });
	expect(nobody.answers).toEqual(whole(text, []).answers);
});

test("a file that is no document of answers is recognised", () => {
	const document = JSON.parse(JSON.stringify(whole(text)));
	expect(isAnswerDocument(document)).toBe(true);
	expect(isAnswerDocument({ ...document, sums: { ...document.sums, games: -1 } })).toBe(false);
	expect(isAnswerDocument({ ...document, sums: { ...document.sums, ratios: {} } })).toBe(false);
	expect(isAnswerDocument({ ...document, moves: { 1: 2 } })).toBe(false);
	expect(isAnswerDocument(null)).toBe(false);
});

test("the command line accepts several names for --me", () => {
	expect(readStudyArgs(["--answers", "--me", "a", "--me", "b", "x"]).me).toEqual(["a", "b"]);
	expect(readStudyArgs(["--answers"]).me).toEqual([]);
	expect(readStudyArgs(["x"]).me).toBeUndefined();
	expect(() => readStudyArgs(["--me", "a"])).toThrow("--me is asked of --answers");
	expect(() => readStudyArgs(["--answers", "--player", "a"])).toThrow("--player");
});
