// A small store: a value, and who wants to hear when it changes. It knows no React and nothing of chess.

export type Listener<State> = (next: State, previous: State) => void;

export type Store<State> = {
	get(): State;
	/** Takes over what is given; listeners hear only of what really changes something. */
	set(change: Partial<State>): void;
	/** Calls the listener at every change. Returns a function that stops it. */
	subscribe(listener: Listener<State>): () => void;
	/** Calls the listener when one of the named parts changes. Returns a function that stops it. */
	watch(parts: readonly (keyof State)[], listener: Listener<State>): () => void;
};

export function createStore<State extends object>(initial: State): Store<State> {
	let state = initial;
	const listeners = new Set<Listener<State>>();
	function subscribe(listener: Listener<State>): () => void {
		listeners.add(listener);
		return () => listeners.delete(listener);
	}
	return {
		get: () => state,
		set(change) {
			const keys = Object.keys(change) as (keyof State)[];
			if (keys.every((key) => Object.is(state[key], change[key]))) return;
			const previous = state;
			state = { ...state, ...change };
			for (const listener of [...listeners]) listener(state, previous);
		},
		subscribe,
		watch: (parts, listener) =>
			subscribe((next, previous) => {
				if (parts.some((part) => !Object.is(next[part], previous[part]))) listener(next, previous);
			}),
	};
}
