// Text in lines of a width, without anything that could measure it: a drawing is shown with letters that nobody knows when it is made. Widths
// are guessed, rather too wide than too narrow, in the height of the type.

/** Signs as wide as they are high: ideographs, kana, hangul, pictures. */
const SQUARE =
	/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]|\p{Extended_Pictographic}/u;
const NARROW = /[iljtfrI.,:;'’|!()[\] \-–]/;
const WIDE = /[mwMW@%—]/;

function widthOf(sign: string): number {
	if (/^\p{M}$/u.test(sign)) return 0;
	if (SQUARE.test(sign)) return 1.1;
	if (NARROW.test(sign)) return 0.34;
	if (WIDE.test(sign)) return 0.92;
	return /\p{Lu}/u.test(sign) ? 0.7 : 0.58;
}

const guessed = (text: string): number => [...text].reduce((sum, sign) => sum + widthOf(sign), 0);

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
const MOST_SIGNS = 4000;

/** At most so many lines; the last ends with three dots where something is left out. */
export function wrapText(text: string, width: number, most: number): string[] {
	const words = text.slice(0, MOST_SIGNS).trim().split(/\s+/);
	const lines: string[] = [];
	let line = "";
	const isFull = () => lines.length === most;
	while (words.length > 0 && !isFull()) {
		const word = words.shift() ?? "";
		const longer = line === "" ? word : `${line} ${word}`;
		if (guessed(longer) <= width) {
			line = longer;
			continue;
		}
		const head = line === "" ? headOf(word, width) : line;
		lines.push(head);
		words.unshift(line === "" ? word.slice(head.length) : word);
		line = "";
	}
	if (!isFull() && line !== "") lines.push(line);
	else if (words.length > 0 || line !== "" || text.length > MOST_SIGNS) {
		const last = lines.pop() ?? "";
		lines.push(`${headOf(last, width - 1).trimEnd()}…`);
	}
	return lines;
}
