// What a screen waits for: not there yet, there, or failed with a way to try again.

import { useEffect, useState } from "react";

export type Loaded<Value> =
	| { readonly state: "waiting" }
	| { readonly state: "ready"; readonly value: Value }
	| { readonly state: "failed"; readonly error: Error; readonly retry: () => void };

/** Loads once; `load` is to be the same function at every render. */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
	const [loaded, setLoaded] = useState<Loaded<Value>>({ state: "waiting" });
	useEffect(() => {
		let isWanted = true;
		const attempt = () => {
			setLoaded({ state: "waiting" });
			load().then(
				(value) => isWanted && setLoaded({ state: "ready", value }),
				(error: Error) => {
					console.error(error);
					if (isWanted) setLoaded({ state: "failed", error, retry: attempt });
				},
			);
		};
		attempt();
		return () => {
			isWanted = false;
		};
	}, [load]);
	return loaded;
}
