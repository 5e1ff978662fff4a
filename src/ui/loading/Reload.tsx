// The button that reloads the page, and what becomes of the games then.

import { useSyncExternalStore } from "react";
import { loadingWords } from "../../messages/en/first.ts";
import { loadOffline } from "./lateOffline.ts";
import { safety } from "./safety.ts";

const areGamesKept = () => safety.get().areGamesKept;

async function reload(): Promise<void> {
	// Without a network the part may be missing: then there is no new version either.
	await loadOffline()
		.then(({ takeOver }) => takeOver())
		.catch(() => {});
	location.reload();
}

export function Reload() {
	const areKept = useSyncExternalStore(safety.subscribe, areGamesKept);
	return (
		<>
			<span>{areKept ? loadingWords.gameIsKept : loadingWords.gameIsNotKept}</span>
			<button type="button" onClick={reload}>
				{loadingWords.reload}
			</button>
		</>
	);
}
