// The programs of the command line by their names, as `npx square-control` and our npm scripts run
// them: built, from the folder that this file is in.

import { readFileSync } from "node:fs";
import { COMPLETION_USAGE, completionScript, programIn } from "./completion.mjs";

/** Purpose of each program, in a line of the help. */
const PROGRAMS = {
	control: "who controls each square of positions",
	hanging: "what hangs in positions",
	games: "a line for each game of a PGN",
	find: "games with positions that are asked for",
	study: "who controls what over many games",
	review: "the moments and mistakes of games",
	evaluate: "what an engine says of positions and games",
	engine: "gets the engine that review, evaluate and serve use",
	serve: "the application, on this machine",
};

const COMPLETION = "completion";
const COMPLETION_LINE = "completes these names in bash, zsh and fish";

export const PROGRAM_NAMES = Object.keys(PROGRAMS);

const HELP = `square-control PROGRAM [OPTIONS] [FILE]

${Object.entries({ ...PROGRAMS, [COMPLETION]: COMPLETION_LINE })
	.map(([name, line]) => `  ${name.padEnd(12)}${line}`)
	.join("\n")}

  square-control PROGRAM --help    its options, with examples
  square-control --version

Without a file, programs read standard input. For example:

  echo "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR" | square-control control
  square-control games --format csv games.pgn`;

/** Prints the script of a shell; gives the exit status. */
async function complete(args) {
	if (args.includes("--help") || args.includes("-h")) {
		console.log(COMPLETION_USAGE);
		return 0;
	}
	const programs = await Promise.all(
		Object.entries(PROGRAMS).map(async ([name, line]) => {
			const { USAGE } = await import(`../build/node/${name}.js`);
			return programIn(name, line, USAGE);
		}),
	);
	const own = programIn(COMPLETION, COMPLETION_LINE, COMPLETION_USAGE);
	const script = args.length === 1 && completionScript(args[0], [...programs, own]);
	if (!script) {
		console.error(
			`completion takes bash, zsh or fish\n${COMPLETION_USAGE.split("\n\n")[0]}\nsquare-control completion --help says more`,
		);
		return 2;
	}
	console.log(script);
	return 0;
}

/** Of one program of ours; what stands behind "--" is no option. */
async function runProgram(name, args) {
	const { main, USAGE } = await import(`../build/node/${name}.js`);
	const options = args.includes("--") ? args.slice(0, args.indexOf("--")) : args;
	if (options.includes("--help") || options.includes("-h")) {
		console.log(USAGE);
		return 0;
	}
	return main(args);
}

/** Gives the exit status. */
export async function runPrograms([name, ...args]) {
	if (name !== undefined && Object.hasOwn(PROGRAMS, name)) return runProgram(name, args);
	if (name === COMPLETION) return complete(args);
	if (name === "--version" || name === "-v") {
		const { version } = JSON.parse(
			readFileSync(new URL("../package.json", import.meta.url), "utf8"),
		);
		console.log(version);
		return 0;
	}
	if (name === "--help" || name === "-h" || name === "help") {
		console.log(HELP);
		return 0;
	}
	if (name !== undefined) console.error(`No such program: ${name}`);
	console.error(HELP);
	return 2;
}
