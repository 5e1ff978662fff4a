// Drops the PGN parser of chess.js from the files that visitors fetch: games are read by
// src/chess/pgn, and nothing calls loadPgn.

const CALL = "peg$parse(pgn)";

/** For Vite. */
export const leanChess = {
	name: "lean-chess",
	transform(code, id) {
		if (!/[\\/]chess\.js[\\/]dist[\\/]esm[\\/]chess\.js$/.test(id)) return undefined;
		if (!code.includes(CALL)) throw new Error(`chess.js calls no ${CALL} any more`);
		return code.replace(CALL, "undefined");
	},
};
