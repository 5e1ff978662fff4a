// Loading parts of the application when they are wanted: each has 120 seconds, and says why it did not come.

/** The specification's. */
export const CHUNK_LIMIT = 120_000;

type Reason = "missing" | "timeout" | "error";

export class ChunkLoadError extends Error {
	override readonly name = "ChunkLoadError";
	override readonly cause: Reason;
	constructor(id: string, cause: Reason) {
		super(`Loading chunk ${id} failed`);
		this.cause = cause;
	}
}

/** Browsers name the address that failed; a server that answers 404 has lost it, as when a new version is out. */
async function reasonFor(error: unknown): Promise<Reason> {
	const [address] = /https?:\/\/\S+/.exec(String(error)) ?? [];
	if (address === undefined) return "error";
	try {
		const response = await fetch(address, { method: "HEAD" });
		const isScript = /javascript/.test(response.headers.get("content-type") ?? "");
		return response.ok && isScript ? "error" : "missing";
	} catch {
		return "error";
	}
}

const kept = new Map<string, Promise<unknown>>();

/** Loads a chunk once; one that failed is tried again when it is asked for again. */
export function loadChunk<Chunk>(id: string, load: () => Promise<Chunk>): Promise<Chunk> {
	const known = kept.get(id) as Promise<Chunk> | undefined;
	if (known !== undefined) return known;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const limit = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new ChunkLoadError(id, "timeout")), CHUNK_LIMIT);
	});
	const loading = load().catch(async (error) => {
		throw new ChunkLoadError(id, await reasonFor(error));
	});
	const chunk = Promise.race([loading, limit])
		.finally(() => clearTimeout(timer))
		.catch((error) => {
			kept.delete(id);
			throw error;
		});
	kept.set(id, chunk);
	return chunk;
}
