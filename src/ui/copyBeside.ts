// A button beside a text of a page that is no application: it copies the text, and says so.

/** Milliseconds for which it says so. */
const SAID_MS = 2500;

type Words = {
	readonly copy: string;
	readonly copied: string;
	/** Where the browser does not allow copying: the text is selected then. */
	readonly selected: string;
};

const textIn = (source: HTMLElement) =>
	source instanceof HTMLTextAreaElement ? source.value : source.textContent;

/** `tell` is given what the button says, and an empty text when that is over. */
export function copyBeside(
	button: HTMLButtonElement,
	source: HTMLElement,
	words: Words,
	tell: (said: "copied" | "selected" | "") => void = () => {},
): void {
	const say = (said: "copied" | "selected") => {
		button.textContent = words[said];
		tell(said);
	};
	button.addEventListener("click", async () => {
		try {
			await navigator.clipboard.writeText(textIn(source));
			say("copied");
		} catch {
			if (source instanceof HTMLTextAreaElement) source.select();
			else getSelection()?.selectAllChildren(source);
			say("selected");
		}
		setTimeout(() => {
			button.textContent = words.copy;
			tell("");
		}, SAID_MS);
	});
}
