/**
 * Where the application lives: two folders above its scripts, whatever the host calls that. It is
 * no file of the bundle.
 */
export const BASE = import.meta.env.DEV
	? new URL("/", location.href)
	: new URL(/* @vite-ignore */ "../../", import.meta.url);
