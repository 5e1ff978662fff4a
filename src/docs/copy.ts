// A button on each code that copies it.

import { docsWords } from "../messages/en/screens/docs.ts";
import { copyBeside } from "../ui/copyBeside.ts";

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

export function offerCopies(): void {
	for (const code of document.querySelectorAll<HTMLElement>("main pre")) offerCopy(code);
}
