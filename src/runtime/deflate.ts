// Bytes in links: compressed by the platform, and written in letters that addresses allow.

/** The bytes that come out of a stream; undefined as soon as they are more than `most`. */
async function pass(
	bytes: Uint8Array<ArrayBuffer>,
	stream: GenericTransformStream,
	most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
	const source = new Blob([bytes])
		.stream()
		.pipeThrough(stream as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>);
	const parts: Uint8Array<ArrayBuffer>[] = [];
	let length = 0;
	for (const reader = source.getReader(); ; ) {
		const { done, value } = await reader.read();
		if (done) break;
		parts.push(value);
		length += value.length;
		if (length > most) {
			await reader.cancel();
			return undefined;
		}
	}
	return new Uint8Array(await new Blob(parts).arrayBuffer());
}

export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
	const stream = new CompressionStream("deflate-raw");
	return (await pass(bytes, stream, Number.POSITIVE_INFINITY)) ?? bytes;
}

/** Undefined where there would be more bytes than `most`; rejects where the bytes are damaged. */
export const inflate = (bytes: Uint8Array<ArrayBuffer>, most: number) =>
	pass(bytes, new DecompressionStream("deflate-raw"), most);

/** As addresses allow it: without padding, and with other signs for "+" and "/". */
export function toBase64(bytes: Uint8Array): string {
	let letters = "";
	for (const byte of bytes) letters += String.fromCharCode(byte);
	return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Throws where there are other letters. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
	Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
		letter.charCodeAt(0),
	);
