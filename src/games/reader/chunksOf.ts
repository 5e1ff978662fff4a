// The chunks of a stream, one after the other: not every browser iterates over its streams.

/** Ends early where a signal says so. */
export async function* chunksOf<Chunk>(
	stream: ReadableStream<Chunk>,
	signal?: AbortSignal,
): AsyncGenerator<Chunk> {
	const reader = stream.getReader();
	signal?.addEventListener("abort", () => reader.cancel().catch(() => {}));
	try {
		for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
	} finally {
		reader.cancel().catch(() => {});
	}
}
