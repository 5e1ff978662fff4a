// Tests of days and hours once more in a zone that is east of the machine's, most often UTC, and
// changes its clocks: there a day that was cut from a time in UTC is another.

import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { atRoot } from "./support/core.ts";

const ZONE = "Europe/Berlin";

/** The tests of what has a day, or an hour of one. */
const FILES = [
	"tests/chess/pgn/tags/tagValues.test.ts",
	"tests/features/exercise/rows.test.ts",
	"tests/features/practise/record.test.ts",
	"tests/training/exercise/terms.test.ts",
	"tests/session/exerciseVersions.test.ts",
];

test(`the tests about days also pass in the time zone ${ZONE}`, () => {
	const vitest = atRoot("node_modules/vitest/vitest.mjs");
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		[vitest, "run", "--maxWorkers=1", ...FILES],
		{ encoding: "utf8", cwd: atRoot("."), env: { ...process.env, TZ: ZONE } },
	);
	expect(status, `${stdout}${stderr}`).toBe(0);
});
