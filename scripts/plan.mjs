// The floors of src and the imports between its folders. `npm run plan` prints them as a table;
// tests/floors.test.ts holds them.

import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Each folder of src with its floor. A folder within another has a floor of its own where others
 * take it without the rest: heat and reader are parts of the package, pages in frames share the
 * scripts of the element.
 */
export const FLOORS = {
	chess: 0,
	runtime: 1,
	messages: 1,
	control: 2,
	engine: 2,
	"package/element": 2,
	"pages/offline": 2,
	"board/heat": 3,
	"games/reader": 3,
	review: 3,
	board: 4,
	games: 4,
	training: 5,
	session: 6,
	ui: 7,
	features: 8,
	cli: 9,
	package: 9,
	extension: 10,
	pages: 10,
};

/** Folders whose folders import nothing from each other. */
const APART = ["features", "pages"];

/** The folder of src that a path belongs to, or nothing if it lies elsewhere. */
export function roomOf(path) {
	const [top, folder, inner] = normalize(path).split(/[\\/]/);
	if (top !== "src" || folder === undefined) return undefined;
	const nested = `${folder}/${inner}`;
	return nested in FLOORS || APART.includes(folder) ? nested : folder;
}

export const floorOf = (room) => FLOORS[room] ?? FLOORS[room.split("/")[0]];

function filesUnder(folder) {
	return readdirSync(join(root, folder)).flatMap((name) => {
		const path = `${folder}/${name}`;
		return statSync(join(root, path)).isDirectory() ? filesUnder(path) : [path];
	});
}

const IMPORT = /(?:import type [^;"]*)?(from|import|typeof import\(|import\()\s*"([^"]+)"/g;

/** What a text imports: from where, whether late, by `import()`, and whether types alone. */
export const importsIn = (text) =>
	[...text.matchAll(IMPORT)].map(([whole, how, from]) => ({
		from,
		isLate: how === "import(",
		isType: whole.startsWith("import type"),
	}));

/** The folders that each folder imports, and by how many imports. */
export function arrowsOf(files) {
	const arrows = new Map();
	for (const file of files) {
		for (const { from, isType } of importsIn(readFileSync(join(root, file), "utf8"))) {
			if (!from.startsWith(".")) continue;
			const [here, there] = [roomOf(file), roomOf(join(dirname(file), from))];
			if (here === undefined || there === undefined || here === there) continue;
			// Messages know the types of all whose facts they put into words.
			if (here === "messages" && isType) continue;
			const found = arrows.get(here) ?? new Map();
			arrows.set(here, found.set(there, (found.get(there) ?? 0) + 1));
		}
	}
	return arrows;
}

function main() {
	const files = filesUnder("src").filter((file) => /\.(tsx?|mjs)$/.test(file));
	const arrows = arrowsOf(files);
	const rooms = [...new Set(files.map(roomOf))].sort(
		(one, other) => floorOf(other) - floorOf(one) || one.localeCompare(other),
	);
	const rows = rooms.map((room) => {
		const own = files.filter((file) => roomOf(file) === room);
		const lines = own.reduce(
			(sum, file) => sum + readFileSync(join(root, file), "utf8").split("\n").length - 1,
			0,
		);
		const below = [...(arrows.get(room)?.keys() ?? [])].sort();
		return [floorOf(room), room, own.length, lines, below.join(" ")];
	});
	const head = ["floor", "folder", "files", "lines", "imports"];
	const widths = head.map((name, column) =>
		Math.max(name.length, ...rows.map((row) => String(row[column]).length)),
	);
	for (const row of [head, ...rows]) {
		console.log(
			row
				.map((cell, column) =>
					typeof cell === "number"
						? String(cell).padStart(widths[column])
						: String(cell).padEnd(widths[column]),
				)
				.join("  ")
				.trimEnd(),
		);
	}
	const count = [...arrows.values()].reduce((sum, found) => sum + found.size, 0);
	console.log(`\n${rooms.length} folders, ${count} arrows between them`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
