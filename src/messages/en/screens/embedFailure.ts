// Words of a frame that has no board to show.

export const embedFailureWords = {
	webAssembly: "script-src 'wasm-unsafe-eval'",
	failed: (why: string) => `The board could not be shown: ${why}`,
};
