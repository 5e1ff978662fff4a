// Loading parts of the application when they are wanted: each is loaded once, and says why it did not come.

import { FileError, type Reason } from "./importPart.ts";
import { checkVersion } from "./version.ts";

export class ChunkLoadError extends Error {
	override readonly name = "ChunkLoadError";
	override readonly cause: Reason;
	/** Its files are there, and the browser does not run them: trying again is in vain. */
	readonly isLasting: boolean;
	constructor(id: string, error: unknown) {
		super(`Loading chunk ${id} failed`);
		this.cause = error instanceof FileError ? error.reason : "error";
		this.isLasting = !(error instanceof FileError);
	}
}

const kept = new Map<string, Promise<unknown>>();

/** Loads a chunk once; one that failed is tried again when it is asked for again. */
export function loadChunk<Chunk>(id: string, load: () => Promise<Chunk>): Promise<Chunk> {
	const known = kept.get(id) as Promise<Chunk> | undefined;
	if (known !== undefined) return known;
	const chunk = load().catch((error) => {
		kept.delete(id);
		const failure = new ChunkLoadError(id, error);
		if (failure.isLasting) console.error(error);
		if (failure.cause === "missing") void checkVersion();
		throw failure;
	});
	kept.set(id, chunk);
	return chunk;
}
