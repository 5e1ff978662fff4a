// Keeping the state on the shelf: a little later, when nothing else is to be done, however much happens at once. What cannot be kept is
// told, once.

import { type AppState, type AppStore, isScrubbing } from "./appStore.ts";
import { formatState, isKept, type Saved, textsOf } from "./saved.ts";
import type { Shelf } from "./shelf.ts";

export const NOT_ALLOWED =
	"This browser keeps nothing for this page: a reload would lose your games, so download what you want to keep.";
export const NO_ROOM =
	"There is no room left in this browser to keep your games: a reload would lose your latest changes, so download what you want to keep.";
export const FILE_TOO_LARGE =
	"This file is too large to be kept in this browser: after a reload only its open game will be there.";

/** The past changes with the game; that of an earlier visit, which comes late, is on the shelf. */
const PARTS = [
	"game",
	"frame",
	"pace",
	"library",
	"orientation",
	"lens",
	"options",
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

const note = (what: string, error: unknown) =>
	console.warn(`${what}: ${error instanceof Error ? error.message : String(error)}`);

export type Keeper = {
	/** Keeps at once what still waits. */
	readonly save: () => Promise<void>;
	/** Keeps at once what still waits, from a page that may be gone a moment later. */
	readonly saveLast: () => void;
};

/**
 * Keeps the state from now on, under a name that nobody else writes; and what there is, if it is new. `since` is when what was taken up
 * had been written.
 */
export function keepState(
	store: AppStore,
	shelf: Pick<Shelf, "write" | "writeLast">,
	name: string,
	later: (work: () => void) => void,
	isChanged = false,
	since = 0,
): Keeper {
	/** Is there something that has not been kept? What an idle tab shows is not to be kept as the latest. */
	let isNew = false;
	let isWaiting = false;
	let latest = since;
	const told = new Set<string>();
	const onShelf = new Set<string>();

	/** Now; also where the clock was set back, later than everything before. */
	function time(): number {
		latest = Math.max(Date.now(), latest + 1);
		return latest;
	}

	function tell(sentence: string): void {
		if (told.has(sentence)) return;
		told.add(sentence);
		store.set({ unkept: sentence });
	}

	async function write(saved: Saved, texts: ReadonlyMap<string, string>): Promise<void> {
		await shelf.write(name, saved, texts);
		for (const text of texts.keys()) onShelf.add(text);
	}

	async function save(): Promise<void> {
		if (!isNew) return;
		isNew = false;
		const state = store.get();
		const saved = formatState(state, time());
		const texts = textsOf(state);
		if (state.library !== undefined && !isKept(state.library)) tell(FILE_TOO_LARGE);
		try {
			await write(saved, texts);
		} catch (error) {
			note("The state could not be saved", error);
			await saveLess(saved, texts, error);
		}
	}

	/** Without the files that are new, if it is they that find no room. */
	async function saveLess(saved: Saved, texts: ReadonlyMap<string, string>, error: unknown) {
		const isNewFile = [...texts.keys()].some((text) => !onShelf.has(text));
		try {
			if (!isNewFile) throw error;
			await write(withoutFiles(saved, onShelf), new Map());
			tell(FILE_TOO_LARGE);
		} catch (failure) {
			const isFull = failure instanceof Error && failure.name === "QuotaExceededError";
			tell(isFull ? NO_ROOM : NOT_ALLOWED);
		}
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
	if (isChanged) change(store.get());
	return {
		save,
		saveLast() {
			if (!isNew) return;
			isNew = false;
			shelf.writeLast(name, formatState(store.get(), time())).catch(() => {});
		},
	};
}
