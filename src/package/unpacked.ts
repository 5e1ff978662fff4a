// WebAssembly within a script, so that no bundler has to know of a second file: modules one after
// the other, deflated, as base64.

export type Packed = { readonly text: string; readonly sizes: readonly number[] };

export async function unpacked({ text, sizes }: Packed): Promise<ArrayBuffer[]> {
	const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
	const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
	const all = await new Response(stream).arrayBuffer();
	const starts = sizes.map((_, index) =>
		sizes.slice(0, index).reduce((sum, size) => sum + size, 0),
	);
	return sizes.map((size, index) => all.slice(starts[index], (starts[index] ?? 0) + size));
}
