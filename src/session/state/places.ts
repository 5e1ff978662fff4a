// Elements that other components move the focus to, or measure. A component registers its element
// by a name; nobody searches the page for it.

export type PlaceName =
	/** The heading of the moves. */
	| "moves"
	/** The box that a game is typed into. */
	| "text"
	/** The board, and the cell of it that the keyboard comes to. */
	| "board"
	| "cell"
	/** The button that plays the game. */
	| "play"
	/** The side panel, while one is open. */
	| "sidePanel"
	/** The element that had the focus before the presentation, while there is one. */
	| "beforePresenting";

/** The element of a place, if it is in the page. */
type Find = () => HTMLElement | null | undefined;

export type Places = ReturnType<typeof createPlaces>;

/** An element that is registered later than this does not get the focus any more. */
const FOCUS_TIMEOUT_MS = 10_000;

export function createPlaces(now: () => number = () => performance.now()) {
	const known = new Map<PlaceName, Find>();
	let awaited: { name: PlaceName; isWanted: () => boolean; until: number } | undefined;

	const find = (name: PlaceName): HTMLElement | undefined => known.get(name)?.() ?? undefined;

	function focus(names: readonly PlaceName[], options?: FocusOptions): void {
		const place = names.map(find).find((element) => element !== undefined);
		place?.focus(options);
	}

	/** Moves the focus to the awaited place, once it is there. */
	function settle(): void {
		if (awaited === undefined || find(awaited.name) === undefined) return;
		const { name, isWanted, until } = awaited;
		awaited = undefined;
		if (now() < until && isWanted()) focus([name], { preventScroll: true });
	}

	return {
		/** Returns a function that forgets the place. */
		register(name: PlaceName, where: Find): () => void {
			known.set(name, where);
			settle();
			return () => {
				if (known.get(name) === where) known.delete(name);
			};
		},
		/** Undefined while the place is not in the page. */
		find,
		/** Moves the focus to the first of the places that is in the page, if any is. */
		focus,
		/**
		 * Moves the focus to a place as soon as it is there, unless another was requested by then: as
		 * long as nothing in the page has it, so that nobody is led away.
		 */
		focusSoon(name: PlaceName, isWanted = () => document.activeElement === document.body): void {
			awaited = { name, isWanted, until: now() + FOCUS_TIMEOUT_MS };
			settle();
		},
	};
}
