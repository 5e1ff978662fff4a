// Loads a part of the application when it is wanted: once, and again after a failure, which says why it did not come.

/** Why a file did not come: it is no longer there, it takes too long, or something else went wrong on the way. */
export type Reason = "missing" | "timeout" | "error";

export class FileError extends Error {
	override readonly name = "FileError";
	readonly reason: Reason;
	constructor(address: string, reason: Reason) {
		super(`${address} did not come`);
		this.reason = reason;
	}
}

export class ChunkLoadError extends Error {
	override readonly name = "ChunkLoadError";
	override readonly cause: Reason;
	readonly part: string;
	/** Its files are there, and the browser does not run them: trying again is in vain. */
	readonly isLasting: boolean;
	constructor(part: string, error: unknown) {
		super(`Loading chunk ${part} failed`);
		this.part = part;
		this.cause = error instanceof FileError ? error.reason : "error";
		this.isLasting = !(error instanceof FileError);
	}
}

let onMissing = () => {};

/** What to do when the files of a part have gone from the host, as they do when another version is out. */
export function whenMissing(act: () => void): void {
	onMissing = act;
}

/** Makes the function that loads a part. Its name is what errors call it. */
export function latePart<Part>(name: string, load: () => Promise<Part>): () => Promise<Part> {
	let loading: Promise<Part> | undefined;
	return () => {
		loading ??= load().catch((error) => {
			loading = undefined;
			const failure = new ChunkLoadError(name, error);
			if (failure.isLasting) console.error(error);
			if (failure.cause === "missing") onMissing();
			throw failure;
		});
		return loading;
	};
}
