// WebAssembly modules of ours in a script, by their names: deflated together, or one as it is, as
// base64. The build of the package makes them.

declare module "packed:*" {
	const packed: { readonly text: string; readonly starts: readonly number[] };
	export default packed;
}

declare module "bytes:*" {
	const base64: string;
	export default base64;
}
