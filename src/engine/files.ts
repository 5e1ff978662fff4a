// The engine that comes along: its files, as `npm run engine` brings them to build/ and dist/.

/** Under build/, and under the address of the application. */
export const ENGINE_FOLDER = "engine/19.0.0";

export const ENGINE_SCRIPT = "stockfish-19-lite-single.js";
