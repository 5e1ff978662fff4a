// The link to what is on view, made anew when that has changed and settled.

import type { AppState, AppStore } from "../../store/appStore.ts";
import { formatLink } from "../../store/links.ts";

/** What a link is made of. */
const PARTS: readonly (keyof AppState)[] = [
	"game",
	"settledFrame",
	"orientation",
	"lens",
	"inspected",
];

export type MadeLink = {
	/** What stands behind the #. Undefined until it is made. */
	readonly link: string | undefined;
	/** The latest could not be made. */
	readonly isFailed: boolean;
};

/** Tells each link as it is made, the latest only. Returns a function that stops it. */
export function followLink(store: AppStore, tell: (made: Partial<MadeLink>) => void): () => void {
	let latest = 0;
	async function make(): Promise<void> {
		const mine = ++latest;
		try {
			const link = await formatLink(store.get());
			if (mine === latest) tell({ link, isFailed: false });
		} catch (error) {
			console.error(error);
			if (mine === latest) tell({ isFailed: true });
		}
	}
	void make();
	const stop = store.watch(PARTS, make);
	return () => {
		latest++;
		stop();
	};
}
