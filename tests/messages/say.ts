// Calls messages with facts, and notes the lines of sentences.txt.

import { inspect } from "node:util";
import { type Sentences, sentenceOf } from "../../src/messages/sentenceOf.ts";

/** Lines of one message of src/messages. */
export type Said = { readonly message: unknown; readonly lines: readonly string[] };

/** Facts stand before a sentence while they are shorter than this. */
const SHORT = 60;

/** Milliseconds of a day here are others elsewhere. */
const isTime = (fact: unknown) => typeof fact === "number" && fact > 1e11;

function line(facts: readonly unknown[], said: unknown): string {
	const given = facts.filter((fact) => typeof fact !== "function" && !isTime(fact));
	const text = given.map((fact) => inspect(fact, { breakLength: Infinity })).join(", ");
	// A message that marks its words by a callback joins its parts, which the marks tell apart.
	const parts = Array.isArray(said) ? said.join(given.length < facts.length ? "" : " | ") : said;
	const isShort = text !== "" && text.length < SHORT && !text.includes("\n");
	return `${isShort ? `(${text}) ` : ""}${parts === "" ? '""' : parts}`;
}

/** A message, called with each of these lists of facts. */
export const say = <Facts extends unknown[]>(
	message: (...facts: Facts) => unknown,
	...cases: NoInfer<Facts>[]
): Said => ({ message, lines: cases.map((facts) => line(facts, message(...facts))) });

/** Messages that go by the code of their fact. */
export const sayEach = <Fact extends { readonly code: string }>(
	sentences: Sentences<Fact>,
	...facts: NoInfer<Fact>[]
): Said[] =>
	facts.map((fact) => ({
		message: sentences[fact.code as Fact["code"]],
		lines: [line([fact], sentenceOf(sentences, fact))],
	}));
