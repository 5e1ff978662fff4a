// A small store: a value, and who wants to hear when it changes. It knows no React and nothing of chess.

export type Listener<State> = (next: State, previous: State) => void;

export type Store<State> = {
	get(): State;
	/** Takes over what is given; listeners hear only of what really changes something. */
	set(change: Partial<State>): void;
	/** Gives what ends the subscription. */
	subscribe(listener: Listener<State>): () => void;
};

export function createStore<State extends object>(initial: State): Store<State> {
	let state = initial;
	const listeners = new Set<Listener<State>>();
	return {
		get: () => state,
		set(change) {
			const keys = Object.keys(change) as (keyof State)[];
			if (keys.every((key) => Object.is(state[key], change[key]))) return;
			const previous = state;
			state = { ...state, ...change };
			for (const listener of [...listeners]) listener(state, previous);
		},
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}
