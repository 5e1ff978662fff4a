// Turns the list of openings (src/chess/openings/openings.txt) into a table of positions:
// every line of it is played here, and the position that it leads to stands with its name.
//
// A line of the list is moves and, after " = ", the name of the position; tabs say which line it
// goes on from. ": Najdorf Variation" is a variation of the family above it, ", English Attack"
// goes on from the whole name above it.

import { readFileSync } from "node:fs";
import { Chess } from "chess.js";

function fullName(given, above) {
	if (given.startsWith(": ")) return above.split(":")[0] + given;
	if (!given.startsWith(", ")) return given;
	return above.includes(":") ? above + given : `${above}: ${given.slice(2)}`;
}

/** Names by piece data and side to move: "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b". */
export function namesIn(list) {
	const names = {};
	/** The line that is gone on from at each depth. */
	const lines = [];
	for (const [index, line] of list.split("\n").entries()) {
		if (line.trim() === "") continue;
		const depth = line.search(/\S/);
		const [moves, given] = line.trim().split(" = ");
		const above = depth === 0 ? { moves: [], name: "" } : lines[depth - 1];
		if (above === undefined) throw new Error(`Openings, line ${index + 1}: goes on from nothing`);
		lines.length = depth;
		const name = given === undefined ? above.name : fullName(given, above.name);
		lines.push({ moves: [...above.moves, ...moves.split(" ")], name });
		if (given === undefined) continue;
		const chess = new Chess();
		for (const move of lines[depth].moves) chess.move(move);
		const [board, side] = chess.fen().split(" ");
		const key = `${board} ${side}`;
		if ((names[key] ?? name) !== name) {
			throw new Error(`Openings, line ${index + 1}: ${names[key]} is ${name} as well`);
		}
		names[key] = name;
	}
	return names;
}

export const openings = {
	name: "openings",
	// Before Vite takes the list for a file to be copied.
	enforce: "pre",
	load(id) {
		const [file, asked] = id.split("?");
		if (asked !== "names") return undefined;
		return `export default ${JSON.stringify(namesIn(readFileSync(file, "utf8")))}`;
	},
};
