// Prepares all that any script needs: a Node.js that is new enough, the packages, and a build. Each
// is made only when its inputs have changed. Nothing is imported here but Node.js itself, as there
// may be no packages yet.

import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
	accessSync,
	constants,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** The versions that our tools run on; the even ones, as they say. */
const FIRST_MINOR = new Map([
	[20, 19],
	[22, 12],
]);

/** An error whose message is all that whoever called needs to read. */
export class Advice extends Error {}

/** Advice about an error, where somebody else than us can do something. */
export function adviceFor(error) {
	if (error instanceof Advice) return error.message;
	if (!["EACCES", "EPERM", "EROFS"].includes(error?.code) || error.path === undefined)
		return undefined;
	return (
		`${error.path} cannot be written to (${error.code}), and what is built here has to go there. ` +
		"Copy the project to a folder of your own, or get the right to write, and try again."
	);
}

/**
 * Runs what a script is for; an error that somebody can do something about ends it with advice
 * alone.
 */
export async function run(main) {
	try {
		process.exitCode = await main();
	} catch (error) {
		const advice = adviceFor(error);
		if (advice === undefined) throw error;
		console.error(`\n${advice}`);
		process.exitCode = 1;
	}
}

export function checkNode(version = process.versions.node) {
	const [major, minor] = version.split(".").map(Number);
	if (major >= 24 || minor >= (FIRST_MINOR.get(major) ?? Number.POSITIVE_INFINITY)) return;
	throw new Advice(
		`Node.js 20.19, 22.12, 24 or later is needed; this is ${version}. Get a newer one from nodejs.org.`,
	);
}

/**
 * Runs npm, the one that runs us if there is one. What it prints goes to standard error, so ours
 * stays clean. Whoever calls us may run in a test's environment; what is built is always for
 * production.
 */
function npm(args, folder = root) {
	const path = process.env.npm_execpath;
	const command = path ? process.execPath : "npm";
	const { status } = spawnSync(command, path ? [path, ...args] : args, {
		cwd: folder,
		stdio: ["ignore", 2, 2],
		env: { ...process.env, NODE_ENV: undefined },
		shell: !path && process.platform === "win32",
	});
	return status === 0;
}

/** The engine comes and goes by itself, and says itself whether it is whole (engine.mjs). */
const BESIDE = join(root, "dist/engine");

function filesUnder(path) {
	if (!existsSync(path) || path === BESIDE) return [];
	if (statSync(path).isFile()) return [path];
	return readdirSync(path)
		.sort()
		.flatMap((name) => filesUnder(join(path, name)));
}

function digest(paths) {
	const hash = createHash("sha256");
	for (const path of paths.flatMap((name) => filesUnder(join(root, name)))) {
		hash.update(`${path.slice(root.length)}\n`).update(readFileSync(path));
	}
	return hash.digest("hex");
}

/**
 * Does the work unless it has been done with the same inputs and its outputs are still what they
 * were then: whatever else builds, breaks off or deletes in between, nothing stale is ever taken
 * for fresh. Asked for by hand it is done in any case.
 */
function once(stamp, inputs, outputs, work, byHand = false) {
	const path = join(root, stamp);
	const state = () => `${digest(inputs)} ${digest(outputs)}`;
	if (!byHand && existsSync(path) && readFileSync(path, "utf8") === state()) return;
	for (const place of ["", ...outputs].map((name) => join(root, name))) {
		if (existsSync(place)) accessSync(place, constants.W_OK);
	}
	work();
	mkdirSync(join(path, ".."), { recursive: true });
	writeFileSync(path, state());
}

/**
 * Installs the packages of one folder, named from the root, unless they are there as its lock file
 * has them.
 */
function installIn(folder, what) {
	const inputs = [join(folder, "package.json"), join(folder, "package-lock.json")];
	const modules = join(folder, "node_modules");
	once(join(modules, ".installed"), inputs, [join(modules, ".package-lock.json")], () => {
		console.error(`Installing ${what} (once) ...`);
		if (npm(["ci", "--prefer-offline", "--no-audit", "--no-fund"], join(root, folder))) return;
		throw new Advice(
			"The packages could not be installed: npm says why above. With a connection to npm's registry, try again.",
		);
	});
}

export const install = () => installIn("", "packages");

/** Installs what single tests and checks alone need: other bundlers, a database, an older React. */
export const installTrials = () => installIn("tests/trials", "what tests alone need");

const VITE = "node_modules/vite/bin/vite.js";
const SHARED = ["package-lock.json", "tsconfig.json", "src"];
const MODULES = ["control", "insight", "package", "reader"].map((name) => `build/${name}.wasm`);

/** A configuration of Vite's with modes, each of which builds something else. */
const inModes = (config, ...modes) =>
	modes.map((mode) => [VITE, "build", "--config", config, "--mode", mode]);

/**
 * Parts of the build, in this order: inputs, outputs, and the programs of Node.js that make them.
 * Who only runs a program has to wait for no application.
 */
const PARTS = {
	core: {
		inputs: ["package-lock.json", "asconfig.json", "assembly", "scripts/core.mjs"],
		outputs: MODULES,
		commands: [["scripts/core.mjs"]],
	},
	application: {
		inputs: [
			...[...SHARED, ...MODULES, "demo.html", "embed.html", "index.html", "speaker.html"],
			...["public", "scripts", "vite.config.ts"],
		],
		outputs: ["dist"],
		commands: [[VITE, "build"]],
	},
	programs: {
		inputs: [
			...[...SHARED, "vite.node.config.ts"],
			...[
				...["engineFiles", "engineStream", "headerRules", "mediaTypes"],
				...["openings", "policy", "settings", "site"],
			].map((name) => `scripts/${name}.mjs`),
		],
		outputs: ["build/node"],
		commands: inModes("vite.node.config.ts", "programs"),
	},
	package: {
		inputs: [...SHARED, ...MODULES, "scripts", "vite.package.config.ts"],
		outputs: ["build/package"],
		commands: [
			...inModes(
				"vite.package.config.ts",
				"core",
				"heat",
				"heatReact",
				"reader",
				"review",
				"react",
				"styles",
			),
			["scripts/elementModule.mjs"],
			["node_modules/typescript/bin/tsc", "-p", "src/package"],
		],
	},
	extension: {
		inputs: [
			...[...SHARED, ...MODULES, "package.json", "public/install", "scripts"],
			"vite.extension.config.ts",
		],
		outputs: ["build/extension", "build/extension-firefox"],
		commands: [
			...inModes("vite.extension.config.ts", "content", "pageWorld", "worker", "popup"),
			["scripts/extensionFolders.mjs"],
		],
	},
	npm: {
		inputs: [
			...[...MODULES, "build/node", "build/package", "dist", "docs", "package.json"],
			...["CHANGELOG.md", "LICENSE", "NOTICE", "engine", "scripts", "src/package/element"],
		],
		outputs: ["build/npm", "build/npm-app"],
		commands: [["scripts/stage.mjs"]],
	},
};

/** Runs Node.js for production. Its output goes to standard error, so that ours stays clean. */
function runNode(args) {
	const { status } = spawnSync(process.execPath, args, {
		cwd: root,
		stdio: ["ignore", 2, 2],
		env: { ...process.env, NODE_ENV: undefined },
	});
	return status === 0;
}

/** Builds what only those use who work on the project: each time, in two seconds. */
export function buildTools() {
	if (!inModes("vite.node.config.ts", "tools").every(runNode)) {
		throw new Advice("The build failed: see above.");
	}
}

/** Builds parts by their names, or all, where they have changed or somebody asks for it. */
export function build(names = [], byHand = false) {
	const wrong = names.find((name) => !Object.hasOwn(PARTS, name));
	if (wrong !== undefined) throw new Advice(`Nothing to build is called ${wrong}`);
	for (const [name, { inputs, outputs, commands }] of Object.entries(PARTS)) {
		if (names.length > 0 && !names.includes(name)) continue;
		const work = () => {
			console.error(`Building (${name}) ...`);
			if (!commands.every(runNode)) throw new Advice("The build failed: see above.");
		};
		once(`build/.${name}`, inputs, outputs, work, byHand);
	}
}

/** Without names, everything. */
export function prepare(...parts) {
	checkNode();
	install();
	build(parts);
}
