// The documents are true: examples are computed, and all names in them exist.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LENSES } from "../src/board/heat/lenses.ts";
import { FIRST_FRAME } from "../src/chess/frame.ts";
import { BLACK, WHITE } from "../src/chess/piece.ts";
import { type Square, squareName, squareNamed } from "../src/chess/square.ts";
import { controlLetter } from "../src/control/controlMap.ts";
import { hangingAt } from "../src/control/insight.ts";
import { NOT_PASSED } from "../src/control/passing.ts";
import { LOOSE, TIED, TRAPPED } from "../src/control/standing.ts";
import { ANSWER_KEYS } from "../src/games/collection/answers/answer.ts";
import { PACKAGE_LENSES } from "../src/package/heat/packageLenses.ts";
import { SHARED_CACHE } from "../src/runtime/cacheNames.ts";
import * as storageKeys from "../src/session/saving/storageKeys.ts";
import { BOARDS, PIECE_SETS } from "../src/session/state/styleNames.ts";
import { pieceDataDrawn } from "./control/vectors.ts";
import { atRoot, placementOf, testCore, testInsight } from "./support/core.ts";
import { codeUnder, filesUnder, textOf } from "./support/source.ts";

const page = readFileSync(atRoot("docs/control.md"), "utf8");

const EXAMPLE =
	/### (.+)\n\n```\n([^`]+)```\n\n`(\w\d)`: control `(\w)`, White's outcome (-?\d+), Black's outcome (-?\d+)\.\n\nChains: ([^.]+)\./g;

/** The drawing without its numbers, letters and the mark on the square. */
const boardOf = (drawing: string) =>
	drawing
		.split("\n")
		.filter((line) => /^\d/.test(line))
		.map((line) => line.slice(1).replace("*", "."))
		.join("\n");

const examples = [...page.matchAll(EXAMPLE)].map(
	([, title = "", drawing = "", square = "", control, white, black, chains = ""]) => ({
		title,
		pieceData: pieceDataDrawn(boardOf(drawing)),
		square: squareNamed(square),
		control,
		outcomes: [Number(white), Number(black)],
		chains: [...chains.matchAll(/`([^`]+)`/g)].map(([, chain]) => chain).sort(),
	}),
);

test("the documentation of control has three examples", () => {
	expect(examples).toHaveLength(3);
});

test.each(examples)(
	'the example "$title" of the documentation is right',
	({ pieceData, square, control, outcomes, chains }) => {
		const seen = testCore().inspectSquare(placementOf(pieceData), FIRST_FRAME, square);
		expect(controlLetter(seen.control)).toBe(control);
		expect([seen.white.outcome, seen.black.outcome]).toEqual(outcomes);
		expect(
			seen.chains.map((chain) => chain.map((link) => squareName(link.square)).join(" ")).sort(),
		).toEqual(chains);
	},
);

const insight = readFileSync(atRoot("docs/insight.md"), "utf8");

const HANGING = /```\n([^`]+)```\n\n(White|Black) to move: `([^`]+)`\./g;

test.each(
	[...insight.matchAll(HANGING)].map(([, drawing = "", mover, hangs]) => ({
		drawing,
		mover,
		hangs,
	})),
)("$mover to move: $hangs", ({ drawing, mover, hangs }) => {
	const gains = testInsight().findHanging(
		placementOf(pieceDataDrawn(boardOf(drawing))),
		Uint8Array.of(mover === "White" ? WHITE : BLACK),
		Uint8Array.of(NOT_PASSED),
	);
	const found = hangingAt(gains, FIRST_FRAME);
	expect(found.map(({ square, gain }) => `${squareName(square)}:${gain}`).join(" ") || "-").toBe(
		hangs,
	);
});

test("the documentation has four drawings of hanging pieces", () => {
	expect([...insight.matchAll(HANGING)]).toHaveLength(4);
});

const STANDING = /```\n([^`]+)```\n\nLoose: `([^`]+)`\. Trapped: `([^`]+)`\./g;

test.each(
	[...insight.matchAll(STANDING)].map(([, drawing = "", loose, trapped]) => ({
		drawing,
		loose,
		trapped,
	})),
)("loose: $loose; trapped: $trapped", ({ drawing, loose, trapped }) => {
	const found = testInsight().findStanding(placementOf(pieceDataDrawn(boardOf(drawing))));
	const marked = (mark: number) =>
		[...found.keys()]
			.filter((square) => ((found[square] ?? 0) & mark) !== 0)
			.map((square) => squareName(square as Square))
			.sort()
			.join(" ");
	expect([marked(LOOSE), marked(TRAPPED)]).toEqual([loose, trapped]);
});

test("the drawing of a tied piece says what it is tied to", () => {
	const [, drawing = "", tied] = /```\n([^`]+)```\n\nTied: `([^`]+)`\./.exec(insight) ?? [];
	const found = testInsight().findTied(placementOf(pieceDataDrawn(boardOf(drawing))));
	const names = [...found.keys()]
		.filter((square) => found[square] === TIED)
		.map((square) => squareName(square as Square));
	expect(names).toEqual([tied]);
});

test.each([
	["package.json", "# Decisions: dependencies"],
	["engine/package.json", "## Of the engine"],
	["tests/trials/package.json", "## Of single tests"],
	["tests/boards/package.json", "## Of foreign boards"],
])(
	"every dependency is given a reason in the documentation, and nothing else is: %s",
	(manifest, heading) => {
		const { dependencies, devDependencies } = JSON.parse(readFileSync(atRoot(manifest), "utf8"));
		const decisions = readFileSync(atRoot("docs/decisions/dependencies.md"), "utf8");
		const [, section = ""] = `\n${decisions}`.split(`\n${heading}\n`);
		const [table = ""] = section.split("\n##");
		const named = table.match(/^\| `.+?(?= \| )/gm)?.flatMap((cell) => cell.match(/[^|`, ]+/g));
		expect(named?.sort()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).sort());
	},
);

const pages = [
	...["README.md", "CONTRIBUTING.md", "SECURITY.md"],
	...["docs", "docs/decisions", "docs/package", "docs/package/heat"].flatMap((folder) =>
		readdirSync(atRoot(folder))
			.filter((name) => name.endsWith(".md"))
			.map((name) => `${folder}/${name}`),
	),
];

/** Files of `src` and `tests` may be named from there. */
const isThere = (path: string) =>
	["", "src/", "tests/"].some((folder) => existsSync(atRoot(folder + path)));

test.each(pages)("the files and folders that %s names exist", (name) => {
	const named = readFileSync(atRoot(name), "utf8").matchAll(
		/`((?:assembly|docs|scripts|src|tests)\/[\w./-]*|[\w./-]+\/[\w.-]+\.tsx?)`/g,
	);
	const missing = [...named].map(([, path = ""]) => path).filter((path) => !isThere(path));
	expect(missing).toEqual([]);
});

test("every folder of src has a row in docs/architecture.md", () => {
	const architecture = readFileSync(atRoot("docs/architecture.md"), "utf8");
	const folders = readdirSync(atRoot("src"), { withFileTypes: true }).filter((entry) =>
		entry.isDirectory(),
	);
	const rows = architecture.slice(architecture.indexOf("## Floors"));
	const unnamed = folders.filter(({ name }) => !rows.includes(`\`src/${name}/\``));
	expect(unnamed.map(({ name }) => name)).toEqual([]);
});

test('"Where to add what" has at most thirty rows of at most forty words', () => {
	const [, after = ""] = textOf("docs/architecture.md").split("## Where to add what\n");
	const [table = ""] = after.split("\n## ");
	const rows = table.split("\n").filter((line) => /^\| [^|-]/.test(line) && !/^\| \| /.test(line));
	expect(rows.length).toBeGreaterThan(20);
	expect(rows.length).toBeLessThanOrEqual(30);
	const words = (row: string) => row.replaceAll("|", " ").trim().split(/\s+/).length;
	expect(rows.filter((row) => words(row) > 40)).toEqual([]);
});

const decisions = filesUnder("docs/decisions");

test("decisions are short paragraphs, on pages of at most 1,200 words that an index lists", () => {
	const long = decisions.filter((file) => textOf(file).trim().split(/\s+/).length > 1200);
	expect(long).toEqual([]);
	const index = textOf("docs/decisions/README.md");
	const pages = decisions.map((file) => file.slice(file.lastIndexOf("/") + 1));
	expect(pages.filter((name) => name !== "README.md" && !index.includes(`](${name})`))).toEqual([]);
});

test("every test named by a decision exists", () => {
	const tests = codeUnder("tests").map(textOf).join("\n");
	const held = decisions
		.map(textOf)
		.join("\n\n")
		.split("\n\n")
		.map((entry) => entry.split("*Held by*")[1] ?? "");
	const titles = held.flatMap((list) =>
		[...list.replace(/\s+/g, " ").matchAll(/"([^"]+)"/g)].map(([, title = ""]) => title),
	);
	expect(titles.length).toBeGreaterThan(40);
	expect(titles.filter((title) => !tests.includes(title))).toEqual([]);
});

const wordsOfCode = (text: string) => [...text.matchAll(/`(\w+)`/g)].map(([, word]) => word);

/** Words within signs of any kind, such as `"plain" | "wood"`. */
const wordsIn = (text = "") => text.match(/[a-z]+/g) ?? [];

const lenses = LENSES.map(({ name }) => name);

test.each([
	["lens", PACKAGE_LENSES, [/HeatLens =([^;]+);/, "src/package/heat/answers.ts"]],
	["lens", PACKAGE_LENSES, [/type Lens =([^;]+);/, "src/package/react/props.ts"]],
	["lens", PACKAGE_LENSES, [/^\| `lens` \| (.+) \|$/m, "docs/package/react.md"]],
	["board", BOARDS, [/HeatScheme =([^;]+);/, "src/package/heat/answers.ts"]],
	["board", BOARDS, [/BoardColour =([^;]+);/, "src/package/react/props.ts"]],
	["pieces", PIECE_SETS, [/PieceSet =([^;]+);/, "src/package/react/props.ts"]],
	...(
		[
			["lens", lenses],
			["board", BOARDS],
			["pieces", PIECE_SETS],
		] as const
	).flatMap(([name, all]) =>
		(
			[
				[new RegExp(`\\t${name}\\?: (.+);`), "src/package/element/squareControl.d.ts"],
				[new RegExp(`"row">${name}</th><td>([^<]+)`), "demo.html"],
				[new RegExp(`^\\| \`${name}\` \\| (?:[^\`|]*: )?(.+) \\|$`, "m"), "docs/embedding.md"],
				...(name === "lens"
					? []
					: [
							[
								new RegExp(`^\\| \`${name}\` \\| (?:[^\`|]*: )?(.+) \\|$`, "m"),
								"docs/package/react.md",
							] as const,
						]),
			] as const
		).map((where) => [name, all, where] as const),
	),
] as const)("every %s is named wherever all are: %j, %s", (_name, all, [list, file]) => {
	expect(wordsIn(list.exec(textOf(file))?.[1])).toEqual([...all]);
});

test.each([
	["lens", lenses],
	["board", BOARDS],
	["pieces", PIECE_SETS],
] as const)("the documentation of boards lists every %s", (name, all) => {
	const [, menu = ""] =
		new RegExp(`<select name="${name}">([^]*?)</select>`).exec(textOf("demo.html")) ?? [];
	const offered = [...menu.matchAll(/value="(\w*)"/g)].map(([, value]) => value);
	expect(offered).toEqual(["", ...all.slice(1)]);
});

test("a document of answers has the keys that the documentation lists", () => {
	const [, part = ""] = textOf("docs/answers.md").split("The document is one JSON object:");
	const [whole = "", answer = ""] = part.split("An answer has these keys");
	const named = (table: string) =>
		[...table.matchAll(/^\| (`.+?) \|/gm)].flatMap(([, cell = ""]) => wordsOfCode(cell));
	const keysIn = (file: string, type: string) => {
		const body = new RegExp(`type ${type} = \\{([^]*?)\\n\\};`).exec(textOf(file))?.[1] ?? "";
		return [...body.matchAll(/readonly (\w+)\??:/g)].map(([, key]) => key);
	};
	expect(named(whole).sort()).toEqual(
		keysIn("src/cli/sums/answerSums.ts", "AnswerDocument").sort(),
	);
	expect(named(answer).sort()).toEqual(
		keysIn("src/games/collection/answers/answer.ts", "Answer").sort(),
	);
	const row = /^\| `key` \| which one: (.+) \|$/m.exec(answer)?.[1] ?? "";
	expect(wordsOfCode(row)).toEqual([...ANSWER_KEYS]);
});

test("everything saved in a browser has a row in docs/architecture.md", () => {
	const [, after = ""] = readFileSync(atRoot("docs/architecture.md"), "utf8").split(
		"## How each thing is kept\n",
	);
	const [table = ""] = after.split("\n## ");
	const kept = /localStorage|sessionStorage|createKeptLines|BroadcastChannel/;
	const texts = codeUnder("src").map(textOf);
	const names = texts
		.filter((code) => kept.test(code))
		.flatMap((code) => [...code.matchAll(/= "(square-control[-a-z]*)"/g)].map(([, name]) => name));
	expect(new Set(names).size).toBeGreaterThan(12);
	const rows = [...Object.values(storageKeys), ...names];
	const isMissing = (name = "") => !new RegExp(`\`${name}(?:NAME|MARK)?\``).test(table);
	expect(rows.filter(isMissing)).toEqual([]);
	const files =
		/FILE_NAMES = \[(.*)\]/.exec(textOf("src/games/collection/savedStock.ts"))?.[1] ?? "";
	for (const [, file] of files.matchAll(/"(\w+)"/g)) expect(table).toContain(`games/${file}`);
	expect(files).toContain("positions");
	expect(table).toContain(SHARED_CACHE);
});

/** Names in italics: they begin with a capital, and are no link. */
const namesIn = (text: string) =>
	[...text.replace(/```.*?```|`[^`]*`/gs, "").matchAll(/(?<![*\w])\*([A-Z][^*]*)\*(?![*\w])/g)].map(
		([, name = ""]) => name.replace(/\s+/g, " "),
	);

test.each([
	"README.md",
	...["start", "map", "lessons", "command-line", "deploying"].map((name) => `docs/${name}.md`),
])("names of the page in %s are those on it", (file) => {
	const words = codeUnder("src/messages/en").map(textOf).join("\n");
	/** Of a document, not of the page. */
	const others = ["Breaking", "Where to add what"];
	const isNamed = (name: string) =>
		["", "…"].some((end) => ['"', "`"].some((sign) => words.includes(sign + name + end + sign)));
	expect(namesIn(textOf(file)).filter((name) => !isNamed(name) && !others.includes(name))).toEqual(
		[],
	);
});
