// Bytes of a chess file to text: UTF-8 or UTF-16 by its mark, UTF-8 if it can be that, else what Windows used in the West.

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

export function decodeText(bytes: Uint8Array): string {
	const [first, second] = bytes;
	if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
	if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
	try {
		return utf8.decode(bytes);
	} catch {
		return new TextDecoder("windows-1252").decode(bytes);
	}
}
