// Names of a class.

import { expect, test } from "vitest";
import { numberedNames } from "../../../src/features/exercise/results/rows.ts";

test("pupils of the same name are numbered in the order in which they came", () => {
	expect(numberedNames(["Mia", "Ben", "Mia", "mia"])).toEqual(["Mia (1)", "Ben", "Mia (2)", "mia"]);
});
