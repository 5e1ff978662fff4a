// Runs the examples of docs/package/python.md as they stand there, where Python has their imports.
// PYTHON names another Python than the one on the path.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { oracleMap } from "../oracle/oracle.ts";
import { atRoot } from "../support/core.ts";
import { chance, randomPieceData } from "../support/random.ts";

const python = process.env.PYTHON ?? "python3";

const has = (module: string) => spawnSync(python, ["-c", `import ${module}`]).status === 0;

const page = readFileSync(atRoot("docs/package/python.md"), "utf8");

const [core = "", pandas = ""] = [...page.matchAll(/```python\n([\s\S]*?)```/g)].map(
	([, text = ""]) => text.replace("node_modules/square-control/", ""),
);

function run(text: string, input = ""): string {
	const { stdout, stderr, status } = spawnSync(python, ["-c", text], {
		cwd: atRoot("."),
		input,
		encoding: "utf8",
	});
	expect([stderr, status]).toEqual(["", 0]);
	return stdout;
}

const next = chance(3);
const fens = Array.from({ length: 200 }, () => randomPieceData(next));

test.runIf(has("wasmtime"))(
	"the Python example of the documentation agrees with the reference",
	() => {
		const printed = run(
			`${core}\nimport sys\nprint("\\n".join(letters(sys.stdin.read().split("\\n"))))`,
			fens.join("\n"),
		);
		expect(printed.trim().split("\n")).toEqual(fens.map((fen) => oracleMap(fen).letters));
	},
);

test.runIf(has("wasmtime") && has("pandas"))(
	"the pandas example of the documentation gives a column of letters and shares",
	() => {
		const printed = run(
			`${core}\n${pandas}\nprint(table["control"][2], white["e2"], white["e4"], white["e7"])`,
		);
		const { letters } = oracleMap("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
		expect(printed.trim()).toBe(`${letters} 1.0 0.0 0.0`);
	},
);
