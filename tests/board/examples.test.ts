// The boards of docs/board.md are those of tests/board/examples, which are compiled with the tests.

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FOLDER = "tests/board/examples";

test("docs/board.md prints exactly the code of the example files", () => {
	const page = readFileSync("docs/board.md", "utf8");
	const shown = [...page.matchAll(/```tsx\n([\s\S]*?)```/g)].map(([, code]) => code);
	const examples = readdirSync(FOLDER).map((name) =>
		readFileSync(`${FOLDER}/${name}`, "utf8").replaceAll('"../../../', '"./'),
	);
	expect(shown.sort()).toEqual(examples.sort());
});
