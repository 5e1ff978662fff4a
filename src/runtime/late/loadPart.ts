// Loads a late part of the application when it is first needed, and again after a failure.

/** Why a file did not load: the host has it no longer, it takes too long, or another error. */
export type Reason = "missing" | "timeout" | "error";

export class FileError extends Error {
	override readonly name = "FileError";
	readonly reason: Reason;
	constructor(address: string, reason: Reason) {
		super(`${address} did not come`);
		this.reason = reason;
	}
}

/** The facts of a part that did not load. */
export type PartFault = {
	/** The name of the part. */
	readonly part: string;
	readonly cause: Reason;
	/** The files are there, but the browser cannot run them: a retry does not help. */
	readonly isLasting: boolean;
};

export class ChunkLoadError extends Error implements PartFault {
	override readonly name = "ChunkLoadError";
	override readonly cause: Reason;
	readonly part: string;
	readonly isLasting: boolean;
	constructor(part: string, error: unknown) {
		super(`Loading chunk ${part} failed`);
		this.part = part;
		this.cause = error instanceof FileError ? error.reason : "error";
		this.isLasting = !(error instanceof FileError);
	}
}

let onMissing = () => {};

/** Sets the handler for a file of a part that the host no longer has, as after a new release. */
export function whenMissing(act: () => void): void {
	onMissing = act;
}

/** Makes the function that loads a part. Errors name the part. */
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
