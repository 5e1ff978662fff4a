// What the address of an embedded board says, in its query or behind its #: all of it optional, all
// of it checked.

import type { Side } from "../chess/piece.ts";
import { contentIn, type FrameContent } from "../element/room.ts";
import { isYes } from "../element/settings.ts";
import { sideNamed } from "../store/links/links.ts";
import { type Lens, lensNamed } from "../store/state/lenses.ts";
import { scaleNamed } from "./overlay.ts";

const THEMES = ["light", "dark", "auto"] as const;
export type Theme = (typeof THEMES)[number];

export type Params = {
	readonly orientation: Side | undefined;
	readonly lens: Lens | undefined;
	readonly theme: Theme;
	/** What has a place in the frame. */
	readonly content: FrameContent;
	readonly autoplay: boolean;
	/** A picture for a stream, and its share of the height; else the board as readers use it. */
	readonly overlay: { readonly scale: number } | undefined;
	/** A file with a game that grows. */
	readonly follow: string | undefined;
	/** What stands above the board, if anything. */
	readonly players: boolean;
	readonly chapters: boolean;
	readonly counts: boolean;
	readonly legend: boolean;
	/** Does a press on a square say why it is what it is? */
	readonly explains: boolean;
	/** Arrows and circles on the position that it begins with. */
	readonly arrows: string;
	/** A link as the application reads it; nothing where no game is named. */
	readonly link: string | undefined;
};

/** All that an address says. What stands behind the # wins over the query. */
export function readAddress(search: string, hash: string): URLSearchParams {
	const given = new URLSearchParams(search.replace(/^\?/, ""));
	for (const [name, value] of new URLSearchParams(hash.replace(/^#/, ""))) given.set(name, value);
	return given;
}

/** The names under which an address has a game. */
export const GAME_NAMES = ["g", "pgn", "fen"];

export function readParams(given: URLSearchParams): Params {
	const hasGame = GAME_NAMES.some((name) => (given.get(name) ?? "").trim() !== "");
	return {
		orientation: sideNamed(given.get("orientation")),
		lens: lensNamed(given.get("lens")),
		theme: THEMES.find((name) => name === given.get("theme")) ?? "auto",
		content: contentIn((name) => given.get(name)),
		autoplay: isYes(given.get("autoplay"), false),
		overlay:
			given.get("layout") === "overlay" ? { scale: scaleNamed(given.get("scale")) } : undefined,
		follow: given.get("follow")?.trim() || undefined,
		players: isYes(given.get("players"), false),
		chapters: isYes(given.get("chapters"), false),
		counts: isYes(given.get("counts"), false),
		legend: isYes(given.get("legend"), true),
		explains: isYes(given.get("explain"), true),
		arrows: given.get("arrows") ?? "",
		link: hasGame ? given.toString() : undefined,
	};
}
