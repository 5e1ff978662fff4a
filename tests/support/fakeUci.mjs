// A UCI program that behaves as FAKE_UCI says: well, or badly in some way. Its move is the first
// that is legal, and its score the number of legal moves.

import { createInterface } from "node:readline";
import { Chess } from "chess.js";

const mode = process.env.FAKE_UCI ?? "polite";
let fen = "";

const say = (line) => process.stdout.write(`${line}\n`);

function search() {
	const moves = new Chess(fen).moves({ verbose: true });
	const [{ lan }] = moves;
	say(`info depth 3 multipv 1 score cp ${moves.length} nodes 9 pv ${lan}`);
	say(`bestmove ${lan}`);
}

/** Writes until nobody reads. */
function flood() {
	while (process.stdout.write("info string and another thing\n"));
	process.stdout.once("drain", flood);
}

const SEARCHES = {
	polite: search,
	late: () => setTimeout(search, 20),
	silent: () => {},
	flood,
	dies: () => process.exit(9),
};

createInterface({ input: process.stdin }).on("line", (line) => {
	if (line === "uci" && mode !== "mute") say("id name Fake\nuciok");
	else if (line === "isready") say("readyok");
	else if (line.startsWith("position fen ")) fen = line.slice("position fen ".length);
	else if (line.startsWith("go")) SEARCHES[mode]?.();
});

// Stays when its input ends: whoever started it has to end it.
setInterval(() => {}, 1000);
