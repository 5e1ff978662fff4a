// What the address of an embedded board says, in its query or behind its #: all of it optional, all of it checked.

import type { Side } from "../chess/piece.ts";
import type { Lens } from "../store/appStore.ts";
import { lensNamed, sideNamed } from "../store/links.ts";

const MOVES = ["none", "below", "beside"] as const;
export type MovesPlace = (typeof MOVES)[number];

const THEMES = ["light", "dark", "auto"] as const;
export type Theme = (typeof THEMES)[number];

export type Params = {
	readonly orientation: Side | undefined;
	readonly lens: Lens | undefined;
	readonly theme: Theme;
	readonly moves: MovesPlace;
	readonly autoplay: boolean;
	readonly controls: boolean;
	/** A link as the application reads it; nothing where no game is named. */
	readonly link: string | undefined;
};

const oneOf = <Name extends string>(
	names: readonly Name[],
	given: string | null,
	fallback: Name,
): Name => names.find((name) => name === given) ?? fallback;

/** "autoplay" alone means yes; so do 1, true and yes. */
const isYes = (given: string | null, fallback: boolean): boolean =>
	given === null ? fallback : !["0", "false", "no", "none"].includes(given.toLowerCase());

/** What stands behind the # wins over the query. */
export function readParams(search: string, hash: string): Params {
	const given = new URLSearchParams(search.replace(/^\?/, ""));
	for (const [name, value] of new URLSearchParams(hash.replace(/^#/, ""))) given.set(name, value);
	// Nothing here explains a square.
	given.delete("square");
	const hasGame = ["g", "pgn", "fen"].some((name) => (given.get(name) ?? "").trim() !== "");
	return {
		orientation: sideNamed(given.get("orientation")),
		lens: lensNamed(given.get("lens")),
		theme: oneOf(THEMES, given.get("theme"), "auto"),
		moves: oneOf(MOVES, given.get("moves"), "below"),
		autoplay: isYes(given.get("autoplay"), false),
		controls: isYes(given.get("controls"), true),
		link: hasGame ? given.toString() : undefined,
	};
}
