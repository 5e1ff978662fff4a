// Spoilt texts are the same for the same seed, and of every kind.

import { expect, test } from "vitest";
import { chance } from "./random.ts";
import { MARKUP, spoiltLink, spoiltText } from "./spoilt.ts";

const many = (make: (next: () => number) => string, seed: number) => {
	const next = chance(seed);
	return Array.from({ length: 300 }, () => make(next));
};

test("a seed always gives the same texts and links", () => {
	expect(many(spoiltText, 5)).toEqual(many(spoiltText, 5));
	expect(many(spoiltLink, 5)).toEqual(many(spoiltLink, 5));
	expect(many(spoiltText, 5)).not.toEqual(many(spoiltText, 6));
});

test("there are long texts, empty ones, and each kind of markup", () => {
	const texts = many(spoiltText, 7);
	expect(texts.some((text) => text.length > 10_000)).toBe(true);
	expect(texts.some((text) => text === "")).toBe(true);
	for (const markup of MARKUP) {
		expect(
			texts.some((text) => text.includes(markup)),
			markup,
		).toBe(true);
	}
});

test("links are fit for addresses", () => {
	for (const link of many(spoiltLink, 8)) {
		expect(new URL(`http://127.0.0.1/#${link}`).hash).toBe(`#${link}`);
	}
});
