// Text in lines of a width, without anything that could measure it: a drawing is shown with letters
// that nobody knows when it is made. Widths are guessed, rather too wide than too narrow, in the
// height of the type.

/** Signs as wide as they are high: ideographs, kana, hangul, pictures. */
const FULL_WIDTH_LETTERS =
	/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]|\p{Extended_Pictographic}/u;
const NARROW_LETTERS = /[iljtfrI.,:;'’|!()[\] \-–]/;
const WIDE_LETTERS = /[mwMW@%—]/;

function widthOf(sign: string): number {
	if (/^\p{M}$/u.test(sign)) return 0;
	if (FULL_WIDTH_LETTERS.test(sign)) return 1.1;
	if (NARROW_LETTERS.test(sign)) return 0.34;
	if (WIDE_LETTERS.test(sign)) return 0.92;
	return /\p{Lu}/u.test(sign) ? 0.7 : 0.58;
}

/** The width of a line of plain type, in heights of the type. */
export const guessedWidth = (text: string): number =>
	[...text].reduce((sum, sign) => sum + widthOf(sign), 0);

/** As much of a text as has room, at least one sign. */
function headOf(text: string, width: number): string {
	let taken = 0;
	let head = "";
	for (const sign of text) {
		taken += widthOf(sign);
		if (taken > width && head !== "") return head;
		head += sign;
	}
	return head;
}

/** More than any caption has room for: a comment of a megabyte is not measured to its end. */
const MAX_LETTERS = 4000;

/** At most so many lines; the last ends with three dots where something is left out. */
export function wrapText(text: string, width: number, most: number): string[] {
	const words = text.slice(0, MAX_LETTERS).trim().split(/\s+/);
	const lines: string[] = [];
	let line = "";
	const isFull = () => lines.length === most;
	while (words.length > 0 && !isFull()) {
		const word = words.shift() ?? "";
		const longer = line === "" ? word : `${line} ${word}`;
		if (guessedWidth(longer) <= width) {
			line = longer;
			continue;
		}
		const head = line === "" ? headOf(word, width) : line;
		lines.push(head);
		words.unshift(line === "" ? word.slice(head.length) : word);
		line = "";
	}
	if (!isFull() && line !== "") lines.push(line);
	else if (words.length > 0 || line !== "" || text.length > MAX_LETTERS) {
		const last = lines.pop() ?? "";
		lines.push(`${headOf(last, width - 1).trimEnd()}…`);
	}
	return lines;
}
