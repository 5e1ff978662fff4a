// The panel behind the button of the extension: one press that asks for the site's permission, then
// choices and counts of the page in front.

import { chessWords } from "../messages/en/chess.ts";
import { extensionWords as words } from "../messages/en/extension/panel.ts";
import { heatWords, lensWords } from "../messages/en/lens.ts";
import { optionWords } from "../messages/en/panels/options.ts";
import { PACKAGE_LENSES } from "../package/heat/packageLenses.ts";
import { palettes } from "../package/heat/schemes.ts";
import { type Choices, keptChoices, type Report } from "./questions.ts";

/** How counts are ordered: White's, Black's, contested, neutral. */
const ORDER = ["white", "black", "contested", "neutral"] as const;

/** Milliseconds between two looks at the page. */
const AGAIN = 400;

type Children = readonly (Node | string)[];

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, own: object, ...all: Children) {
	const element = Object.assign(document.createElement(name), own);
	element.append(...all);
	return element;
}

function controls(choices: Choices): Children {
	let now = choices;
	const choose = (changed: Partial<Choices>) => {
		now = { ...now, ...changed };
		return chrome.storage.local.set({ choices: now });
	};
	const box = make("input", { type: "checkbox", checked: now.on });
	box.onchange = () => choose({ on: box.checked });

	function chooser(key: "view" | "strength" | "palette", options: readonly (readonly string[])[]) {
		const select = make("select", { ariaLabel: words[key] });
		for (const [value, title = ""] of options) select.add(new Option(title, value));
		select.value = now[key];
		select.onchange = () => choose({ [key]: select.value });
		return make("label", {}, words[key], select);
	}

	const views = PACKAGE_LENSES.map((lens) => [lens, lensWords[lens].title]);
	return [
		make("label", {}, words.on, box),
		chooser("view", views),
		chooser("strength", Object.entries(heatWords.titles)),
		chooser("palette", Object.entries(optionWords.boards)),
	];
}

function countsOf({ counts }: Report): HTMLElement {
	const rows = ORDER.map((key, index) => {
		const swatch = make("i", {});
		swatch.style.background = palettes.plain.normal[key];
		return make("li", {}, swatch, `${chessWords.control(key)} ${counts?.[index] ?? "–"}`);
	});
	return make("ul", { ariaLabel: words.counts }, ...rows);
}

const open = (fen: string) =>
	chrome.tabs.create({ url: `${APPLICATION}#fen=${fen.replaceAll(" ", "_")}` });

function stateOf(report: Report | undefined): Children {
	if (report === undefined) return [make("p", {}, words.noBoard)];
	const { veto, fen } = report;
	if (veto !== undefined) {
		const meaning = veto === "unknown" ? [make("p", { className: "soft" }, words.kinds)] : [];
		return [make("p", { role: "status" }, words.vetoes[veto]), ...meaning];
	}
	return [
		countsOf(report),
		make("p", { className: "soft" }, words.press),
		...(fen === undefined ? [] : [make("button", { onclick: () => open(fen) }, words.open)]),
	];
}

async function main(): Promise<void> {
	document.title = words.name;
	const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
	const { origin = "", hostname = "" } = tab?.url ? new URL(tab.url) : {};
	const id = tab?.id;
	if (id === undefined || !origin.startsWith("http"))
		return document.body.append(make("p", {}, words.noPage));
	const origins = [`${origin.replace(/:\d+$/, "")}/*`];
	if (!(await chrome.permissions.contains({ origins }))) {
		// The background brings the scripts: this panel is closed by the browser's question.
		const request = () => chrome.permissions.request({ origins }).then((given) => given && close());
		return document.body.append(
			make("button", { onclick: request }, words.allow(hostname)),
			...[words.allowMeaning, words.kinds].map((text) => make("p", { className: "soft" }, text)),
		);
	}
	const state = make("section", {});
	document.body.append(...controls(await keptChoices()), state);
	let last: string | undefined;
	const look = async (): Promise<void> => {
		const answer = await chrome.tabs.sendMessage(id, { report: true }).catch(() => undefined);
		const text = JSON.stringify(answer) ?? "";
		if (text !== last) state.replaceChildren(...stateOf(answer as Report | undefined));
		last = text;
		setTimeout(look, AGAIN);
	};
	await look();
}

main();
