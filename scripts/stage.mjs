// Makes the packages for npm, each with all that somebody who installs it can use, and a README, a
// manifest and links of its own: square-control in build/npm, which is under the MIT licence, and
// square-control-app in build/npm-app, with all that has pieces. `npm publish` of these folders
// publishes them.

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

const MAIN = "build/npm";
const APP = "build/npm-app";

const typesOf = (...names) => names.map((name) => `build/package/types/package/${name}.d.ts`);

/** The types that the entries name, and no others. */
const TYPES = [
	...typesOf("answers", "core", "heat", "heat/answers", "heat/schemes", "heatReact"),
	...typesOf("formatGame", "positions", "reader", "shares"),
	...typesOf("review", "review/answers", "review/readLines"),
	...["src/package/element/jsx.d.ts", "src/package/element/squareControl.d.ts"],
	"src/package/controlWasm.d.ts",
];

const PAGES = [
	// Those of the other package too, which these link to.
	...["app", "core", "element", "heat", "python", "react", "reader", "review"].map(
		(name) => `docs/package/${name}.md`,
	),
	...readdirSync(join(root, "docs/package/heat")).map((name) => `docs/package/heat/${name}`),
	...["benchmarks", "command-line", "control", "embedding", "insight", "scale"].map(
		(name) => `docs/${name}.md`,
	),
	...["CHANGELOG.md", "SECURITY.md"],
];

/** The entries that have pieces in them, and the licences of these. */
const WITH_PIECES = ["./react", "./react.css", "./dist/*"];

/** Packages that are built into the programs: their licences ask to be handed on. */
export const WITHIN_PROGRAMS = ["@mliebelt/pgn-parser", "chess.js", "fzstd", "hyparquet-writer"];

const filesIn = (folder, kind) =>
	readdirSync(join(root, folder))
		.filter((name) => kind.test(name))
		.map((name) => `${folder}/${name}`);

const files = () => [
	...filesIn("build/package", /^(?:core|element|heat|heatReact|reader|review)\.js$/),
	...filesIn("build/node", /\.js$/),
	...["control", "insight", "reader"].map((name) => `build/${name}.wasm`),
	...["scripts/completion.mjs", "scripts/programs.mjs", "scripts/squareControl.mjs", "LICENSE"],
	// By which npm gets the engine where somebody asks for it.
	...["engine/package.json", "engine/package-lock.json"],
	...TYPES,
];

const appFiles = () => [
	...["react.js", "react.css", "styles.js"].map((name) => `build/package/${name}`),
	...typesOf("answers", "react", "react/props"),
	...["src/package/react/sheet.d.ts", "LICENSE"],
];

const read = (name) => readFileSync(join(root, name), "utf8");

function write(name, text) {
	mkdirSync(dirname(join(root, name)), { recursive: true });
	writeFileSync(join(root, name), text);
}

/** Text between the fences of a page is code, in which no link is one. */
const outsideCode = (text, change) =>
	text
		.split(/^(```[\s\S]*?^```)/m)
		.map((part) => (part.startsWith("```") ? part : change(part)))
		.join("");

const {
	private: _,
	scripts,
	devDependencies,
	overrides,
	...project
} = JSON.parse(read("package.json"));

/** All that says where the project is follows from its one address. */
const { homepage } = project;

/** A page at another place; its links lead within the package, or to where the project is. */
function writePage(stage, from, to) {
	const linked = (link) => {
		const target = relative(root, join(root, dirname(from), link)).replaceAll("\\", "/");
		const isIn = to !== "README.md" && existsSync(join(root, stage, target));
		return `](${isIn ? link : `${homepage}/${target}`}`;
	};
	const replaced = (part) => part.replace(/\]\((?!\w+:|#)([^)#]+)/g, (_, link) => linked(link));
	write(`${stage}/${to}`, outsideCode(read(from), replaced));
}

/** The text of a package's licence. */
function licenceOf(name) {
	const folder = join(root, "node_modules", name);
	const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
	const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
	const text = file === undefined ? "" : `\n${readFileSync(join(folder, file), "utf8").trim()}\n`;
	return `\n${"-".repeat(72)}\n${name} ${version}, ${license}\n${text}`;
}

/** Those that some entries need: the others have no use for the rest. */
const chosen = (all, keeps) =>
	Object.fromEntries(Object.entries(all).filter(([name]) => keeps(name)));

/** While nobody has set the address, npm refuses to pack. */
const isUnset = new URL(homepage).host === "your.host";

function writeManifest(stage, own) {
	const home = {
		repository: { type: "git", url: `git+${homepage}.git` },
		bugs: `${homepage}/issues`,
	};
	const refusing = isUnset && { scripts: { prepack: "node scripts/unset.mjs" } };
	if (refusing) {
		write(
			`${stage}/scripts/unset.mjs`,
			`if (process.env.TRIAL === undefined) {
	console.error(
		"homepage in the project's package.json is still ${homepage}: set it and build, or try with TRIAL=1 in the environment",
	);
	process.exitCode = 1;
}
`,
		);
	}
	const manifest = { ...project, ...own, ...home, ...refusing };
	write(`${stage}/package.json`, `${JSON.stringify(manifest, null, "\t")}\n`);
}

function lay(stage, names, pages) {
	rmSync(join(root, stage), { recursive: true, force: true });
	for (const name of [...names, ...pages]) cpSync(join(root, name), join(root, stage, name));
	for (const page of pages) writePage(stage, page, page);
}

lay(MAIN, files(), PAGES);
writePage(MAIN, "docs/package/README.md", "README.md");
const isReact = (name) => name === "react";
writeManifest(MAIN, {
	license: "MIT",
	sideEffects: ["./build/package/element.js"],
	exports: chosen(project.exports, (name) => !WITH_PIECES.includes(name)),
	peerDependencies: chosen(project.peerDependencies, isReact),
	peerDependenciesMeta: chosen(project.peerDependenciesMeta, isReact),
});
const [ownLicence] = read("NOTICE").split("\n\n");
write(
	`${MAIN}/NOTICE`,
	`${ownLicence}

The programs in build/node have in them:
${WITHIN_PROGRAMS.map(licenceOf).join("")}`,
);

lay(APP, appFiles(), ["docs/package/react.md"]);
writePage(APP, "docs/package/app.md", "README.md");
writeManifest(APP, {
	bin: undefined,
	sideEffects: ["*.css"],
	name: `${project.name}-app`,
	description: "The board of square-control for React, and its application.",
	exports: chosen(project.exports, (name) => [...WITH_PIECES, "./package.json"].includes(name)),
});
write(`${APP}/NOTICE`, read("NOTICE"));
const dist = join(root, "dist");
if (existsSync(dist)) {
	// The engine is a program of others, under the GPL: nothing of it is published. Packed files are
	// for networks, and a package is packed as a whole.
	const filter = (path) => !isOfEngine(relative(dist, path)) && !isPacked(path);
	cpSync(dist, join(root, APP, "dist"), { recursive: true, filter });
}
