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

/** Who listens, to these parts or to all. */
type Ear<State> = {
	readonly parts: readonly (keyof State)[] | undefined;
	readonly listener: Listener<State>;
};

export function createStore<State extends object>(initial: State): Store<State> {
	let state = initial;
	const ears = new Set<Ear<State>>();
	/** Those who may want to hear of changed parts, found once until somebody comes or goes: hundreds listen to what hardly ever changes. */
	const wanted = new Map<string, readonly Ear<State>[]>();

	function wantedFor(changed: readonly (keyof State)[]): readonly Ear<State>[] {
		const name = changed.join();
		const known = wanted.get(name);
		if (known !== undefined) return known;
		const found = [...ears].filter(
			({ parts }) => parts === undefined || parts.some((part) => changed.includes(part)),
		);
		wanted.set(name, found);
		return found;
	}

	function listen(ear: Ear<State>): () => void {
		ears.add(ear);
		wanted.clear();
		return () => {
			ears.delete(ear);
			wanted.clear();
		};
	}

	return {
		get: () => state,
		set(change) {
			const keys = Object.keys(change) as (keyof State)[];
			const changed = keys.filter((key) => !Object.is(state[key], change[key]));
			if (changed.length === 0) return;
			const previous = state;
			state = { ...state, ...change };
			for (const { parts, listener } of wantedFor(changed)) {
				// One that was called before may have changed something as well.
				if (parts === undefined || parts.some((part) => !Object.is(state[part], previous[part])))
					listener(state, previous);
			}
		},
		subscribe: (listener) => listen({ parts: undefined, listener }),
		watch: (parts, listener) => listen({ parts, listener }),
	};
}
