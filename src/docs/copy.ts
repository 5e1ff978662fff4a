// A button on each code that copies it.

import { docsWords } from "../messages/en/screens/docs.ts";

/** Milliseconds for which a button says that it has copied. */
const SAID = 2000;

function offerCopy(code: HTMLElement): void {
	const box = document.createElement("div");
	box.className = "copied";
	const button = document.createElement("button");
	button.type = "button";
	button.textContent = docsWords.copy;
	button.addEventListener("click", async () => {
		try {
			await navigator.clipboard.writeText(code.innerText.trimEnd());
			button.textContent = docsWords.copied;
		} catch {
			getSelection()?.selectAllChildren(code);
			button.textContent = docsWords.selected;
		}
		setTimeout(() => {
			button.textContent = docsWords.copy;
		}, SAID);
	});
	code.replaceWith(box);
	box.append(code, button);
}

export function offerCopies(): void {
	for (const code of document.querySelectorAll<HTMLElement>("main pre")) offerCopy(code);
}
