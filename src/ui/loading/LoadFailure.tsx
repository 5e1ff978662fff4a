// What is said when a part of the application did not come.

import { ChunkLoadError } from "../../loading/loadPart.ts";
import { Reload } from "./Reload.tsx";

export function LoadFailure({ error, retry }: { error: Error; retry: () => void }) {
	return (
		<div className="load-failure" role="alert">
			<p>
				{error.message}
				{error instanceof ChunkLoadError && ` (${error.cause})`}
			</p>
			<button type="button" onClick={retry}>
				Try again
			</button>
			{error instanceof ChunkLoadError && error.isLasting && <Reload />}
		</div>
	);
}
