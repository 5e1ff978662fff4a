// The page that says what the application is made with, and under which licences: made at build
// from the packages that are there.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isOff } from "./engine.mjs";
import { ENGINE_HOME, ENGINE_VERSION } from "./engineFiles.mjs";
import { root } from "./prepare.mjs";

const FOLDER = "node_modules/";

const escaped = (text) =>
	text.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign]);

/** The text that comes with a package; some only name their licence. */
function textIn(folder) {
	const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
	return file === undefined ? undefined : readFileSync(join(folder, file), "utf8").trim();
}

/** Programs that no visitor gets. */
const NOT_SENT = ["cli", "package"].map((folder) => join("src", folder));

/** The packages that the application's sources name. */
function imported() {
	const files = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
		.map((name) => join("src", name))
		.filter((name) => /\.tsx?$/.test(name) && !NOT_SENT.some((folder) => name.startsWith(folder)));
	return files.flatMap((name) => {
		const found = readFileSync(join(root, name), "utf8").matchAll(
			/(?:\bfrom |\bimport\(|^import )"((?:@[^/"]+\/)?[^./"@][^/"]*)/gm,
		);
		return [...found].map(([, from]) => from);
	});
}

/**
 * Every package that is in what visitors get, those that others bring along too; types are in none.
 */
export function packages() {
	const { packages: all } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
	const sent = new Map();
	/** Where a package is that another asks for: its own, or everybody's. */
	const add = (name, asker) => {
		const at = [`${asker}/${FOLDER}${name}`, FOLDER + name].find((place) => all[place]);
		if (at === undefined || sent.has(at) || name.startsWith("@types/") || name === "csstype")
			return;
		sent.set(at, name);
		for (const next of Object.keys(all[at].dependencies ?? {})) add(next, at);
	};
	for (const name of imported()) add(name, "");
	return [...sent]
		.map(([at, name]) => ({
			name,
			version: all[at].version,
			license: all[at].license,
			text: textIn(join(root, at)),
		}))
		.sort((a, b) => a.name.localeCompare(b.name));
}

const entry = ({ name, version, license, text }) => `
		<details>
			<summary>${escaped(`${name} ${version}, ${license}`)}</summary>
			${text === undefined ? "<p>The package names its licence and brings no text.</p>" : `<pre>${escaped(text)}</pre>`}
		</details>`;

/** The engine is a program of others beside ours, with a licence of its own. */
const engineNote = () =>
	isOff()
		? ""
		: `<p>
			The chess engine, fetched when somebody asks for it, is a program of its own beside this one:
			<a href="${ENGINE_HOME}" rel="license noreferrer">Stockfish.js ${ENGINE_VERSION}</a>, by the Stockfish
			developers and Nathan Rugg, under the licence
			<a href="https://www.gnu.org/licenses/gpl-3.0.html" rel="license noreferrer">GPL-3.0</a>, which lies beside
			its files; its source is there.
		</p>`;

/** The front page with this in the place of the application. */
export const licencePage = (html) =>
	html
		.replace(/\s*<(?:script|link rel="(?:modulepreload|manifest)")[^>]*>(?:<\/script>)?/g, "")
		.replace("<title>Square Control</title>", "<title>Licences · Square Control</title>")
		.replace(
			/<div id="root">[\s\S]*<\/noscript>/,
			() => `<main class="text-page">
		<p><a href="./">Square Control</a></p>
		<h1>Licences</h1>
		<p>Square Control itself is under the MIT licence. It is made with these packages:</p>${packages().map(entry).join("")}
		${engineNote()}
		<p>
			The pieces are by Cburnett and Rfc1394 of Wikimedia Commons, as arranged by Stefan Haack, under the licence
			<a href="https://creativecommons.org/licenses/by-sa/3.0/" rel="license noreferrer">CC BY-SA 3.0</a>.
			The set “Rounded” is made of icons of Font Awesome Free, by Fonticons, under the licence
			<a href="https://creativecommons.org/licenses/by/4.0/" rel="license noreferrer">CC BY 4.0</a>; the set
			“Flat” of icons of Material Design Icons, by Pictogrammers, under the
			<a href="https://www.apache.org/licenses/LICENSE-2.0" rel="license noreferrer">Apache License 2.0</a>. Of
			both, each icon is made a piece of either side: sized, filled and outlined.
		</p>
		</main>`,
		);
