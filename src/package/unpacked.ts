// WebAssembly within a script, so that no bundler has to know of a second file: modules one after
// the other, deflated, as base64.

export type Packed = {
	readonly text: string;
	/** Where each module begins among the bytes. */
	readonly starts: readonly number[];
};

export async function unpacked({ text, starts }: Packed): Promise<ArrayBuffer[]> {
	const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
	const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
	const all = await new Response(stream).arrayBuffer();
	return starts.map((start, index) => all.slice(start, starts[index + 1]));
}
