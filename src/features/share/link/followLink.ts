// The link to what is on view, made anew when that has changed and settled. For a large game that goes on in slices.

import { inSlices } from "../../../runtime/slices.ts";
import { LinkError } from "../../../store/links/linkError.ts";
import { formatLink } from "../../../store/links/links.ts";
import type { AppState, AppStore } from "../../../store/state/appStore.ts";

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
	/** The share of the work that is done, in hundredths, while a link is being made. */
	readonly done: number | undefined;
	/** Why the latest could not be made. */
	readonly failure: string | undefined;
};

export const NO_LINK: MadeLink = { link: undefined, done: undefined, failure: undefined };

type Making = {
	/** What it is made of. */
	readonly of: AppState;
	readonly link: Promise<string>;
};

export type LinkFollower = {
	/** The link to what is on view at this moment, made or to be made. */
	readonly now: () => Promise<string>;
	readonly stop: () => void;
};

/** Tells each link as it is made, the latest only: with all games of the file, or the open one alone. */
export function followLink(
	store: AppStore,
	isWhole: boolean,
	tell: (made: Partial<MadeLink>) => void,
): LinkFollower {
	let latest: Making | undefined;

	function make(): Making {
		const of = store.get();
		const isLatest = () => latest?.of === of;
		// To its end, whatever changes: it may be waited for, and games are packed once.
		const run = inSlices(
			() => true,
			(share) => isLatest() && tell({ done: Math.floor(share * 100) }),
		);
		const making = { of, link: formatLink(of, run, isWhole) };
		latest = making;
		making.link.then(
			(link) => isLatest() && tell({ ...NO_LINK, link }),
			(error) => {
				if (!isLatest()) return;
				console.error(error);
				tell({ ...NO_LINK, failure: reasonFor(error, isWhole) });
			},
		);
		return making;
	}

	make();
	const stop = store.watch(PARTS, make);
	return {
		now() {
			const state = store.get();
			const isSame = (of: AppState) =>
				of.frame === state.frame && PARTS.every((part) => of[part] === state[part]);
			return (latest !== undefined && isSame(latest.of) ? latest : make()).link;
		},
		stop() {
			latest = undefined;
			stop();
		},
	};
}

function reasonFor(error: unknown, isWhole: boolean): string {
	if (!(error instanceof LinkError))
		return "The link could not be made: reload the page, and try again";
	return isWhole
		? `No link can hold all games: ${error.message}. Take them away as a file, or make a link to this one alone.`
		: "This game is too large for a link: take it away as a file.";
}
