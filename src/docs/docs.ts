// The search of the documentation, without a server: a list of sections is loaded when the field
// gets the focus. All else of these pages is there without a script (scripts/docs.mjs).

import MiniSearch from "minisearch";
import { offerCopies } from "./copy.ts";
import "../ui/style/base.css";
import "./docs.css";
import "./narrow.css";
import { docsWords } from "../messages/en/screens/docs.ts";

type Section = {
	readonly page: string;
	readonly heading: string;
	/** Page and anchor, from the folder of the documentation. */
	readonly at: string;
	readonly text: string;
};

const BUILT = /^(?:architecture|decisions|specification|benchmarks)\./;
const MOST = 12;
/** Letters of a section's text that are shown before what was found, and in all. */
const BEFORE = 40;
const SHOWN = 160;

const home = document.body.dataset.docs ?? "./";

async function loadIndex(): Promise<MiniSearch<Section>> {
	const response = await fetch(`${home}sections.json`);
	if (!response.ok) throw new Error(`${response.status}`);
	const index = new MiniSearch<Section>({
		idField: "at",
		fields: ["heading", "page", "text"],
		storeFields: ["heading", "page", "text"],
		// What its users look for comes before how it is built.
		searchOptions: {
			boostDocument: (at) => (BUILT.test(String(at)) ? 0.2 : 1),
			boost: { heading: 4, page: 2 },
			prefix: true,
			fuzzy: 0.15,
			combineWith: "AND",
		},
	});
	index.addAll(await response.json());
	return index;
}

let index: Promise<MiniSearch<Section>> | undefined;

function shorten(text: string, words: readonly string[]): string {
	const low = text.toLowerCase();
	const first = Math.min(...words.map((word) => low.indexOf(word)).filter((at) => at >= 0));
	const from = Number.isFinite(first) && first > BEFORE ? text.indexOf(" ", first - BEFORE) + 1 : 0;
	return text.slice(from, from + SHOWN);
}

function itemOf(found: Section & { readonly terms: readonly string[] }, at: string): HTMLElement {
	const item = document.createElement("li");
	const link = document.createElement("a");
	link.href = home + at;
	link.textContent = found.heading === found.page ? found.page : `${found.page}: ${found.heading}`;
	const text = document.createElement("p");
	text.textContent = shorten(found.text, found.terms);
	item.append(link, text);
	return item;
}

function show(form: HTMLFormElement): void {
	const label = document.createElement("label");
	const field = document.createElement("input");
	field.type = "search";
	field.placeholder = docsWords.search;
	field.setAttribute("aria-label", docsWords.search);
	label.append(field);
	const box = document.createElement("div");
	box.className = "found";
	box.hidden = true;
	const count = document.createElement("p");
	count.setAttribute("role", "status");
	const list = document.createElement("ol");
	box.append(count, list);
	form.append(label, box);
	form.hidden = false;

	const close = () => {
		box.hidden = true;
	};
	async function find(): Promise<void> {
		const words = field.value.trim();
		if (words === "") return close();
		try {
			index ??= loadIndex();
			const all = (await index).search(words).slice(0, MOST);
			// What was typed meanwhile is looked for by itself.
			if (words !== field.value.trim()) return;
			list.replaceChildren(...all.map((one) => itemOf(one as never, one.id)));
			count.textContent = docsWords.found(all.length);
		} catch {
			index = undefined;
			list.replaceChildren();
			count.textContent = docsWords.failed;
		}
		box.hidden = false;
	}
	field.addEventListener("input", () => void find());
	field.addEventListener("focus", () => {
		index ??= loadIndex();
		index.catch(() => {
			index = undefined;
		});
		if (field.value !== "") void find();
	});
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		list.querySelector("a")?.click();
	});
	form.addEventListener("keydown", ({ key }) => {
		if (key !== "Escape") return;
		close();
		field.focus();
	});
	// A place on the same page is no other page: the list makes way for it.
	list.addEventListener("click", close);
	document.addEventListener("pointerdown", ({ target }) => {
		if (!form.contains(target as Node)) close();
	});
	document.addEventListener("keydown", (event) => {
		const isTyping = event.target instanceof HTMLInputElement;
		if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
		event.preventDefault();
		field.focus();
	});
}

const form = document.querySelector<HTMLFormElement>("form[role=search]");
if (form !== null) show(form);
offerCopies();
