// Does npm install the package beside the versions of React that people have? The registry is asked
// what the peers need; where it cannot be reached, nothing is tried.

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { installPackage, type Project } from "../support/installed.ts";
import { APP, SERVER } from "./trial.ts";

function npm(folder: string, ...args: readonly string[]) {
	const path = process.env.npm_execpath;
	return spawnSync(path ? process.execPath : "npm", path ? [path, ...args] : args, {
		cwd: folder,
		encoding: "utf8",
		shell: !path && process.platform === "win32",
	});
}

const QUICK = ["--fetch-retries=0", "--fetch-timeout=5000"];

const canAsk = npm(tmpdir(), "view", "react", "version", ...QUICK).status === 0;

/** React, and the react-konva and the Konva that go with it. */
const BESIDE = [
	["18.2.0", "18.2.10", "9.0.0"],
	["18.3.1", "18.2.16", "10"],
	["19.0.0", "19.0.10", "9"],
	["19.1.0", "19.0.10", "10"],
	["19.2.0", "~19.2.0", "10"],
	["^19.3.0", "^19.3.0", "10"],
] as const;

describe.runIf(canAsk)("the package is installed", () => {
	let project: Project;
	const folders: string[] = [];
	beforeAll(() => {
		project = installPackage({});
	}, 60_000);
	afterAll(() => {
		project.remove();
		for (const folder of folders) rmSync(folder, { recursive: true, force: true });
	});

	/** In a folder of its own, with these packages. */
	function install(dependencies: Readonly<Record<string, string>>) {
		const folder = mkdtempSync(join(tmpdir(), "square-control-install-"));
		folders.push(folder);
		const all = {
			...dependencies,
			"square-control": `file:${project.archive}`,
			"square-control-app": `file:${project.app.archive}`,
		};
		writeFileSync(join(folder, "package.json"), JSON.stringify({ dependencies: all }));
		writeFileSync(join(folder, "app.mjs"), APP);
		writeFileSync(join(folder, "server.mjs"), SERVER);
		const how = ["--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline"];
		const { status, stderr } = npm(folder, "install", ...how);
		const run = (...args: readonly string[]) =>
			spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
		return { folder, status, stderr, run };
	}

	test.each(BESIDE)(
		"beside React %s, react-konva %s, Konva %s the package installs, and a server renders a board",
		(react, reactKonva, konva) => {
			const peers = { react, "react-dom": react, "react-konva": reactKonva, konva };
			const { status, stderr, run } = install(peers);
			expect(status, stderr).toBe(0);
			const rendered = run("server.mjs");
			expect(rendered.stderr).toBe("");
			expect(rendered.stdout).toContain("<p>After 1... e5. White to move.</p>");
		},
	);

	test("the package installs without React, and its program runs by its name", () => {
		const { folder, status, stderr } = install({});
		expect(status, stderr).toBe(0);
		const { stdout } = npm(folder, "exec", "--offline", "--", "square-control", "--help");
		expect(stdout).toMatch(/^square-control PROGRAM/);
	});

	test("beside an older React npm refuses to install the package", () => {
		const { status, stderr } = install({ react: "17.0.2", "react-dom": "17.0.2" });
		expect([status, stderr]).toEqual([1, expect.stringContaining("ERESOLVE")]);
	});
});
