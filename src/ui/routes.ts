// Addresses of the screens that others link to. src/pages/app/routes.tsx says what is shown there.

/** Pages of their own, beside those of the application. */
export const DOCUMENTATION = "./docs/index.html";

/** Paths of the analysis board, below the base path. */
export const BOARD_PATHS: readonly string[] = ["/", "/analysisBoard"];

export const ABOUT_PATH = "/about";

/** Hashes of the board's address; parameters follow a question mark. */
export const GAMES_HASH = "#games";
export const PRACTISE_HASH = "#practise";
export const SETUP_HASH = "#setup";
export const EXERCISE_HASH = "#exercise";

/** Is `hash` the address of the screen, with or without parameters? */
export const isHashOf = (screen: string, hash: string): boolean =>
	hash === screen || hash.startsWith(`${screen}?`);

const FEN = "fen";

/** The address at which a position is set up; a reload shows it again. */
export const setupHashOf = (fen: string): string =>
	`${SETUP_HASH}?${FEN}=${fen.replaceAll(" ", "_")}`;

/** The FEN in the address of the setup screen. Undefined where there is none. */
export function fenInHash(hash: string): string | undefined {
	const given = new URLSearchParams(hash.slice(SETUP_HASH.length + 1)).get(FEN);
	return given?.replaceAll("_", " ");
}
