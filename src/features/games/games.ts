// The visitor's many games as the page sees them: how many there are, which are listed, and what is being read. The games themselves live in a
// worker; only rows that are in sight are here.

import type { Status } from "../../collection/collection.ts";
import { faultCode } from "../../collection/fault.ts";
import type { Filter } from "../../collection/filter.ts";
import type { Client } from "../../collection/protocol.ts";
import type { Progress } from "../../collection/readFiles.ts";
import type { Row } from "../../collection/row.ts";
import type { SortOrder } from "../../collection/sort.ts";
import type { Source } from "../../collection/source.ts";
import { gamesWords } from "../../messages/en/screens/games.ts";
import { faultText } from "../../messages/faultText.ts";
import { createStore, type Store } from "../../runtime/createStore.ts";

export type GamesState = {
	/** Undefined until the worker has taken up what was kept. */
	readonly status: Status | undefined;
	readonly reading: Progress | undefined;
	readonly filter: Filter;
	readonly order: SortOrder;
	/** Games of the list, and a number that is new whenever it is made anew. */
	readonly count: number;
	readonly list: number;
	/** Changes when rows have come. */
	readonly rows: number;
	/** The place in the list where the visitor is, and how far it is scrolled. */
	readonly current: number;
	readonly top: number;
	/** Has a game of the list been opened, so that its row is to be gone back to? */
	readonly isLeft: boolean;
	readonly problem: string | undefined;
	/** What was told last. */
	readonly news: string;
};

/** Rows that are asked for at once. */
const PAGE = 100;
/** Milliseconds between two lists while games come in. */
const PAUSE = 1000;

const isRemoved = (error: unknown): boolean => faultCode(error) === "removed";

/** What is said of an error, but for files that the browser has removed. */
function problemText(error: Error): string {
	const code = error.name === "QuotaExceededError" ? "noSpace" : faultCode(error);
	if (code === "noSpace" || code === "notLoaded") return gamesWords.faults[code];
	return faultText(error);
}

const FIRST: GamesState = {
	status: undefined,
	reading: undefined,
	filter: {},
	order: { by: "file", isDown: false },
	count: 0,
	list: 0,
	rows: 0,
	current: 0,
	top: 0,
	isLeft: false,
	problem: undefined,
	news: "",
};

export type Games = ReturnType<typeof createGames>;

export function createGames(client: Client, filter: Filter = {}) {
	const store: Store<GamesState> = createStore({ ...FIRST, filter });
	let pages = new Map<number, readonly Row[] | undefined>();
	let listed = 0;
	let isLosing = false;

	async function fail(error: unknown): Promise<void> {
		if (faultCode(error) === "superseded") return;
		console.error(error);
		if (isRemoved(error)) await lose();
		else store.set({ problem: problemText(error as Error) });
	}

	/** What the browser has removed is told, and the list begins anew; once, however many questions found it. */
	async function lose(): Promise<void> {
		if (isLosing) return;
		isLosing = true;
		const { status, problem } = store.get();
		store.set({
			status: undefined,
			filter: {},
			current: 0,
			top: 0,
			news: "",
			problem: status?.games === 0 ? problem : gamesWords.faults.removed(status?.games),
		});
		await begin();
		isLosing = false;
	}

	/** Does a work, and once more where what it is about has been removed. */
	async function againIfRemoved<Answer>(work: () => Promise<Answer>): Promise<Answer> {
		try {
			return await work();
		} catch (error) {
			if (!isRemoved(error)) throw error;
			await lose();
			return work();
		}
	}

	/** Makes the list anew. What was in sight stays until the new rows are there. */
	async function refresh(change: Partial<GamesState> = {}): Promise<void> {
		store.set(change);
		const { filter: wanted, order } = store.get();
		try {
			const count = await client.ask("list", wanted, order);
			if (store.get().filter !== wanted || store.get().order !== order) return;
			listed = performance.now();
			pages = new Map();
			const { current, list } = store.get();
			store.set({ count, list: list + 1, current: Math.max(0, Math.min(current, count - 1)) });
		} catch (error) {
			fail(error);
		}
	}

	async function fetchPage(page: number): Promise<void> {
		const wanted = pages;
		wanted.set(page, undefined);
		try {
			const rows = await client.ask("rows", page * PAGE, (page + 1) * PAGE);
			if (wanted !== pages) return;
			wanted.set(page, rows);
			store.set({ rows: store.get().rows + 1 });
		} catch (error) {
			fail(error);
		}
	}

	async function read(files: readonly Source[]): Promise<void> {
		if (files.length === 0 || store.get().reading !== undefined) return;
		const none = { done: 0, total: 1, games: 0, handed: 0, failed: 0, name: "" };
		store.set({ reading: none, problem: undefined, news: "" });
		const countOf = () => store.get().status?.games ?? 0;
		let last = none;
		const readAll = () =>
			client.read(files, (progress) => {
				last = progress;
				store.set({ reading: progress });
				if (performance.now() - listed > PAUSE) void refresh();
			});
		try {
			await againIfRemoved(() => client.ask("look"));
			// What comes over a network is not asked for twice.
			const canRepeat = files.every((file) => file instanceof File);
			const status = await (canRepeat ? againIfRemoved(readAll) : readAll());
			const read = status.games - countOf();
			store.set({ status, news: gamesWords.reading.done(read, last.handed, last.failed) });
		} catch (error) {
			await fail(error);
			// Where there was nothing before, what has come is all that was removed.
			const isTold = store.get().problem !== undefined;
			if (isRemoved(error) && !isTold)
				store.set({ problem: gamesWords.faults.removed(last.games) });
		} finally {
			const before = countOf();
			store.set({ reading: undefined });
			await begin();
			const came = countOf() - before;
			// What broke off has brought something.
			if (store.get().problem !== undefined && came > 0)
				store.set({ news: gamesWords.reading.done(came, last.handed, last.failed) });
		}
	}

	async function begin(): Promise<void> {
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
		ready: begin(),
		read,
		refresh,
		/** Another list, from its beginning. */
		choose: (filter: Filter) => refresh({ filter, current: 0, top: 0 }),
		sort: (order: SortOrder) => refresh({ order, current: 0, top: 0 }),
		/** Asks anew for what could not be had. */
		retry(): Promise<void> {
			store.set({ problem: undefined });
			return begin();
		},
		stop: (how: "keep" | "cancel") => client.ask("stop", how).catch(fail),
		async forget(): Promise<void> {
			try {
				store.set({
					status: await client.ask("forget"),
					filter: {},
					news: gamesWords.forget.done,
				});
				await refresh();
			} catch (error) {
				fail(error);
			}
		},
		fail,
		/** A row, if it is here; if not, it comes soon. */
		rowAt(place: number): Row | undefined {
			const page = Math.floor(place / PAGE);
			if (!pages.has(page)) void fetchPage(page);
			return pages.get(page)?.[place % PAGE];
		},
		/** The same, waited for. */
		row: async (place: number): Promise<Row | undefined> =>
			(await client.ask("rows", place, place + 1))[0],
	};
}
