// The visitor's many games as the page sees them: how many there are, the list, and how reading
// goes. The games themselves live in a worker; only rows that are visible, and some around them,
// are here.

import { faultCode } from "../../games/collection/fault.ts";
import type { Filter } from "../../games/collection/filter.ts";
import type { Client } from "../../games/collection/protocol.ts";
import type { Row } from "../../games/collection/row.ts";
import type { SortOrder } from "../../games/collection/sort.ts";
import type { Source } from "../../games/collection/source.ts";
import { gamesWords } from "../../messages/en/screens/games.ts";
import { faultText } from "../../messages/faultText.ts";
import { createStore, type Store } from "../../runtime/createStore.ts";
import { type GamesState, INITIAL_STATE, ofAnybody, withMe } from "./gamesState.ts";
import { forgetMe } from "./who/keptMe.ts";

/** Rows are asked for by pages. */
const ROWS_PER_PAGE = 100;
/** Milliseconds between two lists, at least, while files are read. */
const MIN_REFRESH_MS = 1000;

const isRemoved = (error: unknown): boolean => faultCode(error) === "removed";

/** The text of an error, except for files that the browser has removed. */
function problemText(error: Error): string {
	const code = error.name === "QuotaExceededError" ? "noSpace" : faultCode(error);
	if (code === "noSpace" || code === "notLoaded") return gamesWords.faults[code];
	return faultText(error);
}

export type Games = ReturnType<typeof createGames>;

export function createGames(client: Client, filter: Filter = {}) {
	const store: Store<GamesState> = createStore({
		...INITIAL_STATE,
		filter,
		// A link to a list shows the list.
		tab: Object.keys(filter).length > 0 ? "games" : undefined,
	});
	let pages = new Map<number, readonly Row[] | undefined>();
	let listedAt = 0;
	let isStartingOver = false;

	async function fail(error: unknown): Promise<void> {
		if (faultCode(error) === "superseded") return;
		console.error(error);
		if (isRemoved(error)) await startOver();
		else store.set({ problem: problemText(error as Error) });
	}

	/**
	 * Opens what is there once more, and reports the games that the browser has removed; once for all
	 * failed requests.
	 */
	async function startOver(): Promise<void> {
		if (isStartingOver) return;
		isStartingOver = true;
		const { status, problem } = store.get();
		store.set({
			status: undefined,
			filter: {},
			current: 0,
			top: 0,
			news: "",
		});
		await reload();
		isStartingOver = false;
		const now = store.get().status;
		// Games that could be read again have not gone; unread ones have a notice of their own.
		const isGone = (now?.games ?? 0) < (status?.games ?? 1) && now?.isUnread !== true;
		if (isGone && store.get().problem === problem)
			store.set({ problem: gamesWords.faults.removed(status?.games) });
	}

	/** Runs the request, and retries once if the browser has removed the games meanwhile. */
	async function againIfRemoved<Answer>(work: () => Promise<Answer>): Promise<Answer> {
		try {
			return await work();
		} catch (error) {
			if (!isRemoved(error)) throw error;
			await startOver();
			return work();
		}
	}

	/** Asks for a new list. The rows of the old one stay until those of the new are there. */
	async function refresh(change: Partial<GamesState> = {}): Promise<void> {
		store.set(
			change.filter === undefined ? change : { ...change, filter: ofAnybody(change.filter) },
		);
		const { filter: requested, me, order } = store.get();
		try {
			const count = await client.ask("list", withMe({ filter: requested, me }), order);
			const outcomes = await client.ask("outcomes", requested.player ? [] : me);
			const now = store.get();
			if (now.filter !== requested || now.me !== me || now.order !== order) return;
			listedAt = performance.now();
			pages = new Map();
			const { current, list } = store.get();
			store.set({
				count,
				outcomes,
				isLooking: false,
				list: list + 1,
				current: Math.max(0, Math.min(current, count - 1)),
			});
		} catch (error) {
			// Another list has been asked for since.
			if (faultCode(error) !== "superseded") store.set({ isLooking: false });
			fail(error);
		}
	}

	async function fetchPage(page: number): Promise<void> {
		const requested = pages;
		requested.set(page, undefined);
		try {
			const rows = await client.ask("rows", page * ROWS_PER_PAGE, (page + 1) * ROWS_PER_PAGE);
			if (requested !== pages) return;
			requested.set(page, rows);
			store.set({ rows: store.get().rows + 1 });
		} catch (error) {
			fail(error);
		}
	}

	/** Resolves when the files that were brought last are read, however that ended. */
	let lastRead: Promise<void> | undefined;

	/** Reads files, after those that were brought before. */
	function read(files: readonly Source[]): Promise<void> {
		if (files.length === 0) return Promise.resolve();
		const before = lastRead;
		const mine = before === undefined ? readNow(files) : readAfter(before, files);
		lastRead = mine;
		const forget = () => {
			if (lastRead === mine) lastRead = undefined;
		};
		mine.then(forget, forget);
		return mine;
	}

	async function readAfter(before: Promise<void>, files: readonly Source[]): Promise<void> {
		const wait = (by: number) => store.set({ waiting: store.get().waiting + by });
		wait(files.length);
		await before.catch(() => {});
		wait(-files.length);
		// The problem with earlier files stays on view.
		await readNow(files, store.get().problem);
	}

	/** Was the last reading cancelled? Then nothing of it counts. */
	let isCancelled = false;

	async function readNow(files: readonly Source[], problem?: string): Promise<void> {
		const none = { done: 0, total: 1, games: 0, known: 0, handed: 0, failed: 0, name: "" };
		store.set({ reading: none, problem, news: "" });
		isCancelled = false;
		const countOf = () => store.get().status?.games ?? 0;
		let last = none;
		const readAll = () =>
			client.read(files, (progress) => {
				last = progress;
				store.set({ reading: progress });
				if (performance.now() - listedAt > MIN_REFRESH_MS) void refresh();
			});
		try {
			await againIfRemoved(() => client.ask("look"));
			// Games from a network are not fetched twice.
			const canRepeat = files.every((file) => file instanceof File);
			const status = await (canRepeat ? againIfRemoved(readAll) : readAll());
			const read = status.games - countOf();
			store.set({ status, news: gamesWords.reading.done(read, isCancelled ? none : last) });
		} catch (error) {
			await fail(error);
			// With no games before, only the games that were just read have been removed.
			const hasProblem = store.get().problem !== problem;
			if (isRemoved(error) && !hasProblem)
				store.set({ problem: gamesWords.faults.removed(last.games) });
		} finally {
			const before = countOf();
			store.set({ reading: undefined });
			await reload();
			const came = countOf() - before;
			// Reading broke off, and has brought some games.
			if (store.get().problem !== problem && came > 0)
				store.set({ news: gamesWords.reading.done(came, last) });
		}
	}

	async function reload(): Promise<void> {
		try {
			store.set({ status: await client.ask("look") });
			await refresh();
		} catch (error) {
			await fail(error);
		}
	}

	return {
		store,
		client,
		ready: reload(),
		read,
		refresh,
		/** Another list, from its top. */
		choose: (filter: Filter) => refresh({ filter, isLooking: true, current: 0, top: 0 }),
		/** Whose games they are: colours and results of the filter are this person's. */
		setMe(me: readonly string[]): void {
			if (me.join("\n") !== store.get().me.join("\n")) void refresh({ me });
		},
		sort: (order: SortOrder) => refresh({ order, current: 0, top: 0 }),
		/** Asks once more after a problem. */
		retry(): Promise<void> {
			store.set({ problem: undefined });
			return reload();
		},
		stop(how: "keep" | "cancel"): void {
			isCancelled = how === "cancel";
			client.ask("stop", how).catch(fail);
		},
		async forget(): Promise<void> {
			try {
				store.set({
					status: await client.ask("forget"),
					filter: {},
					news: gamesWords.forget.done,
				});
				forgetMe();
				await refresh({ me: [] });
			} catch (error) {
				fail(error);
			}
		},
		fail,
		/**
		 * A row, if it is loaded. If not, its page is requested, and `rows` changes when the page
		 * arrives.
		 */
		rowAt(place: number): Row | undefined {
			const page = Math.floor(place / ROWS_PER_PAGE);
			if (!pages.has(page)) void fetchPage(page);
			return pages.get(page)?.[place % ROWS_PER_PAGE];
		},
		/** A row, loaded or not. */
		row: async (place: number): Promise<Row | undefined> =>
			(await client.ask("rows", place, place + 1))[0],
	};
}
