// The lines that put what is on view into somebody's own page.

import { formatPgn } from "../../../chess/pgn/write/formatPgn.ts";
import { formatElement } from "../../../element/snippet.ts";
import { fileOf } from "../../../store/opening/chapters.ts";
import type { AppState } from "../../../store/state/appState.ts";

/** `hash` is that of the link to the same view. */
export function embedCode(state: AppState, hash: string, isWhole: boolean): string {
	const given = new URLSearchParams(hash);
	const attributes = ["game", "ply", "orientation", "lens", "compare"].flatMap((name) => {
		const value = given.get(name);
		return value === null ? [] : [[name, value]];
	});
	if (isWhole) attributes.push(["chapters", ""]);
	const position = given.get("fen")?.replaceAll("_", " ");
	const text = position ?? (isWhole ? fileOf(state) : formatPgn(state.game));
	return formatElement(document.baseURI, text, Object.fromEntries(attributes));
}
