// The message for a part of the application that did not load.

import { ChunkLoadError } from "../../loading/loadPart.ts";
import { loadingWords } from "../../messages/en/first.ts";
import { Reload } from "./Reload.tsx";

export function LoadFailure({ error, retry }: { error: Error; retry: () => void }) {
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
