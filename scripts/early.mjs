// What the board needs beside what the first view needs, asked for at once by a small script of its
// own (src/app/early.js): else a slow processor runs the first view before it asks for the board.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./prepare.mjs";

const SCRIPT = join(root, "src/app/early.js");

/** The late parts that the board waits for, and what these fetch. */
const PARTS = ["src/app/analysis/Analysis.tsx", "src/app/session.ts"];
const FETCHED = /(?:^|\/)(?:control\.[\w-]+\.wasm|standard\.[\w-]+\.svg)$/;

/** The files of a chunk and of all that it imports, style sheets too. */
function filesOf(fileName, bundle, found = new Set()) {
	const chunk = bundle[fileName];
	if (chunk?.type !== "chunk" || found.has(fileName)) return found;
	found.add(fileName);
	for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet);
	for (const next of chunk.imports) filesOf(next, bundle, found);
	return found;
}

/** The script, with the names of the files relative to its own. */
export function earlyScript(bundle) {
	const chunks = Object.values(bundle).filter(({ type }) => type === "chunk");
	const entry = chunks.find(({ isEntry, name }) => isEntry && name === "index");
	const parts = PARTS.map((path) =>
		chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(path)),
	);
	const missing = PARTS.filter((_, index) => parts[index] === undefined);
	if (entry === undefined || missing.length > 0) {
		throw new Error(`The build has no part of its own for ${missing.join(", ")}`);
	}
	const known = filesOf(entry.fileName, bundle);
	const needed = new Set(parts.flatMap(({ fileName }) => [...filesOf(fileName, bundle)]));
	const fetched = Object.keys(bundle).filter((name) => FETCHED.test(name));
	const names = [...[...needed].filter((name) => !known.has(name)), ...fetched].map((name) =>
		name.replace(/^static\//, "../"),
	);
	const [, code] = readFileSync(SCRIPT, "utf8").split(/\n\n([\s\S]*)/);
	const source = code.replace("__FILES__", JSON.stringify(names));
	const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
	return { fileName: `static/js/early.${hash}.js`, source };
}

/** The page with the script before all others. */
export const withEarly = (html, { fileName }) =>
	html.replace(
		/\s*<script type="module"/,
		(script) => `\n\t\t<script type="module" async src="./${fileName}"></script>${script}`,
	);
