// What files are, by how their names end: for servers of ours that hand out what was built.

/** @type {Readonly<Record<string, string>>} */
export const MEDIA_TYPES = {
	".html": "text/html; charset=utf-8",
	".js": "text/javascript",
	".css": "text/css",
	".json": "application/json",
	".wasm": "application/wasm",
	".svg": "image/svg+xml",
	".png": "image/png",
	".txt": "text/plain; charset=utf-8",
	".webmanifest": "application/manifest+json",
};

/** What packing makes smaller: text of all kinds, and the core. Pictures are packed already. */
export const PACKED_TYPES = /\.(?:html|js|css|json|wasm|svg|txt|webmanifest)$/;
