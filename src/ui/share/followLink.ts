// The link to what is on view, made anew when that has changed and settled. For a large game that goes on in slices.

import type { AppState, AppStore } from "../../store/appStore.ts";
import { LinkError } from "../../store/linkError.ts";
import { formatLink } from "../../store/links.ts";
import { inSlices } from "../../store/slices.ts";

/** What a link is made of. */
const PARTS: readonly (keyof AppState)[] = [
	"game",
	"library",
	"settledFrame",
	"orientation",
	"lens",
	"inspected",
	"pinned",
	"panel",
];

export type MadeLink = {
	/** What stands behind the #. Undefined until it is made. */
	readonly link: string | undefined;
	/** What it was made of. */
	readonly of: AppState | undefined;
	/** The share of the work that is done, in hundredths, while a link is being made. */
	readonly done: number | undefined;
	/** Why the latest could not be made. */
	readonly failure: string | undefined;
};

export const NO_LINK: MadeLink = {
	link: undefined,
	of: undefined,
	done: undefined,
	failure: undefined,
};

/**
 * Tells each link as it is made, the latest only: with all games of the file, or the open one alone. Returns a function that stops it.
 */
export function followLink(
	store: AppStore,
	isWhole: boolean,
	tell: (made: Partial<MadeLink>) => void,
): () => void {
	let latest = 0;
	async function make(): Promise<void> {
		const mine = ++latest;
		const run = inSlices(
			() => true,
			(share) => mine === latest && tell({ done: Math.floor(share * 100) }),
		);
		try {
			const of = store.get();
			const link = await formatLink(of, run, isWhole);
			if (mine === latest) tell({ ...NO_LINK, link, of });
		} catch (error) {
			console.error(error);
			if (mine === latest) tell({ ...NO_LINK, failure: reasonFor(error, isWhole) });
		}
	}
	void make();
	const stop = store.watch(PARTS, make);
	return () => {
		latest++;
		stop();
	};
}

/** The link to what is on view at this moment: the one that was made, unless something has changed since. */
export async function linkNow(
	store: AppStore,
	{ link, of }: MadeLink,
	isWhole: boolean,
): Promise<string> {
	const state = store.get();
	const isSame = of?.frame === state.frame && PARTS.every((part) => of[part] === state[part]);
	return isSame && link !== undefined ? link : formatLink(state, undefined, isWhole);
}

function reasonFor(error: unknown, isWhole: boolean): string {
	if (!(error instanceof LinkError))
		return "The link could not be made: reload the page, and try again";
	return isWhole
		? `No link can hold all games: ${error.message}. Take them away as a file, or make a link to this one alone.`
		: "This game is too large for a link: take it away as a file.";
}
