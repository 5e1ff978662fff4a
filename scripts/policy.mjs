// Policies of pages: which scripts they may run and whom they may ask, by the settings of a build
// or of a server.

const originOf = (address) => (address ? ` ${new URL(address).origin}` : "");

/** Where games are fetched from, where somebody asks for it (src/session/import/sites.ts). */
export const IMPORTED_FROM = ["https://lichess.org", "https://api.chess.com"];

const originsIn = (named = "") =>
	named
		.split(/\s+/)
		.filter(Boolean)
		.map((address) => new URL(address).origin);

/**
 * Settings that the environment gives to a build, and to those who serve it: an analytics script,
 * whether games may be fetched, where else there are games that boards follow, and whose pages
 * learn which games frames follow (src/pages/embed/channel.ts). A text that is no address stops the
 * build.
 */
export const givenIn = (environment) => ({
	analytics: environment.VITE_ANALYTICS,
	imports: environment.VITE_IMPORT === "off" ? [] : IMPORTED_FROM,
	followed: originsIn(environment.VITE_FOLLOW),
	told: originsIn(environment.VITE_FOLLOW_NEWS),
});

/**
 * Nothing runs but our own files, the core, and the scripts within pages, whose hashes these are.
 *
 * @param {{ analytics?: string, imports?: readonly string[], followed?: readonly string[] }} given
 */
export function policy({ analytics, imports = [], followed = [] }, ...hashes) {
	const other = originOf(analytics);
	return [
		"default-src 'self'",
		`script-src 'self' 'wasm-unsafe-eval' ${hashes.map((hash) => `'sha256-${hash}'`).join(" ")}${other}`,
		["connect-src 'self'", ...imports, ...followed].join(" ") + other,
		"img-src 'self' data: blob:",
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
	].join("; ");
}

/** The page that may be framed, and those that ask nobody else for anything. */
export const FRAMED = "embed";
export const QUIET = ["demo", "speaker"];

/**
 * Selects the settings for a page: a board in somebody's page follows games, where that page asks
 * it to; the page that shows boards and the speaker's window ask nobody else.
 */
export function policyGiven(page, given) {
	if (QUIET.includes(page)) return {};
	return page === FRAMED ? { ...given, analytics: undefined } : given;
}
