// What is wrong with what somebody wants to open, where it is nothing that could hold a game: said to the person, with what would do.

import { othersNamed } from "../../follow/whomToAsk.ts";
import { MOST_BYTES } from "../../ui/manyFiles.ts";

const MEGABYTES = MOST_BYTES / 1e6;

type Given = Pick<File, "name" | "type" | "size">;

/** Before a file is read. Undefined where it may hold a game. */
export function fileFault({ name, type, size }: Given): string | undefined {
	if (size === 0) return `${name} is empty`;
	if (type.startsWith("image/")) {
		return `${name} is a picture, which cannot be read. Paste the moves, or the position as FEN`;
	}
	return undefined;
}

/** How far into a text it shows what it is. */
const HEAD = 4000;

/** When a file has been read. Undefined where it may hold a game. */
export function contentFault(name: string, text: string): string | undefined {
	if (text.trim() === "") return `${name} is empty`;
	const isText = !text.slice(0, HEAD).includes("\0") && !text.startsWith("%PDF");
	return isText ? undefined : `${name} is not a text. Files with games usually end in .pgn`;
}

const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/i;

export const isAddress = (text: string): boolean => ADDRESS.test(text.trim());

/** Whom the page would ask, if anybody. */
const OTHERS = othersNamed();
const ASKED = OTHERS
	? `games are fetched from ${OTHERS} alone`
	: "nothing is fetched from elsewhere";

/** Of a text that was pasted or typed. Undefined where it may be a game. */
export function textFault(text: string): string | undefined {
	if (text.length > MOST_BYTES) {
		return `This text is too large: ${MEGABYTES} MB are the most that can be opened here`;
	}
	return isAddress(text)
		? `This is an address, and ${ASKED}. Paste the moves; pages of games mostly offer them as PGN, to copy or to download`
		: undefined;
}

/** What a link of ours holds behind its #. Undefined for any other text. */
export function linkIn(text: string): string | undefined {
	const [, hash] = /^https?:\/\/[^\s#]+(#(?:\S*&)?(?:g|fen|pgn)=\S+)$/i.exec(text.trim()) ?? [];
	return hash;
}
