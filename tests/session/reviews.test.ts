// The kinds of moments that a visitor sees without asking go by what has been measured, as
// docs/insight.md, section 8, has it.

import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { reviewWords } from "../../src/messages/en/panels/review.ts";
import { HIDDEN_AT_FIRST, KIND_LIST, type MomentKind } from "../../src/review/moment.ts";
import { lossesOf } from "../../src/session/losses.ts";
import { reviewOf } from "../../src/session/reviews.ts";
import type { Session } from "../../src/session/session.ts";
import { atRoot } from "../support/core.ts";
import { opened } from "../support/opened.ts";
import { until } from "../support/until.ts";

afterEach(() => vi.unstubAllGlobals());

const ROW = /^\| ([A-Z][^|]+) \| .+ \| (\d+) of (\d+), (0\.\d\d|1\.00) /gm;

/** Title, right, of: as the page has them. */
const rows = [...readFileSync(atRoot("docs/insight.md"), "utf8").matchAll(ROW)].map(
	([, title, right, of, share]) => ({
		title,
		measured: { right: Number(right), of: Number(of) },
		share,
	}),
);

test("the figures of the review panel are those of the documentation", () => {
	const measured = KIND_LIST.filter(([, rule]) => rule.measured !== undefined);
	expect(rows.map(({ title, measured }) => ({ title, measured }))).toEqual(
		measured.map(([kind, { measured }]) => ({ title: reviewWords.kinds[kind].title, measured })),
	);
	for (const { measured, share } of rows) {
		expect((measured.right / measured.of).toFixed(2)).toBe(share);
	}
});

test("kinds of moments that are right less than 7 times in 10 are hidden by default", () => {
	const rare = rows.filter(({ share }) => Number(share) < 0.7).map(({ title }) => title);
	expect(rare.length).toBeGreaterThan(0);
	const wrong = [...rare, "Big swing", "Lasting square", "Tension released"];
	const titles = (kinds: ReadonlySet<MomentKind>) =>
		KIND_LIST.filter(([kind]) => kinds.has(kind)).map(([kind]) => reviewWords.kinds[kind].title);
	expect(titles(HIDDEN_AT_FIRST)).toEqual(wrong);
	const { store } = opened("1. e4 e5");
	const session = { store } as unknown as Session;
	expect(titles(reviewOf(session).get().hidden)).toEqual(wrong);
});

test("opening the review does not change the number of moments, and losses are listed beside them", async () => {
	const bytes = readFileSync(atRoot("build/insight.wasm"));
	vi.stubGlobal("fetch", async () => new Response(bytes));
	const { store, core } = opened("1. e4 e5 2. Nf3 Nf6 3. Nxe5 Nxe4 4. Nc3 h6 5. d3 Nxc3 6. Qg4 d5");
	const session = { store, core } as unknown as Session;
	reviewOf(session);
	const reviewed = () => store.get().reviewed;
	await until(() => expect(reviewed()).toBeDefined());
	const first = reviewed();
	lossesOf(session).follow();
	await until(() => expect(lossesOf(session).get().found).toBeDefined());
	expect(reviewed()?.signs.size).toBeGreaterThan(first?.signs.size ?? 0);
	expect(reviewed()?.moments).toBe(first?.moments);
});
