// A late part on the screen: waiting for it, there, or failed with a button to try again.

import { type ReactNode, useEffect, useState } from "react";
import { loadingWords } from "../../messages/en/first.ts";
import { ChunkLoadError } from "../../runtime/late/loadPart.ts";
import { Reload } from "./Reload.tsx";

/** The message for a part of the application that did not load. */
function LoadFailure({ error, retry }: { error: Error; retry: () => void }) {
	return (
		<div className="load-failure" role="alert">
			<p>{error instanceof ChunkLoadError ? loadingWords.partFailed(error) : error.message}</p>
			<button type="button" onClick={retry}>
				{loadingWords.tryAgain}
			</button>
			{error instanceof ChunkLoadError && error.isLasting && <Reload />}
		</div>
	);
}

type Loaded<Part> =
	| { readonly state: "waiting" }
	| { readonly state: "ready"; readonly part: Part }
	| { readonly state: "failed"; readonly error: Error; readonly retry: () => void };

/**
 * Retries of failed parts, by the function that loads each: one press asks for all that wait for
 * the same part.
 */
const failures = new WeakMap<() => Promise<unknown>, Set<() => void>>();

/** Loads once; `load` is to be the same function at every render. */
function useLoaded<Part>(load: () => Promise<Part>): Loaded<Part> {
	const [loaded, setLoaded] = useState<Loaded<Part>>({ state: "waiting" });
	useEffect(() => {
		let isWanted = true;
		const attempt = () => {
			setLoaded({ state: "waiting" });
			load().then(
				(part) => isWanted && setLoaded({ state: "ready", part }),
				(error: Error) => {
					console.error(error);
					if (!isWanted) return;
					const failed = failures.get(load) ?? new Set();
					failures.set(load, failed.add(attempt));
					const retry = () => {
						failures.delete(load);
						for (const again of failed) again();
					};
					setLoaded({ state: "failed", error, retry });
				},
			);
		};
		attempt();
		return () => {
			isWanted = false;
			failures.get(load)?.delete(attempt);
		};
	}, [load]);
	return loaded;
}

type Props<Part> = {
	readonly load: () => Promise<Part>;
	readonly children: (part: Part) => ReactNode;
	/** Its placeholder. */
	readonly waiting?: ReactNode;
	/** Replaces the part when it does not come; by default the failure by itself. */
	readonly failed?: (failure: ReactNode) => ReactNode;
};

export function Late<Part>({
	load,
	children,
	waiting = null,
	failed = (failure) => failure,
}: Props<Part>) {
	const loaded = useLoaded(load);
	if (loaded.state === "ready") return children(loaded.part);
	return loaded.state === "waiting" ? waiting : failed(<LoadFailure {...loaded} />);
}
