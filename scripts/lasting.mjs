// The element's script once more, under an address that is made of its version and its content: it
// never changes what it does. It opens a page of its own beside it, which names its parts by their
// content in turn. docs/embedding.md says what is promised.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./prepare.mjs";

export const LASTING_FOLDER = "static/embed/";

/** The page that the moving script opens. */
const PAGE = "embed.html";

const digest = (kind, text, encoding) => createHash(kind).update(text).digest(encoding);

const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** The script and its page with their addresses, and what browsers hold the script against. */
export function lasting(script, page) {
	if (!script.includes(PAGE)) throw new Error(`The script does not say where ${PAGE} is`);
	const inFolder = page.replaceAll(/\b(src|href)="\.\//g, '$1="../../');
	const name = `${version}.${digest("sha256", script + inFolder, "hex").slice(0, 10)}`;
	const source = script.replaceAll(PAGE, `${name}.html`);
	const at = LASTING_FOLDER + name;
	return {
		script: { fileName: `${at}.js`, source },
		page: { fileName: `${at}.html`, source: inFolder },
		integrity: `sha384-${digest("sha384", source, "base64")}`,
	};
}

/** Where the form says which version its lines are to name. */
const CHOICE = '<fieldset id="lasting" hidden>';

/** The page with the form, whose lines name this version where somebody wants it. */
export function withLasting(html, { script, integrity }) {
	if (!html.includes(CHOICE)) throw new Error("The form has no choice of versions");
	return html
		.replace(
			CHOICE,
			`<fieldset id="lasting" data-script="${script.fileName}" data-integrity="${integrity}">`,
		)
		.replace("VERSION", version);
}
