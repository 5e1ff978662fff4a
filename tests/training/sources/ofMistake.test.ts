// Tests the topics of mistakes in a deck.

import { expect, test } from "vitest";
import type { Reason } from "../../../src/review/mistakes/reason.ts";
import { TOPICS } from "../../../src/training/deck/card.ts";
import { reasonKindOf } from "../../../src/training/sources/ofMistake.ts";

const kindOf = (reason: object) => reasonKindOf([reason as Reason]);

test("a question from a mistake is named after its first reason, or not at all", () => {
	expect(kindOf({ kind: "fork" })).toBe("fork");
	expect(kindOf({ kind: "deflection" })).toBe("guard");
	expect(kindOf({ kind: "exchange" })).toBe("trade");
	expect(kindOf({ kind: "passed" })).toBe("promotion");
	expect(kindOf({ kind: "mate", how: "allowed" })).toBe("mate");
	expect(kindOf({ kind: "mate", how: "missed" })).toBe("missed");
	expect(kindOf({ kind: "line" })).toBeUndefined();
	expect(reasonKindOf([])).toBeUndefined();
	expect(TOPICS).toContain(kindOf({ kind: "clearance" }));
});
