/**
 * The address of the application: two folders above its scripts, on any host. It names no file of
 * the bundle.
 */
export const BASE = import.meta.env.DEV
	? new URL("/", location.href)
	: new URL(/* @vite-ignore */ "../../", import.meta.url);
