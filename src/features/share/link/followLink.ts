// Makes the link to the current view, and remakes it whenever the view has changed and settled. A
// large game is packed in slices.

import { linkFaultText } from "../../../messages/textFaults.ts";
import { inSlices } from "../../../runtime/slices.ts";
import { LinkError } from "../../../session/links/linkError.ts";
import { formatLink } from "../../../session/links/links.ts";
import type { AppState } from "../../../session/state/appState.ts";
import type { AppStore } from "../../../session/state/appStore.ts";

/** The parts of the state that a link depends on. */
const LINKED: readonly (keyof AppState)[] = [
	"game",
	"library",
	"settledFrame",
	"orientation",
	"lens",
	"inspected",
	"reference",
	"isComparing",
];

/**
 * All games of a file have no link, the open game is too large for one, or something went wrong.
 */
export type LinkFailure =
	| { readonly code: "file"; readonly reason: string }
	| { readonly code: "game" | "unknown" };

export type MadeLink = {
	/** The text behind the #. Undefined until it is made. */
	readonly hash: string | undefined;
	/** How much of the work is done, while a link is being made. */
	readonly percent: number | undefined;
	/** Why the latest link could not be made. */
	readonly failure: LinkFailure | undefined;
};

export const NO_LINK: MadeLink = { hash: undefined, percent: undefined, failure: undefined };

type Making = {
	/** The view of the link. */
	readonly of: AppState;
	readonly hash: Promise<string>;
};

export type LinkFollower = {
	/** The link to the view at this moment, made or to be made. */
	readonly now: () => Promise<string>;
	readonly stop: () => void;
};

/** Reports the latest link as it is made: with all games of the file, or the open one alone. */
export function followLink(
	store: AppStore,
	isWhole: boolean,
	report: (made: Partial<MadeLink>) => void,
): LinkFollower {
	let latest: Making | undefined;

	function make(): Making {
		const of = store.get();
		const isLatest = () => latest?.of === of;
		// Always to its end, also when something changes: somebody may wait for it, and packed
		// games are reused.
		const run = inSlices(
			() => true,
			(share) => isLatest() && report({ percent: Math.floor(share * 100) }),
		);
		const making = { of, hash: formatLink(of, run, isWhole) };
		latest = making;
		making.hash.then(
			(hash) => isLatest() && report({ ...NO_LINK, hash }),
			(error) => {
				if (!isLatest()) return;
				console.error(error);
				report({ ...NO_LINK, failure: failureOf(error, isWhole) });
			},
		);
		return making;
	}

	make();
	const stop = store.watch(LINKED, make);
	return {
		now() {
			const state = store.get();
			const isSame = (of: AppState) =>
				of.frame === state.frame && LINKED.every((key) => of[key] === state[key]);
			return (latest !== undefined && isSame(latest.of) ? latest : make()).hash;
		},
		stop() {
			latest = undefined;
			stop();
		},
	};
}

function failureOf(error: unknown, isWhole: boolean): LinkFailure {
	if (!(error instanceof LinkError)) return { code: "unknown" };
	return isWhole ? { code: "file", reason: linkFaultText(error.fault) } : { code: "game" };
}
