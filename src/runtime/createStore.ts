// A small observable store. It knows neither React nor chess.

export type Listener<State> = (next: State, previous: State) => void;

export type Store<State> = {
	get(): State;
	/** Changes the given properties. Listeners are called only if a value really differs. */
	set(change: Partial<State>): void;
	/** Calls the listener at every change. Returns a function that stops it. */
	subscribe(listener: Listener<State>): () => void;
	/**
	 * Calls the listener when one of the named properties changes. Returns a function that stops
	 * it.
	 */
	watch(keys: readonly (keyof State)[], listener: Listener<State>): () => void;
};

/** A listener, to some properties or to all. */
type Subscription<State> = {
	readonly keys: readonly (keyof State)[] | undefined;
	readonly listener: Listener<State>;
};

export function createStore<State extends object>(initial: State): Store<State> {
	let state = initial;
	const subscriptions = new Set<Subscription<State>>();
	/**
	 * The subscriptions to a set of changed properties, cached until one is added or removed:
	 * hundreds of them watch properties that hardly ever change.
	 */
	const subscriptionsByChange = new Map<string, readonly Subscription<State>[]>();

	function subscriptionsTo(changed: readonly (keyof State)[]): readonly Subscription<State>[] {
		const name = changed.join();
		const known = subscriptionsByChange.get(name);
		if (known !== undefined) return known;
		const found = [...subscriptions].filter(
			({ keys }) => keys === undefined || keys.some((key) => changed.includes(key)),
		);
		subscriptionsByChange.set(name, found);
		return found;
	}

	function listen(subscription: Subscription<State>): () => void {
		subscriptions.add(subscription);
		subscriptionsByChange.clear();
		return () => {
			subscriptions.delete(subscription);
			subscriptionsByChange.clear();
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
			for (const { keys, listener } of subscriptionsTo(changed)) {
				// An earlier listener may have changed the state as well.
				if (keys === undefined || keys.some((key) => !Object.is(state[key], previous[key])))
					listener(state, previous);
			}
		},
		subscribe: (listener) => listen({ keys: undefined, listener }),
		watch: (keys, listener) => listen({ keys, listener }),
	};
}
