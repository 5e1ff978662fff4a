// A game that grows while it is looked at: what comes slides in for whoever is at its end; whoever has stepped back, or moves pieces, stays, and
// gets there with one press.

import { choicesTo, frameOn } from "../chess/edit.ts";
import type { Frame } from "../chess/frame.ts";
import type { Game } from "../chess/game.ts";
import { splitting } from "../chess/pgn/splitPgn.ts";
import { tagsOf } from "../chess/pgn/tags.ts";
import type { Core } from "../control/core.ts";
import type { Followed } from "../element/follower.ts";
import type { Actions } from "../store/actions.ts";
import { type AppState, type AppStore, afterStep, at, type Library } from "../store/appStore.ts";
import { createStore } from "../store/createStore.ts";
import { readFrom } from "../store/readText.ts";
import { unhurried } from "../store/slices.ts";
import { isNearly, keyOf, pickGame } from "./pickGame.ts";

export type LiveState = {
	/** Is the newest move on view? */
	readonly isAtEnd: boolean;
	/** Why the file could not be had or read last. Undefined where it could. */
	readonly fault: string | undefined;
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

export type Live = ReturnType<typeof createLive>;

export function createLive(store: AppStore, core: Core, actions: Actions) {
	const live = createStore<LiveState>({ isAtEnd: true, fault: undefined });
	/** The newest of the file, and what is on view of it. */
	let latest: Latest | undefined;
	let shown: Latest | undefined;
	const isAtEnd = ({ game, frame }: AppState) =>
		latest === undefined || (game === latest.game && frame === endOf(game));
	store.watch(["game", "frame"], (state) => live.set({ isAtEnd: isAtEnd(state) }));

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

	async function read(text: string): Promise<Latest | string> {
		const games = await unhurried(splitting(text));
		if (games.length === 0) return "There is no game in it yet";
		const followed = latest && { key: latest.key, place: latest.library.open };
		const open = pickGame(games.map(tagsOf), followed);
		const game = await unhurried(readFrom({ text, games }, open));
		if (typeof game === "string") return game;
		const library = { text, games, open, asRead: game, left: new Map(), problems: new Map() };
		return { game, library, key: keyOf(game.tags) };
	}

	function take(found: Latest): void {
		const state = store.get();
		const wasAtEnd = isAtEnd(state);
		const before = latest;
		latest = found;
		if (before === undefined) show(found, endOf(found.game));
		else if (state.game === shown?.game) {
			if (isSame(shown, found)) {
				show(found, frameOn(found.game, choicesTo(state.game, state.frame)));
				if (wasAtEnd) actions.goToFrame(endOf(found.game));
			} else if (wasAtEnd) show(found, endOf(found.game));
		}
		live.set({ isAtEnd: isAtEnd(store.get()), fault: undefined });
	}

	let last = Promise.resolve();
	return {
		live,
		/** Takes up what the file says now; one after the other. Returns when that is done. */
		hear(news: Followed): Promise<void> {
			last = last
				.then(async () => {
					const found = "text" in news ? await read(news.text) : news.fault;
					if (typeof found === "string") live.set({ fault: found });
					else take(found);
				})
				.catch(console.error);
			return last;
		},
		/** Is this game as the file has it, or had it last? */
		isOfFile: (game: Game) => game === shown?.game,
		/** Goes to the newest move, also from a game of one's own. */
		goToEnd(): void {
			if (latest === undefined) return;
			if (store.get().game === latest.game) actions.goToFrame(endOf(latest.game));
			else show(latest, endOf(latest.game));
		},
	};
}
