// A game that grows while it is looked at: what comes slides in for whoever is at its end; whoever
// has stepped back stays, and gets there with one press. What somebody writes is theirs: nothing
// comes into it any more, and the press that leads to the newest move can be taken back.

import { at } from "../../board/cursor.ts";
import { choicesTo, frameOn } from "../../chess/edit.ts";
import type { Frame } from "../../chess/frame.ts";
import type { Game } from "../../chess/game.ts";
import { isFault } from "../../chess/pgn/gameFault.ts";
import { readFrom } from "../../chess/pgn/readText.ts";
import { splitting } from "../../chess/pgn/splitPgn.ts";
import { tagsOf } from "../../chess/pgn/tags/tags.ts";
import type { Core } from "../../control/core.ts";
import { createStore } from "../../runtime/createStore.ts";
import { unhurried } from "../../runtime/slices.ts";
import { beginsAsPage } from "../import/beginsAsPage.ts";
import { open } from "../opening/open.ts";
import { replacing } from "../opening/replacing.ts";
import type { Actions } from "../state/actions.ts";
import type { AppState, Library } from "../state/appState.ts";
import { type AppStore, afterStep } from "../state/appStore.ts";
import type { FollowFault } from "./followFault.ts";
import type { FollowedFile } from "./together.ts";

// Which game of a file that grows is followed: files of one board have the latest last, those of a
// round have one for each board.

type Tags = ReadonlyMap<string, string>;

const KEYS = ["Event", "Site", "Round", "Board", "White", "Black"] as const;

/** Identifies a game, though its result, clocks and moves change. */
export const keyOf = (tags: Tags): string => KEYS.map((name) => tags.get(name) ?? "").join("\n");

/** Does its result say that it goes on, or nothing? */
const isRunning = (tags: Tags): boolean => (tags.get("Result") ?? "*") === "*";

/** Do two games differ in one of those tags at most? */
function isNearly(one: string, other: string): boolean {
	const parts = other.split("\n");
	const same = one.split("\n").filter((part, index) => part === parts[index]).length;
	return same >= KEYS.length - 1;
}

/** Without tags that can be trusted it is the same place in the file. */
function placeOf(games: readonly Tags[], key: string, before: number): number {
	const found = games.findIndex((tags) => keyOf(tags) === key);
	return found >= 0 || before >= games.length ? found : placeWithChange(games, key, before);
}

/** A tag was corrected, and no more: most of them are as they were. */
function placeWithChange(games: readonly Tags[], key: string, before: number): number {
	return isNearly(keyOf(games[before] ?? new Map()), key) ? before : -1;
}

type Followed = { readonly key: string; readonly place: number };

/**
 * The place of the game to be shown. The one that was followed, until it is over and another is
 * running; at first, and where it has gone, the first that is running, else the last.
 */
export function pickGame(games: readonly Tags[], followed: Followed | undefined): number {
	const running = games.findIndex(isRunning);
	const other = running >= 0 ? running : games.length - 1;
	if (followed === undefined) return other;
	const place = placeOf(games, followed.key, followed.place);
	if (place < 0) return other;
	const tags = games[place];
	return tags !== undefined && !isRunning(tags) && running > place ? running : place;
}

export type LiveState = {
	/** Has a game come? */
	readonly isThere: boolean;
	/** Is the newest move on view? */
	readonly isAtEnd: boolean;
	/** Does the file say how the game has ended? */
	readonly isOver: boolean;
	/**
	 * The game on view in place of the file's, if any: that game with changes of the visitor's, or
	 * another one.
	 */
	readonly instead: "changed" | "another" | undefined;
	/** Why the file could not be had or read last. Undefined where it could. */
	readonly fault: FollowFault | string | undefined;
	/** Is it not asked for again? */
	readonly hasEnded: boolean;
};

type Latest = { readonly game: Game; readonly library: Library; readonly key: string };

/** Moves that may be taken back in a game whose tags are corrected at the same time. */
const TAKEN_BACK = 4;

/** Is it the game that it was, with moves or a tag corrected, and not the next one in its place? */
const isSame = (before: Latest, now: Latest) =>
	now.key === before.key ||
	(now.library.open === before.library.open &&
		isNearly(now.key, before.key) &&
		now.game.plies >= before.game.plies - TAKEN_BACK);

const endOf = ({ plies }: Game) => plies as Frame;

/** Has the visitor written nothing in it, nor in other games of its file? */
const isAsRead = ({ game, library }: AppState) =>
	library?.asRead === game &&
	![...library.left.values()].some((left) => "game" in left || "pgn" in left);

/** Is it the same game as an earlier visit left it, by tags that say enough? */
const isTakenUp = (state: AppState, { key }: Latest) =>
	isAsRead(state) && key.trim() !== "" && keyOf(state.game.tags) === key;

/** Is something in the hand, or being typed? What comes waits until that is done. */
const isBusy = ({ desk, inHand }: AppState) => desk?.editing !== undefined || inHand !== undefined;

async function read(text: string, before: Latest | undefined): Promise<Latest | FollowFault> {
	if (beginsAsPage(text)) return { code: "page" };
	const games = await unhurried(splitting(text));
	if (games.length === 0) return { code: "noGameYet" };
	const followed = before && { key: before.key, place: before.library.open };
	const place = pickGame(games.map(tagsOf), followed);
	const game = await unhurried(readFrom({ text, games }, place));
	if (isFault(game)) return { code: "game", fault: game };
	const library = {
		text,
		games,
		open: place,
		asRead: game,
		left: new Map(),
		problems: new Map(),
	};
	return { game, library, key: keyOf(game.tags) };
}

export type Live = ReturnType<typeof createLive>;

export function createLive(store: AppStore, core: Core, actions: Actions) {
	const live = createStore<LiveState>({
		isThere: false,
		isAtEnd: true,
		isOver: false,
		instead: undefined,
		fault: undefined,
		hasEnded: false,
	});
	/** The newest of the file, and what is on view of it. */
	let latest: Latest | undefined;
	let shown: Latest | undefined;
	/** The newest arrival while the visitor was busy. */
	let waiting: Latest | undefined;
	let hasStopped = false;
	let last = Promise.resolve();
	const inTurn = (work: () => void | Promise<void>) => {
		last = last.then(() => (hasStopped ? undefined : work())).catch(console.error);
		return last;
	};

	const isAtEnd = ({ game, frame }: AppState) =>
		latest === undefined || (game === latest.game && frame === endOf(game));
	const insteadOf = ({ game }: AppState) => {
		if (shown === undefined || game === shown.game) return undefined;
		return keyOf(game.tags) === shown.key ? "changed" : "another";
	};
	const tell = (state: AppState) =>
		live.set({
			isAtEnd: isAtEnd(state),
			isOver: latest !== undefined && !isRunning(latest.game.tags),
			instead: insteadOf(state),
		});

	/** Another game of the file that somebody opens is followed from then on. */
	function goAlong(state: AppState): void {
		const { game, library } = state;
		if (library?.games !== shown?.library.games || game === shown?.game || !isAsRead(state)) return;
		if (library === undefined) return;
		const newest = latest?.library.text;
		latest = { game, library, key: keyOf(game.tags) };
		shown = latest;
		if (newest !== undefined && newest !== library.text) void hear({ text: newest });
	}

	/** The game takes the place of the one on view, and the cursor stays where it is. */
	function show(found: Latest, frame: Frame): void {
		const { game, library } = found;
		const wasThere = store.get();
		shown = found;
		store.set({
			game,
			library,
			control: core.computeControl(game.placements),
			problem: undefined,
			...afterStep(wasThere),
			...at(frame),
		});
	}

	/** The game comes in place of one that can be gone back to. */
	function arrive(found: Latest, code: "followed" | "newestShown"): void {
		const { game, library } = found;
		shown = found;
		const news = replacing(store.get(), { code });
		open(store, core, { game, frame: endOf(game), news, rest: { library } });
	}

	function take(found: Latest): void {
		const state = store.get();
		const wasAtEnd = isAtEnd(state);
		const before = latest;
		latest = found;
		if (before === undefined) {
			if (isTakenUp(state, found)) show(found, endOf(found.game));
			else arrive(found, "followed");
		} else if (state.game === shown?.game) {
			if (isSame(shown, found)) {
				show(found, frameOn(found.game, choicesTo(state.game, state.frame)));
				if (wasAtEnd) actions.goToFrame(endOf(found.game));
			} else if (wasAtEnd) show(found, endOf(found.game));
		}
		tell(store.get());
		live.set({ isThere: true, fault: undefined, hasEnded: false });
	}

	/** Takes up what the file says now; one after the other. Returns when that is done. */
	const hear = (file: FollowedFile): Promise<void> =>
		inTurn(async () => {
			const { text, isFinal: hasEnded = false } = file;
			const found = text === undefined ? file.fault : await read(text, waiting ?? latest);
			if (hasStopped) return;
			if (typeof found === "string" || "code" in found) live.set({ fault: found, hasEnded });
			else if (isBusy(store.get())) waiting = found;
			else take(found);
		});

	const ends = [
		store.watch(["game", "frame", "library"], (state) => {
			goAlong(state);
			tell(state);
		}),
		store.watch(["desk", "inHand"], () => {
			if (waiting === undefined) return;
			// Not before whatever ended it has done the rest.
			void inTurn(() => {
				const found = waiting;
				if (found === undefined || isBusy(store.get())) return;
				waiting = undefined;
				take(found);
			});
		}),
	];
	return {
		live,
		hear,
		/** Is this game as the file has it, or had it last? */
		isOfFile: (game: Game) => game === shown?.game,
		/** Goes to the newest move, also from a game of one's own. */
		goToEnd(): void {
			if (latest === undefined) return;
			const { game } = store.get();
			if (game === latest.game) actions.goToFrame(endOf(latest.game));
			else if (game === shown?.game) show(latest, endOf(latest.game));
			else arrive(latest, "newestShown");
		},
		/** The file changes nothing any more. */
		stop(): void {
			hasStopped = true;
			for (const end of ends) end();
		},
	};
}
