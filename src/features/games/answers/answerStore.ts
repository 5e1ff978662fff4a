// The answers to what one asks of one's games, as the page sees them: the ten sentences, the one
// that is opened, its games and its map. A change starts anew, and only the latest result is shown.

import type { Square } from "../../../chess/square.ts";
import type { Moment } from "../../../games/collection/answers/answer.ts";
import type { Whose } from "../../../games/collection/answers/moments.ts";
import type { Row } from "../../../games/collection/row.ts";
import { createStore } from "../../../runtime/createStore.ts";
import type { Checking } from "../checked/checking.ts";
import { isChecked } from "../checked/claim.ts";
import { holdingFirst, verdictAbout } from "../checked/fitMoments.ts";
import type { Games } from "../games.ts";
import { askedIn } from "../gamesState.ts";
import { mineIn } from "../who/mine.ts";
import {
	type AnswerState,
	answerIn,
	hasMap,
	type Listed,
	type Opened,
	openedIn,
	type Shown,
	whoseIn,
} from "./answerState.ts";
import { piecesAt } from "./momentsOf.ts";

/** As far as any game goes. */
const ALL_MOVES = { from: 1, to: 1000 };

/** The moves of which the answer about the centre speaks. */
const CENTRE_MOVES = { from: 8, to: 25 };

/** Games that are listed at first, and how many more with a press. */
export const FIRST_ROWS = 5;
export const MORE_ROWS = 20;

/** Games beyond those, where an engine may refute some. */
const SPARE_ROWS = 35;

export type AnswerStore = ReturnType<typeof createAnswers>;

export function createAnswers(games: Games, checking: Pick<Checking, "checks" | "verdictOf">) {
	const store = createStore<AnswerState>({
		found: undefined,
		isCounting: false,
		chosen: undefined,
		whose: undefined,
		isPage: false,
		lastGame: undefined,
		practised: undefined,
		square: undefined,
		isListing: true,
		rows: [],
		shown: 0,
		total: 0,
		map: undefined,
		move: undefined,
		rested: undefined,
		first: undefined,
	});
	let restedRow: Moment | undefined;
	let firstRow: Moment | undefined;
	/** The last request: another order of the same games makes no new one. */
	let last: readonly unknown[] = [];
	let lastCount = 0;
	const client = games.client;

	async function look(): Promise<void> {
		const { filter, me, reading, status, list, count } = games.store.get();
		if (list === 0) return;
		// While files are read, answers count up in leaps.
		const hasGrown = count >= 2 * lastCount;
		if (reading !== undefined && !hasGrown && filter === last[0] && me === last[1]) return;
		const asking = [filter, me, status, reading === undefined ? 0 : list];
		if (asking.every((part, index) => part === last[index])) return;
		last = asking;
		lastCount = count;
		const asked = askedIn({ me, filter });
		store.set({ isCounting: true });
		try {
			const hasOne = filter.them !== undefined && asked.me.length > 0;
			const [answers, meetings] = await Promise.all([
				client.ask("answers", asked),
				hasOne ? client.ask("meetings", asked) : undefined,
			]);
			if (last !== asking) return;
			store.set({
				found: { ...answers, asked, meetings },
				isCounting: false,
				isListing: true,
				square: undefined,
				rested: undefined,
			});
			await Promise.all([fetchRows(), fetchMap()]);
		} catch (error) {
			if (last === asking) store.set({ isCounting: false });
			games.fail(error);
		}
	}

	/** The games of what is open, from the first. */
	async function fetchRows(shown = FIRST_ROWS): Promise<void> {
		const state = store.get();
		const { found, square } = state;
		const whose = whoseIn(state);
		const opened = openedIn(state);
		if (found === undefined || opened === undefined) {
			store.set({ rows: [], shown: 0, total: 0, isListing: false });
			return;
		}
		const place = square === undefined ? {} : { square };
		const count = shown + (isChecked(opened) ? SPARE_ROWS : 0);
		const { rows, total } =
			opened === "tenGames"
				? await client.ask("tenGames", found.asked).then((rows) => ({ rows, total: rows.length }))
				: await client.ask("gamesOf", found.asked, { key: opened, whose, ...place }, 0, count);
		const now = store.get();
		const isCurrent =
			now.found === found &&
			openedIn(now) === opened &&
			whoseIn(now) === whose &&
			now.square === square;
		if (!isCurrent) return;
		store.set({ rows, shown, total, isListing: false });
		await showFirst();
	}

	/** The board of the first game that is listed. */
	async function showFirst(): Promise<void> {
		const state = store.get();
		const { rows } = state;
		firstRow = firstListed(state);
		const row = firstRow;
		const first = (await shownFound()) ?? (row && (await shownOf(row)));
		if (store.get().rows === rows && firstRow === row) store.set({ first });
	}

	function firstListed(state: AnswerState): Moment | undefined {
		const key = openedIn(state);
		return key && holdingFirst(checking, { key, whose: whoseIn(state) }, state.rows)[0];
	}

	/** The position that was found in the first game of the list, where positions are looked for. */
	async function shownFound(): Promise<Shown | undefined> {
		const { filter, me } = games.store.get();
		const row = filter.find && (await games.row(0));
		if (row?.found === undefined) return undefined;
		return shownOf({ ...row, ply: row.found.ply, mySide: mineIn(row, me)?.side ?? "white" });
	}

	async function shownOf(row: Row & Pick<Moment, "ply" | "mySide">): Promise<Shown | undefined> {
		const pieces = piecesAt(await client.ask("text", row.game), row.ply);
		return pieces === undefined ? undefined : { pieces, side: row.mySide, ply: row.ply };
	}

	async function fetchMap(): Promise<void> {
		const state = store.get();
		const { found, move } = state;
		const opened = openedIn(state);
		if (
			found === undefined ||
			opened === undefined ||
			opened === "tenGames" ||
			!hasMap(answerIn(state))
		) {
			store.set({ map: undefined });
			return;
		}
		const all = opened === "centre" ? CENTRE_MOVES : ALL_MOVES;
		const span = move === undefined ? all : { from: move, to: move };
		const map = await client.ask("answerMap", found.asked, opened, span);
		const now = store.get();
		if (now.found !== found || openedIn(now) !== opened || now.move !== move) return;
		// A map on which chance explains every square says nothing of the answer.
		const isSilent = move === undefined && map.isChance.every((one) => one === 1);
		store.set({ map: isSilent ? undefined : map });
	}

	const trying = (work: () => Promise<unknown>) => void work().catch(games.fail);

	games.store.watch(["list", "reading", "status"], () => void look());
	// The first may be refuted, or the one under the pointer.
	checking.checks.subscribe(() => {
		const state = store.get();
		const key = openedIn(state);
		const about = key && { key, whose: whoseIn(state) };
		if (about && restedRow && verdictAbout(checking, about, restedRow) === false) {
			restedRow = undefined;
			store.set({ rested: undefined });
		}
		if (firstListed(state) !== firstRow) trying(showFirst);
	});
	void games.ready.then(look);

	return {
		store,
		open(chosen: Opened, whose?: Whose): void {
			const before = store.get();
			const isOther = openedIn(before) !== chosen;
			const anew = isOther ? { square: undefined, move: undefined } : {};
			restedRow = undefined;
			store.set({ chosen, whose, rested: undefined, isPage: true, ...anew });
			// Nor would its map.
			if (isOther) store.set({ map: undefined, first: undefined });
			// Games of another answer would stand under this one.
			if (isOther || whoseIn(store.get()) !== whoseIn(before)) store.set({ isListing: true });
			trying(() => Promise.all([fetchRows(), isOther ? fetchMap() : undefined]));
		},
		/** Lists only games in which the square counts; the same square again lists all. */
		press(square: Square): void {
			store.set({ square: store.get().square === square ? undefined : square });
			trying(() => fetchRows());
		},
		/** Shows a game's position on the board while the pointer rests on its row. */
		async rest(row: Moment | undefined): Promise<void> {
			restedRow = row;
			try {
				const rested = row && (await shownOf(row));
				if (restedRow === row) store.set({ rested });
			} catch (error) {
				games.fail(error);
			}
		},
		more: () => trying(() => fetchRows(store.get().shown + MORE_ROWS)),
		showMove(move: number | undefined): void {
			store.set({ move });
			trying(fetchMap);
		},
		/** What is listed: of which answer, of whose games, and of which square. */
		listed(about: Opened): Listed {
			const state = store.get();
			const { square } = state;
			return { about, whose: whoseIn(state), ...(square !== undefined && { square }) };
		},
		/** The first moments of a list. */
		async rowsOf({ about, ...what }: Listed, count: number): Promise<readonly Moment[]> {
			const { found } = store.get();
			if (found === undefined) return [];
			if (about === "tenGames") return client.ask("tenGames", found.asked);
			return (await client.ask("gamesOf", found.asked, { key: about, ...what }, 0, count)).rows;
		},
	};
}
