// The search of the documentation, without a server: a list of sections is loaded when the field
// gets the focus. All else of these pages is there without a script (scripts/docs.mjs).

import { docsWords } from "../../messages/en/screens/docs.ts";
import { copyBeside } from "../../ui/copyBeside.ts";
import { indexOf, MOST_LETTERS, type Section } from "./sections.ts";
import "../../ui/style/base.css";
import "./docs.css";

function offerCopy(code: HTMLElement): void {
	const box = document.createElement("div");
	box.className = "copied";
	const button = document.createElement("button");
	button.type = "button";
	button.textContent = docsWords.copy;
	copyBeside(button, code, docsWords);
	code.replaceWith(box);
	box.append(code, button);
}

/** A button on each code that copies it. */
function offerCopies(): void {
	for (const code of document.querySelectorAll<HTMLElement>("main pre")) offerCopy(code);
}

const MOST = 12;
/** Letters of a section's text that are shown before what was found, and in all. */
const BEFORE = 40;
const SHOWN = 160;

const home = document.body.dataset.docs ?? "./";

async function sectionsIn(file: string): Promise<readonly Section[]> {
	const response = await fetch(home + file);
	if (!response.ok) throw new Error(`${response.status}`);
	return response.json();
}

/** Without a network the pages that are not kept are not found either. */
async function loadIndex() {
	const others = sectionsIn("otherSections.json").catch(() => []);
	return indexOf([...(await sectionsIn("sections.json")), ...(await others)]);
}

let index: ReturnType<typeof loadIndex> | undefined;

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

function open(form: HTMLFormElement): void {
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
	function show(status: string, items: readonly HTMLElement[] = []): void {
		list.replaceChildren(...items);
		count.textContent = status;
		box.hidden = false;
	}
	async function find(): Promise<void> {
		const words = field.value.trim();
		if (words === "") return close();
		if (words.length > MOST_LETTERS) return show(docsWords.tooLong(words.length, MOST_LETTERS));
		try {
			index ??= loadIndex();
			const sections = await index;
			// A search for newer words is on its way.
			if (words !== field.value.trim()) return;
			const all = sections.search(words).slice(0, MOST);
			show(
				docsWords.found(all.length),
				all.map((one) => itemOf(one as never, one.id)),
			);
		} catch {
			index = undefined;
			show(docsWords.failed);
		}
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
if (form !== null) open(form);
offerCopies();
