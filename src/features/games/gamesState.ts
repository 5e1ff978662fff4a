// State of the page of many games, apart from their rows.

import type { Asked } from "../../games/collection/answers/who/counted.ts";
import type { Status } from "../../games/collection/collection.ts";
import type { Filter } from "../../games/collection/filter.ts";
import type { Progress } from "../../games/collection/readFiles.ts";
import type { Outcomes } from "../../games/collection/row.ts";
import type { SortOrder } from "../../games/collection/sort.ts";

export const GAMES_TABS = ["answers", "games", "squares"] as const;
export type GamesTab = (typeof GAMES_TABS)[number];

export const tabId = (tab: GamesTab) => `games-tab-${tab}`;

export type GamesState = {
	/** Undefined until the worker has opened the saved games. */
	readonly status: Status | undefined;
	readonly reading: Progress | undefined;
	/** Files that are read after these. */
	readonly waiting: number;
	readonly filter: Filter;
	/** Undefined until it is chosen: those that are set are in sight. */
	readonly showsFilters: boolean | undefined;
	/** The visitor's names, settled or guessed; none where it is nobody's games. */
	readonly me: readonly string[];
	readonly order: SortOrder;
	/** Games of the list, and a number that changes with every new list. */
	readonly count: number;
	readonly list: number;
	/** Is another filter chosen than that of the list and its number? */
	readonly isLooking: boolean;
	/** How these went for me, or for White. */
	readonly outcomes: Outcomes | undefined;
	/** Changes when rows have come. */
	readonly rows: number;
	/** The row of the list where the visitor is, and how far the list is scrolled. */
	readonly current: number;
	readonly top: number;
	/** Undefined until one is pressed: with enough games the answers are shown. */
	readonly tab: GamesTab | undefined;
	/** Has a game of the list been opened? Its row has the focus when the list is there again. */
	readonly isGameOpen: boolean;
	readonly problem: string | undefined;
	/** Files that came from the board: their first game can be opened there instead. */
	readonly fromBoard: readonly File[];
	/** The last announcement. */
	readonly news: string;
};

/** Who the visitor is stands apart from the filter. */
export const ofAnybody = ({ me, ...filter }: Filter): Filter => filter;

/** Of whom the answers are asked: of nobody where the filter names a player. */
export const askedIn = ({ filter, me }: Pick<GamesState, "filter" | "me">): Asked => ({
	me: filter.player ? [] : me,
	filter,
});

/** The filter for the worker: without a player in it, its colour and result are mine. */
export const withMe = ({ filter, me }: Pick<GamesState, "filter" | "me">): Filter =>
	me.length === 0 || filter.player ? filter : { ...filter, me };

export const INITIAL_STATE: GamesState = {
	status: undefined,
	reading: undefined,
	waiting: 0,
	filter: {},
	showsFilters: undefined,
	me: [],
	order: { by: "file", isDown: false },
	count: 0,
	list: 0,
	isLooking: false,
	outcomes: undefined,
	rows: 0,
	current: 0,
	top: 0,
	tab: undefined,
	isGameOpen: false,
	problem: undefined,
	fromBoard: [],
	news: "",
};
