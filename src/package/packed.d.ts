// WebAssembly modules of ours in a script, by their names, as base64: deflated, or as they are. The
// build of the package makes them.

declare module "packed:*" {
	const deflated: string;
	export default deflated;
}

declare module "bytes:*" {
	const base64: string;
	export default base64;
}
