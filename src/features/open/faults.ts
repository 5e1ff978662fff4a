// Faults of files and texts that cannot hold a game: a sentence with a remedy.

import { inputFaultWords } from "../../messages/en/input.ts";
import { listText } from "../../messages/format.ts";
import { otherHosts } from "../../session/follow/whomToAsk.ts";
import { MAX_TEXT_BYTES } from "../../ui/manyFiles.ts";

type Given = Pick<File, "name" | "type" | "size">;

/** Before a file is read. Undefined where it may hold a game. */
export function fileFault({ name, type, size }: Given): string | undefined {
	if (size === 0) return inputFaultWords.empty(name);
	return type.startsWith("image/") ? inputFaultWords.picture(name) : undefined;
}

/** Letters at the start of a text that show whether it is one. */
const CHECKED_LETTERS = 4000;

/** When a file has been read. Undefined where it may hold a game. */
export function contentFault(name: string, text: string): string | undefined {
	if (text.trim() === "") return inputFaultWords.empty(name);
	const isText = !text.slice(0, CHECKED_LETTERS).includes("\0") && !text.startsWith("%PDF");
	return isText ? undefined : inputFaultWords.notText(name);
}

const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/i;

export const isAddress = (text: string): boolean => ADDRESS.test(text.trim());

/** Of a text that was pasted or typed. Undefined where it may be a game. */
export function textFault(text: string): string | undefined {
	if (text.length > MAX_TEXT_BYTES) return inputFaultWords.tooLarge(MAX_TEXT_BYTES / 1e6);
	return isAddress(text) ? inputFaultWords.address(listText(otherHosts())) : undefined;
}

/** One of these fields must be behind the #. */
const CONTENT = /(?:^|&)(?:g|fen|pgn)=./i;

/** The content behind the # of a link of ours. Undefined for any other text. */
export function linkIn(text: string): string | undefined {
	const link = text.trim();
	const at = link.indexOf("#");
	if (at < 0 || /\s/.test(link) || !/^https?:\/\/./i.test(link.slice(0, at))) return undefined;
	const hash = link.slice(at);
	return CONTENT.test(hash.slice(1)) ? hash : undefined;
}
