// Data of a whole lesson, as its name: a tag on each of its chapters, so that the data goes with
// every file and every chapter that is taken out of one. The tag of the name is the one that
// studies have.

import type { Game } from "../../chess/game.ts";
import { knownTag, STUDY } from "../../chess/pgn/tags/gameTitle.ts";
import type { AppState } from "../state/appState.ts";

type Games = Pick<AppState, "library" | "game">;

/** Undefined where it has none. */
export const lessonName = (games: Games): string | undefined => lessonTag(games, STUDY);

export function lessonTag({ library, game }: Games, tag: string): string | undefined {
	const own = knownTag((name) => game.tags.get(name), tag);
	if (own !== undefined || library === undefined || library.games.length > 1000) return own;
	for (const [index, { tags }] of library.games.entries()) {
		const left = library.left.get(index);
		const tagOf = (name: string) =>
			left !== undefined && "game" in left
				? left.game.tags.get(name)
				: tags.find((one) => one.name === name)?.value;
		const found = index === library.open ? undefined : knownTag(tagOf, tag);
		if (found !== undefined) return found;
	}
	return undefined;
}

/** A tag is one line. */
const asLine = (name: string) => name.replace(/\s+/g, " ").trim();

/** An empty value is none. */
export function withTag(game: Game, tag: string, value: string): Game {
	const tags = new Map(game.tags);
	if (asLine(value) === "") tags.delete(tag);
	else tags.set(tag, asLine(value));
	return { ...game, tags };
}

const lineWith = (tag: string) =>
	new RegExp(`^\\[${tag}[ \\t]+"(?:\\\\.|[^"\\\\\\n])*"\\s*\\][ \\t]*\\r?\\n?`, "m");

/** The text of a chapter with the tag, behind its first one: some programs cut files there. */
export function tagIn(text: string, tag: string, value: string): string {
	const bare = text.replace(lineWith(tag), "");
	if (asLine(value) === "") return bare;
	const line = `[${tag} "${asLine(value).replace(/[\\"]/g, "\\$&")}"]\n`;
	const [first = ""] = /^\s*\[[^\n]*\r?\n/.exec(bare) ?? [];
	return `${first}${line}${bare.slice(first.length)}`;
}

export const nameIn = (text: string, name: string): string => tagIn(text, STUDY, name);
