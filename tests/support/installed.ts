// The packages as others get them: packed, and laid into a project elsewhere. What they need is
// linked from here, so that nothing is fetched.

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { atRoot } from "./core.ts";

const NEEDED = ["@mliebelt/pgn-parser", "@types/react", "chess.js"];
const PEERS = ["konva", "react", "react-dom", "react-konva"];

/**
 * Where the peers of projects come from: ours, or React 18 with what was made for it, which the
 * trials have.
 */
export const REACTS = { 19: "node_modules", 18: "tests/trials/node_modules" } as const;

export type Project = ReturnType<typeof installPackage>;

/** Files of the project by their names. */
export function installPackage(
	files: Readonly<Record<string, string>>,
	react: keyof typeof REACTS = 19,
) {
	const folder = mkdtempSync(join(tmpdir(), "square-control-package-"));
	const run = (program: string, ...args: readonly string[]) =>
		execFileSync(program, args, {
			cwd: folder,
			encoding: "utf8",
			stdio: ["ignore", "pipe", "pipe"],
		});
	const args = ["pack", "--ignore-scripts", "--json", "--pack-destination", folder];
	const npm = process.env.npm_execpath;
	/** Where it is then, and the archive that it came in. */
	const lay = (staged: string) => {
		const packed = execFileSync(npm ? process.execPath : "npm", npm ? [npm, ...args] : args, {
			cwd: atRoot(staged),
			encoding: "utf8",
			stdio: ["ignore", "pipe", "ignore"],
			shell: !npm && process.platform === "win32",
		});
		const [{ filename, name }] = JSON.parse(packed) as [{ filename: string; name: string }];
		const place = `node_modules/${name}`;
		mkdirSync(join(folder, place), { recursive: true });
		run("tar", "-xf", filename, "--strip-components", "1", "-C", place);
		return { installed: join(folder, place), archive: join(folder, filename) };
	};
	const { installed, archive } = lay("build/npm");
	const app = lay("build/npm-app");
	const link = (name: string, from: string) => {
		const path = join(folder, "node_modules", name);
		mkdirSync(dirname(path), { recursive: true });
		symlinkSync(atRoot(`${from}/${name}`), path, "junction");
	};
	for (const name of NEEDED) link(name, "node_modules");
	for (const name of PEERS) link(name, REACTS[react]);
	const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
	for (const [name, text] of Object.entries(files)) write(name, text);
	return {
		folder,
		installed,
		archive,
		/** What has pieces. */
		app,
		write,
		/** Runs Node.js there. Returns what is said. */
		node: (...words: readonly string[]) => run(process.execPath, ...words),
		remove: () => rmSync(folder, { recursive: true, force: true }),
	};
}
