// Where positions are set up: the analysis board's address, with this behind it; and the position, so that a reload keeps it.

export const SETUP_HASH = "#setup";

export const isSetupHash = (hash: string): boolean =>
	hash === SETUP_HASH || hash.startsWith(`${SETUP_HASH}?`);

const FEN = "fen";

export const setupHashOf = (fen: string): string =>
	`${SETUP_HASH}?${FEN}=${fen.replaceAll(" ", "_")}`;

/** The FEN that an address brings. Undefined where it brings none. */
export function fenInHash(hash: string): string | undefined {
	const given = new URLSearchParams(hash.slice(SETUP_HASH.length + 1)).get(FEN);
	return given?.replaceAll("_", " ");
}
