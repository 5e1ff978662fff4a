// Names as they are spelt: "Brandt, Nadja", "Nadja Brandt", "N. Brandt" and the account "nadja_b"
// can be one person's.

export type Spelt = {
	readonly number: number;
	/** Its words, the surname last where that is known, in small letters without accents. */
	readonly words: readonly string[];
	/** An account's letters; empty for a name of several words. */
	readonly account: string;
};

const plain = (text: string) =>
	text
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/ø/g, "o")
		.replace(/ł/g, "l")
		.replace(/ß/g, "ss");

const wordsIn = (text: string) => text.split(/[^\p{L}\p{N}_'-]+/u).filter((word) => word !== "");

/** Titles are no names. */
const TITLE = /^(?:gm|im|fm|cm|wgm|wim|wfm|wcm)$/;

export function readName(name: string, number: number): Spelt {
	const [before = "", after] = plain(name).split(",", 2);
	const words = wordsIn(after === undefined ? before : `${after} ${before}`).filter(
		(word) => !TITLE.test(word),
	);
	const isAccount = words.length === 1 && after === undefined;
	const account = isAccount ? name.toLowerCase().replace(/[^\p{L}]+/gu, "") : "";
	return { number, words, account };
}

/** A first name and a surname, neither of them only a letter. */
export const isFull = ({ words }: Spelt): boolean =>
	words.length >= 2 && words.every((word) => word.length > 1);

/** Shorter names are found in too many accounts. */
const MIN_LETTERS = 4;

/** The accounts that a full name may have: both names, or one of them and the other's initial. */
export function accountsOf({ words }: Spelt): string[] {
	const [first = "", last = ""] = [words[0], words.at(-1)];
	const [initial, letter] = [first.charAt(0), last.charAt(0)];
	const made = [first + last, last + first];
	if (last.length >= MIN_LETTERS) made.push(last, initial + last, last + initial);
	if (first.length >= MIN_LETTERS) made.push(first + letter);
	return made;
}

/** The same words in any order, or initials in the place of some; a surname is no initial. */
function isShortOf(full: readonly string[], short: readonly string[]): boolean {
	if (full.length !== short.length) return false;
	const left = [...full];
	const take = (fits: (word: string) => boolean) => {
		const at = left.findIndex(fits);
		if (at >= 0) left.splice(at, 1);
		return at >= 0;
	};
	const whole = short.filter((word) => word.length > 1);
	if (!whole.every((word) => take((one) => one === word))) return false;
	const initials = short.filter((word) => word.length === 1);
	if (!initials.every((letter) => take((one) => one.startsWith(letter)))) return false;
	return initials.length === 0 || whole.includes(full.at(-1) ?? "");
}

/** Could two names be one person's? One of them has to be a full name. */
export function couldBe(one: Spelt, other: Spelt): boolean {
	if (one.words.length === 0 || other.words.length === 0) return false;
	if (one.words.length === 1 && other.words.length === 1) return one.words[0] === other.words[0];
	return [
		[one, other],
		[other, one],
	].some(([full, short]) => {
		if (full === undefined || short === undefined || !isFull(full)) return false;
		if (short.account === "") return isShortOf(full.words, short.words);
		return accountsOf(full).includes(short.account);
	});
}
