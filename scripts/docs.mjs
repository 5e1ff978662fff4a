// The documentation as pages: docs/*.md become dist/docs/*.html, to be read without a script, and a
// list of their sections for the search. Whatever is in docs is a page; NAV says in which order.

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { Marked } from "marked";
import { isKept } from "./offline.mjs";
import { policyOf } from "./pages.mjs";
import { root } from "./prepare.mjs";

/**
 * Groups of pages, by their files; the name of a page is its heading. Decisions are behind their
 * index: 22 lines more in each page would be 7 kB of what browsers keep.
 */
export const NAV = [
	["Use it", ["start", "map", "lessons", "answers", "extension"]],
	["Boards in your pages", ["embedding", "package/README"]],
	[
		"Colours on your own board",
		[
			"package/heat",
			"package/heat/chessground",
			"package/heat/pgn-viewer",
			"package/heat/react-chessboard",
			"package/heat/chessboardjs",
			"package/heat/cm-chessboard",
			"package/heat/chessboard-element",
			"package/heat/gchessboard",
			"package/heat/picture",
		],
	],
	[
		"In programs",
		[
			...["package/core", "package/review", "package/reader", "package/react"],
			...["package/element", "package/app"],
		],
	],
	["Many games", ["command-line", "scale", "package/python"]],
	["Host it", ["deploying"]],
	["Exactly", ["control", "insight", "vocabulary", "benchmarks"]],
	["How it is built", ["architecture", "board", "specification", "decisions/README"]],
];

const escaped = (text) =>
	text.replace(/[&<>"]/g, (sign) => `&${{ "&": "amp", "<": "lt", ">": "gt", '"': "quot" }[sign]};`);

/** As the places where the sources are read name headings, so that links fit both. */
const anchorOf = (text) =>
	text
		.toLowerCase()
		.replace(/<[^>]+>|[^\p{L}\p{N}\s_-]/gu, "")
		.trim()
		.replace(/\s/g, "-");

/** "package/README" is the page of its folder, and "start" that of all. */
const addressOf = (name) =>
	name === "start" ? "index.html" : `${name.replace(/README$/, "index")}.html`;

/** From one page to another. */
const linkTo = (name, from) =>
	relative(dirname(addressOf(from)), addressOf(name)).replaceAll("\\", "/");

const files = () =>
	readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
		.map((name) => name.replaceAll("\\", "/"))
		.filter((name) => name.endsWith(".md"))
		.map((name) => name.slice(0, -3));

/** The page a link leads to, from the page that has it; undefined for what is no page. */
function pageBehind(href, name, names) {
	const [, path, anchor] = /^([^#]*)(#.*)?$/.exec(href);
	if (!path.endsWith(".md")) return path === "" ? href : undefined;
	const target = join(dirname(name), path.slice(0, -3)).replaceAll("\\", "/");
	if (!names.includes(target)) return undefined;
	return linkTo(target, name) + (anchor ?? "");
}

/** A page's text, its heading, and its sections for the search. */
function read(name, names) {
	const sections = [];
	const taken = new Map();
	const renderer = {
		heading({ tokens, depth, text }) {
			const known = taken.get(anchorOf(text)) ?? 0;
			taken.set(anchorOf(text), known + 1);
			const id = known === 0 ? anchorOf(text) : `${anchorOf(text)}-${known}`;
			const words = this.parser.parseInline(tokens, this.parser.textRenderer);
			sections.push({ heading: words, id });
			const inner = this.parser.parseInline(tokens);
			return depth === 1
				? `<h1 id="${id}">${inner}</h1>\n`
				: `<h${depth} id="${id}"><a href="#${id}">${inner}</a></h${depth}>\n`;
		},
		link({ href, tokens }) {
			const inner = this.parser.parseInline(tokens);
			if (/^https?:/.test(href)) return `<a href="${escaped(href)}" rel="noreferrer">${inner}</a>`;
			const page = pageBehind(href, name, names);
			// Files beside docs are in the repository, and not on the site.
			return page === undefined ? inner : `<a href="${escaped(page)}">${inner}</a>`;
		},
		// Wide ones scroll by themselves, by keyboard too.
		table(token) {
			const cell = (tag, { text, tokens }) => {
				const name = text === "" ? "td" : tag;
				return `<${name}>${this.parser.parseInline(tokens)}</${name}>`;
			};
			const row = (tag, cells) => `<tr>${cells.map((one) => cell(tag, one)).join("")}</tr>`;
			const hasHead = token.header.some(({ text }) => text !== "");
			const head = hasHead ? `<thead>${row("th", token.header)}</thead>` : "";
			const body = token.rows.map((cells) => row("td", cells)).join("\n");
			return `<div class="wide" tabindex="0"><table>${head}<tbody>${body}</tbody></table></div>\n`;
		},
		code({ text, lang }) {
			return `<pre tabindex="0"${lang ? ` data-language="${escaped(lang)}"` : ""}><code>${escaped(text)}</code></pre>\n`;
		},
	};
	const html = new Marked({ renderer }).parse(
		readFileSync(join(root, "docs", `${name}.md`), "utf8"),
	);
	return { name, html, sections, title: sections[0]?.heading ?? name };
}

/** The words below each heading, without marks; boards and their positions say nothing. */
function textsOf(html) {
	return html
		.split(/<h[1-6] id="[^"]*">/)
		.slice(1)
		.map((part) =>
			part
				.replace(/^.*?<\/h[1-6]>/s, "")
				.replace(/<square-control\b.*?<\/square-control>/gs, " ")
				.replace(/<[^>]+>/g, " ")
				.replace(
					/&(amp|lt|gt|quot|#39);/g,
					(_, name) => ({ amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" })[name],
				)
				.replace(/(?:[1-8a-zA-Z]+\/){7}[1-8a-zA-Z]+ [wb] \S+ \S+ \d+ \d+/g, "…")
				// Of a mark before a stop or after a bracket
				.replace(/\s+(?=[.,;:)?])|(?<=\()\s+/g, "")
				.replace(/\s+/g, " ")
				.trim(),
		);
}

function navigation(pages, current) {
	const groups = NAV.map(([group, names]) => {
		const items = names
			.map((name) => pages.find((page) => page.name === name))
			.filter((page) => page !== undefined)
			.map(
				(page) =>
					`<li><a href="${linkTo(page.name, current)}"${page.name === current ? ' aria-current="page"' : ""}>${page.title}</a></li>`,
			);
		return `<li>${group}<ul>${items.join("")}</ul></li>`;
	});
	return `<ul>${groups.join("\n")}</ul>`;
}

/** Between the pages: a board of another page may be shown, and the search loaded. */
const POLICY = policyOf("demo", {});

function pageOf(page, pages, { script, styles }) {
	const up = "../".repeat(page.name.split("/").length);
	const board = page.html.includes("<square-control")
		? `\n\t\t<script src="${up}embed.js"></script>`
		: "";
	return `<!doctype html>
<html lang="en">
	<head>
		<meta http-equiv="Content-Security-Policy" content="${POLICY}" />
		<meta charset="utf-8" />
		<meta name="viewport" content="width=device-width, initial-scale=1" />
		<meta name="color-scheme" content="light dark" />
		<title>${page.title} · Square Control</title>
		<link rel="icon" href="${up}icon.png" />
		${styles.map((style) => `<link rel="stylesheet" href="${up}${style}" />`).join("")}
		<script type="module" src="${up}${script}"></script>${board}
	</head>
	<body data-docs="${up}docs/">
		<a class="skip" href="#main">Skip to the content</a>
		<header>
			<a class="home" href="${up}">Square Control</a>
			<a href="${up}docs/index.html">Documentation</a>
			<a class="to-pages" href="#pages">Pages</a>
			<form role="search" hidden></form>
		</header>
		<div class="columns">
			<nav id="pages" aria-label="Documentation">
				${navigation(pages, page.name)}
			</nav>
			<main id="main" tabindex="-1">
				${page.html}
			</main>
		</div>
	</body>
</html>
`;
}

/** For Vite's build: everything, by the name of its file. */
export function makeDocs(entry) {
	const names = files();
	const pages = names.map((name) => read(name, names));
	const sectionsOf = (page) => {
		const texts = textsOf(page.html);
		return page.sections.map(({ heading, id }, index) => ({
			page: page.title,
			heading,
			at: `${addressOf(page.name)}#${id}`,
			text: texts[index] ?? "",
		}));
	};
	const sectionsIn = (areKept) =>
		JSON.stringify(
			pages.filter(({ name }) => isKept(`docs/${addressOf(name)}`) === areKept).flatMap(sectionsOf),
		);
	return new Map([
		...pages.map((page) => [`docs/${addressOf(page.name)}`, pageOf(page, pages, entry)]),
		["docs/sections.json", sectionsIn(true)],
		["docs/otherSections.json", sectionsIn(false)],
	]);
}

export const docs = {
	name: "docs",
	apply: "build",
	enforce: "post",
	generateBundle(_, bundle) {
		const chunk = Object.values(bundle).find(
			(one) => one.type === "chunk" && one.name === "docs" && one.isEntry,
		);
		if (chunk === undefined) return;
		const styles = new Set();
		const collect = ({ imports, viteMetadata }) => {
			for (const name of imports) collect(bundle[name]);
			for (const style of viteMetadata.importedCss) styles.add(style);
		};
		collect(chunk);
		for (const [fileName, source] of makeDocs({ script: chunk.fileName, styles: [...styles] }))
			this.emitFile({ type: "asset", fileName, source });
	},
};
