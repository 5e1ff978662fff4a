// To the clipboard, also what has to be made first: browsers take nothing long after a press, but a
// promise at the press. Of several presses the last one counts.

let presses = 0;

const asBlob = (text: string) => new Blob([text], { type: "text/plain" });

/** Where the browser takes no promise, the text has to come in time. */
async function write(text: Promise<string>): Promise<void> {
	if ("ClipboardItem" in window) {
		const item = new ClipboardItem({ "text/plain": text.then(asBlob) });
		await navigator.clipboard.write([item]);
	} else await navigator.clipboard.writeText(await text);
}

/** The visitor did not want it after all, or something else instead. */
export const isCalledOff = (error: unknown) =>
	error instanceof DOMException && error.name === "AbortError";

/** Rejects with an AbortError where something else was copied meanwhile, with what is wrong with the text, or with the browser's refusal. */
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
	// Browsers give other errors for a text that could not be made.
	written.catch(() => {});
	await text;
	await written;
}
