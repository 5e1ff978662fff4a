// What files are, by how their names end: for servers of ours that hand out what was built.

/** @type {Readonly<Record<string, string>>} */
export const MEDIA_TYPES = {
	".html": "text/html; charset=utf-8",
	".js": "text/javascript",
	".css": "text/css",
	".wasm": "application/wasm",
	".svg": "image/svg+xml",
	".png": "image/png",
};
