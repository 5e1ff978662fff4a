// WebAssembly within a script, deflated, as base64, so that no bundler has to know of a second
// file.

export function unpacked(text: string): Promise<ArrayBuffer> {
	const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
	const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
	return new Response(stream).arrayBuffer();
}
