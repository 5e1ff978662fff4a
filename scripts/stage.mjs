// Makes the package for npm, in build/npm: all that somebody who installs it can use, with a
// README, a manifest and links of its own. `npm publish ./build/npm` publishes it.

import {
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { isOfEngine } from "./engine.mjs";
import { isPacked } from "./packing.mjs";
import { root } from "./prepare.mjs";

const STAGE = join(root, "build/npm");

/** The types that the entries name, and no others. */
const TYPES = [
	...["answers", "core", "heat", "heat/answers", "heat/schemes", "heatReact"].map(
		(name) => `build/package/types/package/${name}.d.ts`,
	),
	...["formatGame", "positions", "react", "react/props", "reader", "shares"].map(
		(name) => `build/package/types/package/${name}.d.ts`,
	),
	...["review", "review/answers", "review/readLines"].map(
		(name) => `build/package/types/package/${name}.d.ts`,
	),
	...[
		"src/package/element/jsx.d.ts",
		"src/package/element/squareControl.d.ts",
		"src/package/react/sheet.d.ts",
	],
	"src/package/controlWasm.d.ts",
];

const PAGES = [
	...["core", "element", "heat", "python", "react", "reader", "review"].map(
		(name) => `docs/package/${name}.md`,
	),
	...readdirSync(join(root, "docs/package/heat")).map((name) => `docs/package/heat/${name}`),
	...["benchmarks", "command-line", "control", "embedding", "insight", "scale"].map(
		(name) => `docs/${name}.md`,
	),
	...["CHANGELOG.md", "SECURITY.md"],
];

/** Packages that are built into the programs: their licences ask to be handed on. */
export const WITHIN_PROGRAMS = ["@mliebelt/pgn-parser", "chess.js", "fzstd", "hyparquet-writer"];

const filesIn = (folder, kind) =>
	readdirSync(join(root, folder))
		.filter((name) => kind.test(name))
		.map((name) => `${folder}/${name}`);

const staged = () => [
	...filesIn("build/package", /\.(?:js|css)$/),
	...filesIn("build/node", /\.js$/),
	...["control", "insight", "reader"].map((name) => `build/${name}.wasm`),
	...["scripts/completion.mjs", "scripts/programs.mjs", "scripts/squareControl.mjs", "LICENSE"],
	// By which npm gets the engine where somebody asks for it.
	...["engine/package.json", "engine/package-lock.json"],
	...TYPES,
	...PAGES,
];

function write(name, text) {
	mkdirSync(dirname(join(STAGE, name)), { recursive: true });
	writeFileSync(join(STAGE, name), text);
}

/** Text between the fences of a page is code, in which no link is one. */
const outsideCode = (text, change) =>
	text
		.split(/^(```[\s\S]*?^```)/m)
		.map((part) => (part.startsWith("```") ? part : change(part)))
		.join("");

/** A page at another place; its links lead within the package, or to where the project is. */
function writePage(from, to, homepage) {
	const linked = (link) => {
		const target = relative(root, join(root, dirname(from), link)).replaceAll("\\", "/");
		const isIn = to !== "README.md" && existsSync(join(STAGE, target));
		return `](${isIn ? link : `${homepage}/${target}`}`;
	};
	const text = readFileSync(join(root, from), "utf8");
	write(
		to,
		outsideCode(text, (part) => part.replace(/\]\((?!\w+:|#)([^)#]+)/g, (_, link) => linked(link))),
	);
}

/** The text of a package's licence. */
function licenceOf(name) {
	const folder = join(root, "node_modules", name);
	const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
	const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
	const text = file === undefined ? "" : `\n${readFileSync(join(folder, file), "utf8").trim()}\n`;
	return `\n${"-".repeat(72)}\n${name} ${version}, ${license}\n${text}`;
}

rmSync(STAGE, { recursive: true, force: true });
for (const name of staged()) cpSync(join(root, name), join(STAGE, name));
const dist = join(root, "dist");
if (existsSync(dist)) {
	// The engine is a program of others, under the GPL: nothing of it is published. Packed files are
	// for networks, and a package is packed as a whole.
	const filter = (path) => !isOfEngine(relative(dist, path)) && !isPacked(path);
	cpSync(dist, join(STAGE, "dist"), { recursive: true, filter });
}

const {
	private: _,
	scripts,
	devDependencies,
	overrides,
	...manifest
} = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** All that says where the project is follows from its one address. */
const { homepage } = manifest;
const home = {
	repository: { type: "git", url: `git+${homepage}.git` },
	bugs: `${homepage}/issues`,
};

/** While nobody has set it, npm refuses to pack. */
const UNSET = "your.host";
const refusing = new URL(homepage).host === UNSET && { prepack: "node scripts/unset.mjs" };
if (refusing) {
	write(
		"scripts/unset.mjs",
		`if (process.env.TRIAL === undefined) {
	console.error(
		"homepage in the project's package.json is still ${homepage}: set it and build, or try with TRIAL=1 in the environment",
	);
	process.exitCode = 1;
}
`,
	);
}
write(
	"package.json",
	`${JSON.stringify({ ...manifest, ...home, ...(refusing && { scripts: refusing }) }, null, "\t")}\n`,
);
for (const page of PAGES) writePage(page, page, homepage);
writePage("docs/package/README.md", "README.md", homepage);
write(
	"NOTICE",
	`${readFileSync(join(root, "NOTICE"), "utf8")}
The programs in build/node have in them:
${WITHIN_PROGRAMS.map(licenceOf).join("")}`,
);
