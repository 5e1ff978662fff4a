// The name of a lesson: the tag that studies have, on each of its chapters, so that it goes with
// every file and every chapter that is taken out of one.

import type { Game } from "../chess/game.ts";
import { knownTag, STUDY } from "../chess/pgn/tags/gameTitle.ts";
import type { AppState } from "../store/state/appState.ts";

type Games = Pick<AppState, "library" | "game">;

/** Undefined where it has none. */
export function lessonName({ library, game }: Games): string | undefined {
	const own = knownTag((name) => game.tags.get(name), STUDY);
	if (own !== undefined || library === undefined || library.games.length > 1000) return own;
	for (const [index, { tags }] of library.games.entries()) {
		const left = library.left.get(index);
		const tagOf = (name: string) =>
			left !== undefined && "game" in left
				? left.game.tags.get(name)
				: tags.find((tag) => tag.name === name)?.value;
		const found = index === library.open ? undefined : knownTag(tagOf, STUDY);
		if (found !== undefined) return found;
	}
	return undefined;
}

/** A tag is one line. */
const asLine = (name: string) => name.replace(/\s+/g, " ").trim();

export function withName(game: Game, name: string): Game {
	const tags = new Map(game.tags);
	if (asLine(name) === "") tags.delete(STUDY);
	else tags.set(STUDY, asLine(name));
	return { ...game, tags };
}

const LINE = new RegExp(`^\\[${STUDY}[ \\t]+"(?:\\\\.|[^"\\\\\\n])*"\\s*\\][ \\t]*\\r?\\n?`, "m");

/** The text of a chapter with the name, behind its first tag: some programs cut files there. */
export function nameIn(text: string, name: string): string {
	const bare = text.replace(LINE, "");
	if (asLine(name) === "") return bare;
	const line = `[${STUDY} "${asLine(name).replace(/[\\"]/g, "\\$&")}"]\n`;
	const [first = ""] = /^\s*\[[^\n]*\r?\n/.exec(bare) ?? [];
	return `${first}${line}${bare.slice(first.length)}`;
}
