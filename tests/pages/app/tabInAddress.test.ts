// The tab in the address, with all else that the address has.

import { expect, test } from "vitest";
import { tabIn } from "../../../src/pages/app/analysis/OpenGame.tsx";
import { queryWith } from "../../../src/ui/tabQuery.ts";

test.each([
	["", undefined],
	["?tab=review", "review"],
	["?follow=x&tab=edit", "edit"],
	["?tab=moves", undefined],
	["?tab=__proto__", undefined],
])("%s names a tab, or none", (search, tab) => {
	expect(tabIn(search)).toBe(tab);
});

test("choosing a tab keeps the rest of the query", () => {
	expect(queryWith("", "review")).toBe("?tab=review");
	expect(queryWith("?tab=review", undefined)).toBe("");
	expect(queryWith("?follow=https%3A%2F%2Fa.b%2Fc&tab=review", "share")).toBe(
		"?follow=https%3A%2F%2Fa.b%2Fc&tab=share",
	);
});
