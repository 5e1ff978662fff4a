// What the address of an embedded board says, in its query or behind its #: all of it optional, all of it checked.

import type { Side } from "../chess/piece.ts";
import { isYes, type MovesPlace, movesNamed } from "../element/settings.ts";
import { type Lens, lensNamed } from "../store/lenses.ts";
import { sideNamed } from "../store/links.ts";
import { scaleNamed } from "./overlay.ts";

const THEMES = ["light", "dark", "auto"] as const;
export type Theme = (typeof THEMES)[number];

export type Params = {
	readonly orientation: Side | undefined;
	readonly lens: Lens | undefined;
	readonly theme: Theme;
	readonly moves: MovesPlace;
	readonly autoplay: boolean;
	readonly controls: boolean;
	/** A picture for a stream, and its share of the height; else the board as readers use it. */
	readonly overlay: { readonly scale: number } | undefined;
	/** A file with a game that grows. */
	readonly follow: string | undefined;
	/** A link as the application reads it; nothing where no game is named. */
	readonly link: string | undefined;
};

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
		theme: THEMES.find((name) => name === given.get("theme")) ?? "auto",
		moves: movesNamed(given.get("moves")),
		autoplay: isYes(given.get("autoplay"), false),
		controls: isYes(given.get("controls"), true),
		overlay:
			given.get("layout") === "overlay" ? { scale: scaleNamed(given.get("scale")) } : undefined,
		follow: given.get("follow")?.trim() || undefined,
		link: hasGame ? given.toString() : undefined,
	};
}
