// What files are, by how their names end: for servers of ours that hand out what was built.

export const MEDIA_TYPES: Readonly<Record<string, string>> = {
	".html": "text/html",
	".js": "text/javascript",
	".css": "text/css",
	".wasm": "application/wasm",
	".svg": "image/svg+xml",
	".png": "image/png",
};
