// What a text in the box seems to be, said before it is opened.

import { whatWords } from "../../messages/en/input.ts";
import { hasImports } from "../../runtime/settings.ts";
import { addressIn } from "../../session/import/addresses.ts";

const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/i;

export const isAddress = (text: string): boolean => ADDRESS.test(text.trim());

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

/** A text of a gigabyte is looked at no longer than a game. */
const LETTERS = 100_000;

const FEN = /^(?:[pnbrqk1-8]{1,8}\/){7}[pnbrqk1-8]{1,8}(?:\s|$)/i;
const TAG = /^\[(White|Black) "([^"\n]{1,60})"\]/gm;
const MOVE = /(?:^|[\s.])(?:O-O|0-0|[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8])(?:[\s+#=!?]|$)/;

function whatGamesAre(text: string): string {
	const count = text.match(/^\[Event /gm)?.length ?? 1;
	if (count > 1 || text.length > LETTERS) return whatWords.games(count, text.length > LETTERS);
	const names = new Map([...text.matchAll(TAG)].map(([, side, name]) => [side, name] as const));
	return whatWords.game(names.get("White"), names.get("Black"));
}

function whatAddressIs(text: string): string {
	const named = import.meta.env.VITE_IMPORT !== "off" && hasImports ? addressIn(text) : undefined;
	if (named === undefined) return "";
	if (named.kind === "player") return whatWords.player(named.name, named.site);
	return named.kind === "games" ? whatWords.named(named.what, named.site) : "";
}

/** "" where that is not sure: opening it says more. */
export function whatItIs(whole: string): string {
	const text = whole.trimStart().slice(0, LETTERS + 1);
	if (linkIn(text) !== undefined) return whatWords.link;
	if (isAddress(text)) return whatAddressIs(text);
	if (FEN.test(text)) return whatWords.position;
	return /^\[\w+ "/.test(text) || MOVE.test(text.slice(0, 1000)) ? whatGamesAre(text) : "";
}
