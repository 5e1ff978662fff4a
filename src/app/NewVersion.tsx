// Says that a new version is out, until somebody reloads or puts it off.

import { useState, useSyncExternalStore } from "react";
import { version } from "../loading/version.ts";
import { loadingWords } from "../messages/en/first.ts";
import { Reload } from "../ui/loading/Reload.tsx";

const isOutdated = () => version.get().isOutdated;

export function NewVersion() {
	const isOut = useSyncExternalStore(version.subscribe, isOutdated, isOutdated);
	const [isPutOff, setPutOff] = useState(false);
	return (
		<div role="status" className="new-version">
			{isOut && !isPutOff && (
				<>
					<span>{loadingWords.newVersion}</span>
					<Reload />
					<button type="button" className="quiet" onClick={() => setPutOff(true)}>
						{loadingWords.later}
					</button>
				</>
			)}
		</div>
	);
}
