// Which modules come in one file. What pages share would be cut into files by who shares it: a
// hundred, most of them smaller than what asking for a file costs. Here they are cut by when they
// are wanted: at which stage of the application, whether a frame shows, opens or offers something
// with them, and whether the page that shows boards has them as well.

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The late parts of the application, by their loaders: each with the file that it begins with. */
function readParts(root) {
	const source = join(root, "src");
	const files = readdirSync(source, { recursive: true }).filter((name) => /\.tsx?$/.test(name));
	const parts = files.flatMap((name) => {
		const text = readFileSync(join(source, name), "utf8");
		return [...text.matchAll(/const (\w+) = latePart\([^>]*> import\(\s*"(\.[^"]+)"/g)].map(
			([, loader, path]) => [loader, join(dirname(name), path).replaceAll("\\", "/")],
		);
	});
	return Object.fromEntries(parts);
}

/**
 * The application's stages, in the order in which their parts come (docs/architecture.md, the life
 * of a visit).
 */
const STAGES = {
	first: { files: ["pages/app/main.tsx"], parts: [] },
	/** With what About shows of boards, which needs no Konva. */
	base: {
		files: [
			"ui/canvas/PositionPicture.tsx",
			"ui/canvas/useBoardSize.ts",
			"ui/legend/PlightMeanings.tsx",
			"ui/Rich.tsx",
		],
		parts: ["loadSession"],
	},
	board: { files: [], parts: ["loadAnalysis", "loadStanding", "loadInsight"] },
	game: { files: [], parts: ["loadLoader", "loadInput", "loadGameParts", "loadKeeping"] },
	next: { files: [], parts: ["loadSidePanels", "loadPacking"] },
};

/** Stages whose files all pages load: those for a pupil's page are apart in later ones. */
const EARLY = new Set(["first", "base"]);

/**
 * All modules that some files of `src` import, those files too; with all that they may load later,
 * if so asked.
 */
function reachedFrom(files, { root, context, isLater = false }) {
	const waiting = files.map((file) => `${root}src/${file}`);
	const unknown = waiting.find((id) => !context.getModuleInfo(id));
	if (unknown !== undefined) throw new Error(`${unknown} is named in chunks.mjs, and not built`);
	const found = new Set(waiting);
	for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
		const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {};
		for (const next of isLater ? [...importedIds, ...dynamicallyImportedIds] : importedIds) {
			if (found.has(next)) continue;
			found.add(next);
			waiting.push(next);
		}
	}
	return found;
}

/**
 * Groups of modules by name; of each row a module is in the first that has it, and what a pupil's
 * page reaches is apart from what only the board does. So files never
 * import each other in a circle.
 */
function groupsIn(given) {
	const late = readParts(given.root);
	const stages = Object.entries(STAGES).map(([name, { files, parts }]) => [
		name,
		reachedFrom([...files, ...parts.map((part) => late[part])], given),
	]);
	const frames = [
		["frame", reachedFrom(["pages/embed/main.tsx"], given)],
		["opening", reachedFrom([late.loadLoader, late.loadLinks], given)],
		["extras", reachedFrom(["pages/embed/main.tsx"], { ...given, isLater: true })],
	];
	const shown = [["shown", reachedFrom(["pages/demo/main.ts"], given)]];
	return { stages, others: [frames, shown], asked: reachedFrom([late.loadExercise], given) };
}

/**
 * The names of groups whose files would be small, and the larger ones that they go with: what the
 * board needs at first comes in one wave, and each file of it costs something. So libraries go with
 * what uses them.
 */
function together(name) {
	const plain = /^(?:first|base|board)\b/.test(name) ? name.replace(/-library$/, "") : name;
	if (plain === "base") return "session";
	if (plain === "base-opening") return "base-frame";
	return plain === "board" ? "Analysis" : plain;
}

/** The two parts that the board begins with: what they alone need is in their files. */
const BOARD = /\/src\/pages\/app\/(?:analysis\/Analysis\.tsx|session\.ts)$/;

/** The first module of a page or another part has a file of its own. */
const isBeginning = ({ id, dynamicImporters }) =>
	/\/src\/pages\/\w+\/main\.tsx?$/.test(id) || (dynamicImporters.length > 0 && !BOARD.test(id));

/**
 * For the build's `codeSplitting`: the name of a module's file, such as board-frame; null leaves it
 * to the bundler.
 */
export function chunksOf(root) {
	let groups;
	return (id, context) => {
		groups ??= groupsIn({ root: root.replaceAll("\\", "/"), context });
		const nameIn = (named) => named.find(([, ids]) => ids.has(id))?.[0];
		const isAsked = groups.asked.has(id);
		const named = nameIn(groups.stages);
		// A file of their own would cost the board more than the little that there is of them.
		const stage = isAsked && (named === "board" || named === "game") ? "base" : named;
		const names = [stage, ...groups.others.map(nameIn)].filter(Boolean);
		if (isAsked && stage !== undefined && !EARLY.has(stage)) names.push("asked");
		const info = context.getModuleInfo(id);
		if (names.length === 0 || info === null || isBeginning(info)) return null;
		const isLibrary = /[\\/]node_modules[\\/]/.test(id);
		return together([...names, ...(isLibrary ? ["library"] : [])].join("-"));
	};
}
