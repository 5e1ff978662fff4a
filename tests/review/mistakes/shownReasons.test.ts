// The kinds of reasons that are told go by what has been measured (docs/insight.md, section 9).

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Reason } from "../../../src/review/mistakes/reason.ts";
import { isShown } from "../../../src/review/mistakes/shownReasons.ts";
import { atRoot } from "../../support/core.ts";

const ROW = /^\| `(\w+)` \| (\d+) of (\d+), ([\d.]+) \([^|]+\) \| ([^|]+) \|$/gm;

/** Of so many at least the share says something, and from that share on a kind is told. */
const ENOUGH = 20;
const RIGHT = 0.95;

test("a kind of reason that was right too rarely in the documented sample is not shown", () => {
	const rows = [...readFileSync(atRoot("docs/insight.md"), "utf8").matchAll(ROW)];
	expect(rows).toHaveLength(9);
	for (const [, kind = "", right, of, share, told] of rows) {
		const isEnough = Number(of) >= ENOUGH;
		expect((Number(right) / Number(of)).toFixed(2)).toBe(share);
		const isRight = Number(right) / Number(of) >= RIGHT;
		expect(told).toBe(isEnough ? (isRight ? "yes" : "no") : "too few to say");
		expect(isShown(kind as Reason["kind"], "?")).toBe(!isEnough || isRight);
	}
});

test("a missed chance is not shown with a small mistake", () => {
	expect(isShown("missed", "?!")).toBe(false);
	expect(isShown("hanging", "?!")).toBe(true);
});
