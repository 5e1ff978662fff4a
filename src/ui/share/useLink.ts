// The link to what is on view, made anew when that has changed and settled.

import { useEffect, useState } from "react";
import type { AppState } from "../../store/appStore.ts";
import { formatLink } from "../../store/links.ts";
import { useSession } from "../useApp.ts";

/** What a link is made of. */
const PARTS: readonly (keyof AppState)[] = [
	"game",
	"settledFrame",
	"orientation",
	"lens",
	"inspected",
];

/** What stands behind the # of the link, undefined until it is wanted and made; and whether it could not be. */
export function useLink(isWanted: boolean) {
	const { store } = useSession();
	const [link, setLink] = useState<string>();
	const [isFailed, setFailed] = useState(false);
	useEffect(() => {
		if (!isWanted) return;
		let latest = 0;
		const make = () => {
			const mine = ++latest;
			formatLink(store.get()).then(
				(made) => {
					if (mine !== latest) return;
					setLink(made);
					setFailed(false);
				},
				(error) => {
					console.error(error);
					if (mine === latest) setFailed(true);
				},
			);
		};
		make();
		const stop = store.watch(PARTS, make);
		return () => {
			latest++;
			stop();
		};
	}, [store, isWanted]);
	return { link, isFailed };
}
