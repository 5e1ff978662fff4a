// The parameters of an embedded board's address, in its query or behind its #. All are optional,
// and all are checked.

import { type Lens, lensNamed } from "../../board/heat/lenses.ts";
import type { Side } from "../../chess/piece.ts";
import { contentIn, type FrameContent } from "../../package/element/room.ts";
import { isYes } from "../../package/element/settings.ts";
import { sideNamed } from "../../session/links/links.ts";
import { scaleNamed } from "./overlay.ts";

const THEMES = ["light", "dark", "auto"] as const;
export type Theme = (typeof THEMES)[number];

export type Params = {
	readonly orientation: Side | undefined;
	readonly lens: Lens | undefined;
	readonly theme: Theme;
	/** The parts that take space in the frame. */
	readonly content: FrameContent;
	readonly autoplay: boolean;
	/** Set for the picture of a stream: its share of the height. */
	readonly overlay: { readonly scale: number } | undefined;
	/** A file with a game that grows. */
	readonly follow: string | undefined;
	/** The line above the board. */
	readonly players: boolean;
	readonly chapters: boolean;
	readonly counts: boolean;
	readonly legend: boolean;
	/** Does a press on a square explain it? */
	readonly explains: boolean;
	/** Arrows and circles on the first position. */
	readonly arrows: string;
	/** Parameters of a link to the application; undefined without a game. */
	readonly link: URLSearchParams | undefined;
};

/** All parameters of an address. Those behind the # override the query. */
export function readAddress(search: string, hash: string): URLSearchParams {
	const given = new URLSearchParams(search);
	for (const [name, value] of new URLSearchParams(hash.replace(/^#/, ""))) given.set(name, value);
	return given;
}

/** The parameters that hold a game. */
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
		link: hasGame ? new URLSearchParams(given) : undefined,
	};
}
