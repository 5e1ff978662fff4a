// Settings of a board, as attributes of the element and as parameters of its frame's address:
// names, and meanings of values.

/** Settings whose changes are sent to the frame. */
export const SETTINGS = [
	"orientation",
	"lens",
	"board",
	"pieces",
	"compare",
	"theme",
	"moves",
	"controls",
	"players",
	"chapters",
	"counts",
	"legend",
	"captions",
	"explain",
	"square",
	"arrows",
] as const;
export type Setting = (typeof SETTINGS)[number];

export const isSetting = (name: unknown): name is Setting => SETTINGS.includes(name as Setting);

/** Where the list of moves is to be. */
export type MovesPlace = "none" | "below" | "beside";

export const movesNamed = (given: string | null): MovesPlace =>
	given === "none" || given === "beside" ? given : "below";

/** "autoplay" alone means yes; so do 1, true and yes. */
export const isYes = (given: string | null, fallback: boolean): boolean =>
	given === null ? fallback : !/^(0|false|no(ne)?)$/i.test(given);

/**
 * The frame's value for an attribute: an absent attribute gives nothing, and an empty one gives
 * yes, except `compare`.
 */
export const frameValue = (name: Setting, value: string | null): string =>
	value === "" && name !== "compare" ? "yes" : (value ?? "");
