// Whose games these are: guessed from the names, asked once, and changed when the visitor says so.

import type { People } from "../../../games/collection/answers/who/people.ts";
import { createStore } from "../../../runtime/createStore.ts";
import type { Games } from "../games.ts";
import { keepMe, keptMe } from "./keptMe.ts";

export type WhoState = {
	/** Undefined until the names are known. */
	readonly people: People | undefined;
	/** Has the visitor said who it is? */
	readonly isSettled: boolean;
};

export type Who = ReturnType<typeof createWho>;

/** A guess that is in fewer games is a question without a proposal. */
const MIN_SHARE = 0.5;

/** In how many games these names are. */
export const gamesOf = ({ people }: People, names: readonly string[]): number =>
	people.reduce((sum, { name, games }) => (names.includes(name) ? sum + games : sum), 0);

export function createWho(games: Games) {
	const store = createStore<WhoState>({ people: undefined, isSettled: false });
	let asked: number | undefined;

	async function look(): Promise<void> {
		const { status, reading, list } = games.store.get();
		const count = (status?.games ?? 0) + (reading?.games ?? 0);
		if (list === 0 || count === asked) return;
		// While a million games are read it is asked some twenty times, not every second.
		if (reading !== undefined && count < 2 * (asked ?? 0)) return;
		asked = count;
		try {
			const people = count === 0 ? undefined : await games.client.ask("people");
			if (asked !== count) return;
			settle(people);
		} catch (error) {
			asked = undefined;
			games.fail(error);
		}
	}

	/** An earlier choice of names holds for games that have one of them. */
	function settle(people: People | undefined): void {
		const kept = keptMe();
		const isHere = (name: string) => people?.people.some((one) => one.name === name) ?? false;
		const isSettled = kept !== undefined && (kept.length === 0 || kept.some(isHere));
		store.set({ people, isSettled });
		games.setMe(isSettled ? kept.filter(isHere) : guessIn(people));
	}

	const guessIn = (people: People | undefined): readonly string[] =>
		people !== undefined && gamesOf(people, people.guess) >= MIN_SHARE * people.games
			? people.guess
			: [];

	function choose(names: readonly string[]): void {
		keepMe(names);
		store.set({ isSettled: true });
		games.setMe(names);
	}

	games.store.watch(["status", "list", "reading"], () => void look());
	void games.ready.then(look);
	return { store, choose };
}
