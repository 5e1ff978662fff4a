// WebAssembly modules of ours in a script, by their names. The build of the package makes it.

declare module "packed:*" {
	const packed: { readonly text: string; readonly sizes: readonly number[] };
	export default packed;
}
