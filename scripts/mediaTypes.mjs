// Media types of files, by the ends of their names: for servers of ours that send the build.

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

/**
 * Types that packing makes smaller: text of all kinds, and the core. Pictures are packed already.
 */
export const PACKED_TYPES = /\.(?:html|js|css|json|wasm|svg|txt|webmanifest)$/;
