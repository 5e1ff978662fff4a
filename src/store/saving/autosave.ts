// Saves the state in the database: a little later, when nothing else is to be done, however much
// happens at once. A page that goes before that leaves a copy in its tab. What cannot be saved is
// reported, once.

import { isScrubbing } from "../state/appQueries.ts";
import type { AppState } from "../state/appState.ts";
import type { AppStore } from "../state/appStore.ts";
import type { NotKept } from "../state/problems.ts";
import type { Shelf } from "./database.ts";
import {
	formatState,
	gamesIn,
	isKept,
	MOST_REPLACED,
	type Saved,
	textNames,
	textsOf,
} from "./serialize.ts";

/** The past changes with the game; that of an earlier visit, which comes late, is on the shelf. */
const PARTS = [
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

/** A record without the files that are not on the shelf. */
function withoutFiles(saved: Saved, onShelf: ReadonlySet<string>): Saved {
	const without = <Game extends Pick<Saved, "library">>(game: Game): Game =>
		game.library === undefined || onShelf.has(game.library.text)
			? game
			: { ...game, library: undefined };
	return { ...without(saved), replaced: saved.replaced.map(without) };
}

/** What an earlier visit left, with what tells how far it has been taken up. */
export type Earlier = {
	readonly saved: Saved;
	/** Resolves when its open game is there, with whether nothing else had been begun meanwhile. */
	readonly open: Promise<boolean>;
	/** Resolves when the games that it had replaced are there as well. */
	readonly all: Promise<void>;
};

type Texts = ReadonlyMap<string, string>;

type WriteShelf = Pick<Shelf, "write" | "writeLast">;

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

/** Writes to a shelf, and reports, once, what finds no room there. */
function createWriter(store: AppStore, shelf: WriteShelf, name: string, onShelf: Set<string>) {
	const reported = new Set<NotKept["code"]>();

	function report(code: Exclude<NotKept["code"], "failed">): void {
		if (reported.has(code)) return;
		reported.add(code);
		store.set({ unkept: { code } });
	}

	async function put(saved: Saved, texts: Texts): Promise<void> {
		await shelf.write(name, saved, texts);
		for (const text of texts.keys()) onShelf.add(text);
	}

	/** Without the files that are new, if it is they that find no room. */
	async function putLess(saved: Saved, texts: Texts, error: unknown): Promise<boolean> {
		const isNewFile = [...texts.keys()].some((text) => !onShelf.has(text));
		try {
			if (!isNewFile) throw error;
			await put(withoutFiles(saved, onShelf), new Map());
			report("fileTooLarge");
			return true;
		} catch (failure) {
			const isFull = failure instanceof Error && failure.name === "QuotaExceededError";
			report(isFull ? "noSpace" : "notAllowed");
			return false;
		}
	}

	return {
		/** Is it on the shelf then? */
		async write(saved: Saved, state: AppState): Promise<boolean> {
			const texts = textsOf(state);
			if (state.library !== undefined && !isKept(state.library)) report("fileTooLarge");
			try {
				await put(saved, texts);
				return true;
			} catch (error) {
				const why = error instanceof Error ? error.message : String(error);
				console.warn(`The state could not be saved: ${why}`);
				return putLess(saved, texts, error);
			}
		},
		writeLast(saved: Saved, texts: Texts): void {
			shelf.writeLast(name, saved, texts).catch(() => {});
		},
	};
}

/**
 * Keeps the state from now on: by `leave`, which is there from the start, what a page that goes has
 * not kept; and on a shelf, as soon as there is one.
 */
export function keepState(
	store: AppStore,
	later: (work: () => void) => void,
	leave: (saved: Saved, texts: Texts) => void,
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
	/** Was what was kept last found on the shelf, or put there? */
	let isOnShelf = earlier !== undefined;
	/** The state that was left in the tab last. */
	let left: AppState | undefined;
	let writer: ReturnType<typeof createWriter> | undefined;
	const onShelf = new Set(earlier === undefined ? [] : textNames(earlier.saved));
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

	async function save(): Promise<void> {
		if (!isNew || writer === undefined) return;
		isNew = false;
		writing++;
		const state = store.get();
		isOnShelf = await writer.write(record(state), state);
		writing--;
	}

	/**
	 * What is being written counts as not kept: the page may go before that ends. What is new stays
	 * so: the page may come back. What is on the shelf is left in the tab too, as old as it is there:
	 * the tab has it whatever becomes of the shelf.
	 */
	function saveLast(): void {
		const state = store.get();
		const isUnkept = isNew || writing > 0;
		const isKept = isUnkept || isOnShelf;
		if (!isKept || state === left) return;
		const saved = withEarlier(isUnkept ? record(state) : formatState(state, latest));
		if (saved === undefined) return;
		left = state;
		const texts = new Map([...textsOf(state)].filter(([name]) => !onShelf.has(name)));
		leave(saved, texts);
		if (isUnkept) writer?.writeLast(saved, texts);
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

	store.watch(PARTS, (next, previous) => {
		// A file that was awaited has come from the shelf: it is there already.
		const isArrival = previous.library?.games.length === 0 && next.game === previous.game;
		if (isArrival && next.library !== previous.library) return;
		change(next);
	});
	return {
		keepOn(shelf, name) {
			writer = createWriter(store, shelf, name, onShelf);
			if (isNew) change(store.get());
		},
		save,
		saveLast,
	};
}
