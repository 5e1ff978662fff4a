// Saves the state in the database: a little later, when nothing else is to be done, however much
// happens at once. A page that goes before that leaves a copy in its tab; so does one whose record
// the database refuses, at once. What cannot be saved is reported, once.

import { isScrubbing } from "../state/appQueries.ts";
import type { AppState } from "../state/appState.ts";
import type { AppStore } from "../state/appStore.ts";
import type { InTab, NotKept, Refusal } from "../state/problems.ts";
import {
	formatState,
	gamesIn,
	isKept,
	MOST_REPLACED,
	type Saved,
	textNames,
	textsOf,
} from "./serialize.ts";
import { createShelfWriter, type Texts, type WriteShelf } from "./shelfWriter.ts";

/** The past changes with the game; that of an earlier visit, which comes late, is on the shelf. */
export const KEPT_PARTS = [
	"game",
	"frame",
	"pace",
	"library",
	"orientation",
	"lens",
	"options",
	"reference",
	"isComparing",
	"isFromLink",
	"news",
] as const satisfies readonly (keyof AppState)[];

/** What an earlier visit left, with what tells how far it has been taken up. */
export type Earlier = {
	readonly saved: Saved;
	/** The texts of its files that the tab has, by their names. */
	readonly texts: Texts;
	/** Resolves with why the shelf refuses what the tab has; undefined where it is on the shelf. */
	readonly refusal: Promise<Refusal | undefined>;
	/** Resolves when its open game is there, with whether nothing else had been begun meanwhile. */
	readonly open: Promise<boolean>;
	/** Resolves when the games that it had replaced are there as well. */
	readonly all: Promise<void>;
};

export type Keeper = {
	/**
	 * Keeps on this shelf from now on, under a name that nobody else writes; and what there is, if it
	 * is new.
	 */
	readonly keepOn: (shelf: WriteShelf, name: string) => void;
	/** Keeps at once what still waits. */
	readonly save: () => Promise<void>;
	/** Keeps at once what still waits, from a page that may be gone a moment later. */
	readonly saveLast: () => void;
};

/**
 * Follows how an earlier visit is taken up, if there was one. Returns what to add to a record until
 * it is, so that nothing is lost with the record that this one takes the place of; or nothing while
 * there is only what was kept already.
 */
function followEarlier(store: AppStore, earlier: Earlier | undefined, onTaken: () => void) {
	const before = store.get().game;
	let stage: "none" | "open" | "all" = earlier === undefined ? "all" : "none";
	void earlier?.open.then((isTaken) => {
		stage = "open";
		if (isTaken) onTaken();
	});
	void earlier?.all.then(() => {
		stage = "all";
	});
	return (saved: Saved): Saved | undefined => {
		if (earlier === undefined || stage === "all") return saved;
		const isOpen = stage === "open";
		if (!isOpen && store.get().game === before) return undefined;
		const replaced = [...gamesIn(earlier.saved, isOpen), ...saved.replaced].slice(-MOST_REPLACED);
		return { ...saved, options: isOpen ? saved.options : earlier.saved.options, replaced };
	};
}

/** Is the file of the open game kept, if it has one? */
const isAllKept = ({ library }: AppState): boolean => library === undefined || isKept(library);

/** Reports what is not kept: each code once, and again where the tab has less of it. */
function createReport(store: AppStore) {
	const reported = new Set<string>();
	return (unkept: Exclude<NotKept, { readonly code: "failed" }>): void => {
		const key = Object.values(unkept).join();
		if (reported.has(key)) return;
		reported.add(key);
		store.set({ unkept });
	};
}

/**
 * Keeps the state from now on: by `leave`, which is there from the start, what a page that goes has
 * not kept, and what the shelf refuses; and on a shelf, as soon as there is one.
 */
export function keepState(
	store: AppStore,
	later: (work: () => void) => void,
	leave: (saved: Saved, texts: Texts) => InTab,
	earlier?: Earlier,
): Keeper {
	/**
	 * Is there something that has not been kept? What an idle tab shows is not to be kept as the
	 * latest.
	 */
	let isNew = false;
	let isWaiting = false;
	/** How many records are on their way to the shelf. */
	let writing = 0;
	let latest = earlier?.saved.at ?? 0;
	/** Is there an earlier visit's record, or one of this visit? */
	let hasRecord = earlier !== undefined;
	/** Did the shelf refuse the last record? */
	let isRefused = false;
	/** The state that was left in the tab last, and what there was room for. */
	let left: { readonly state: AppState; readonly inTab: InTab } | undefined;
	let writer: ReturnType<typeof createShelfWriter> | undefined;
	const fromTab: Texts = earlier?.texts ?? new Map();
	const namesBefore = earlier === undefined ? [] : textNames(earlier.saved);
	const onShelf = new Set(namesBefore.filter((name) => !fromTab.has(name)));
	const report = createReport(store);
	const withEarlier = followEarlier(store, earlier, () => {
		isNew = false;
	});

	/**
	 * The state as a record of now; also where the clock was set back, later than everything before.
	 */
	function record(state: AppState): Saved {
		latest = Math.max(Date.now(), latest + 1);
		return formatState(state, latest);
	}

	/**
	 * Leaves the state in the tab, unless it is there already, with the files that are not on the
	 * shelf; those that are still on their way too. Returns the record; undefined where none is new.
	 */
	function leaveState(isUnkept: boolean) {
		const state = store.get();
		if (state === left?.state) return undefined;
		const saved = withEarlier(isUnkept ? record(state) : formatState(state, latest));
		if (saved === undefined) return undefined;
		const names = new Set(textNames(saved));
		const texts = new Map(
			[...fromTab, ...textsOf(state)].filter(([name]) => names.has(name) && !onShelf.has(name)),
		);
		left = { state, inTab: leave(saved, texts) };
		return { saved, texts };
	}

	/** The tab has what the shelf refuses from now on: a page may end without a sign. */
	function leaveRefused(code: Refusal): void {
		leaveState(true);
		if (left === undefined) return;
		const lacksFile = left.inTab === "all" && !isAllKept(left.state);
		report({ code, inTab: lacksFile ? "games" : left.inTab });
		// A report is nothing to be left anew.
		left = { ...left, state: store.get() };
	}

	async function save(): Promise<void> {
		if (!isNew || writer === undefined) return;
		isNew = false;
		writing++;
		const state = store.get();
		if (!isAllKept(state)) report({ code: "fileTooLarge" });
		const outcome = await writer.write(record(state), textsOf(state));
		writing--;
		isRefused = outcome === "notAllowed" || outcome === "noSpace";
		hasRecord ||= !isRefused;
		if (outcome === "withoutFiles") report({ code: "fileTooLarge" });
		else if (outcome !== "all") leaveRefused(outcome);
	}

	/**
	 * What is being written counts as not kept: the page may go before that ends. What is new stays
	 * so: the page may come back. What is on the shelf is left in the tab too, as old as it is there:
	 * the tab has it whatever becomes of the shelf.
	 */
	function saveLast(): void {
		const isUnkept = isNew || writing > 0 || isRefused;
		if (!isUnkept && !hasRecord) return;
		const given = leaveState(isUnkept);
		if (given !== undefined && isUnkept) writer?.writeLast(given.saved, given.texts);
	}

	function change(state: AppState): void {
		isNew = true;
		if (isWaiting || isScrubbing(state)) return;
		isWaiting = true;
		later(() => {
			isWaiting = false;
			void save();
		});
	}

	store.watch(KEPT_PARTS, (next, previous) => {
		// A file that was awaited has come from the shelf: it is there already.
		const isArrival = previous.library?.games.length === 0 && next.game === previous.game;
		if (isArrival && next.library !== previous.library) return;
		change(next);
	});
	void earlier?.refusal.then(async (code) => {
		if (code === undefined) for (const name of fromTab.keys()) onShelf.add(name);
		else {
			await earlier.all;
			// A record of this visit that is refused reports what the tab has by then.
			if (!isRefused) report({ code, inTab: "all" });
		}
	});
	return {
		keepOn(shelf, name) {
			writer = createShelfWriter(shelf, name, onShelf);
			if (isNew) change(store.get());
		},
		save,
		saveLast,
	};
}
