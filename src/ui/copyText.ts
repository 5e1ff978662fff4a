// Copies text to the clipboard, also text that takes a while to make. Browsers refuse to copy long
// after a press, but take a promise at the press.

/** Counts presses: of several, only the latest one copies. */
let presses = 0;

const asBlob = (text: string) => new Blob([text], { type: "text/plain" });

/** Where the browser takes no promise, it may refuse a text that comes late. */
async function write(text: Promise<string>): Promise<void> {
	if ("ClipboardItem" in window) {
		const item = new ClipboardItem({ "text/plain": text.then(asBlob) });
		await navigator.clipboard.write([item]);
	} else await navigator.clipboard.writeText(await text);
}

/** Did the visitor cancel, or ask for something else instead? */
export const isAbort = (error: unknown) =>
	error instanceof DOMException && error.name === "AbortError";

/**
 * Rejects with an AbortError where something else was copied meanwhile, with the error of the text
 * where it cannot be made, or with the browser's refusal.
 */
export async function copyText(given: string | Promise<string>): Promise<void> {
	if (typeof given === "string") {
		presses++;
		return navigator.clipboard.writeText(given);
	}
	const press = ++presses;
	const text = given.then((made) => {
		if (press === presses) return made;
		throw new DOMException("Something else was copied meanwhile", "AbortError");
	});
	const written = write(text);
	// Of a text that cannot be made, its own error counts, and not what the browser makes of it.
	written.catch(() => {});
	await text;
	await written;
}
