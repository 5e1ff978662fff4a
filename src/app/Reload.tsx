// A reload, and what becomes of the games then.

import { useSyncExternalStore } from "react";
import { safety } from "./safety.ts";

const areGamesKept = () => safety.get().areGamesKept;

export function Reload() {
	const isSafe = useSyncExternalStore(safety.subscribe, areGamesKept);
	return (
		<>
			<span>
				{isSafe ? "Your game is kept." : "This browser does not keep your game: download it first."}
			</span>
			<button type="button" onClick={() => location.reload()}>
				Reload the page
			</button>
		</>
	);
}
