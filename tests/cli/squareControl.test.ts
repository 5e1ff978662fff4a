// npx square-control, as a program: its help, and that our npm scripts call the same.

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { headerRules } from "../../scripts/headerRules.mjs";
import { PROGRAM_NAMES } from "../../scripts/programs.mjs";
import { atRoot } from "../support/core.ts";
import { games } from "../support/games.ts";

const BIN = atRoot("scripts/squareControl.mjs");

const folder = mkdtempSync(join(tmpdir(), "square-control-"));
afterAll(() => rmSync(folder, { recursive: true }));

function run(...args: readonly string[]) {
	const { stdout, stderr, status } = spawnSync(process.execPath, [BIN, ...args], {
		input: "",
		encoding: "utf8",
	});
	return { stdout, stderr, status };
}

beforeAll(() => {
	// Builds if need be.
	spawnSync(process.execPath, [atRoot("scripts/run.mjs"), "control"], { input: "" });
}, 300_000);

const { version, scripts } = JSON.parse(readFileSync(atRoot("package.json"), "utf8")) as {
	readonly version: string;
	readonly scripts: Readonly<Record<string, string>>;
};

test("--help lists every program, and --version prints the version of the package", () => {
	const help = run("--help");
	expect([help.stderr, help.status]).toEqual(["", 0]);
	for (const name of PROGRAM_NAMES)
		expect(help.stdout).toMatch(new RegExp(`^  ${name} +[a-z]`, "m"));
	expect(run("--version")).toEqual({ stdout: `${version}\n`, stderr: "", status: 0 });
	expect(run()).toEqual({ stdout: "", stderr: help.stdout, status: 2 });
	expect(run("contrl")).toMatchObject({
		stdout: "",
		stderr: expect.stringContaining("No such program: contrl"),
		status: 2,
	});
});

test.each(PROGRAM_NAMES)("%s --help prints how to call it, with examples", (name) => {
	const { stdout, stderr, status } = run(name, "--help");
	expect([stderr, status]).toEqual(["", 0]);
	expect(stdout).toMatch(new RegExp(`^square-control ${name}\\b`));
	expect(stdout).toMatch(new RegExp(`^  .*square-control ${name}`, "m"));
	// It fits a screen of 24 lines and 80 columns.
	const lines = stdout.trimEnd().split("\n");
	expect(lines.length).toBeLessThan(24);
	expect(lines.filter((line) => line.length > 80)).toEqual([]);
	expect(readFileSync(atRoot("docs/command-line.md"), "utf8")).toContain(`## ${name}`);
});

test("npm scripts run the same programs as the square-control command", () => {
	for (const name of PROGRAM_NAMES.filter((one) => !["engine", "serve"].includes(one))) {
		expect(scripts[name]).toBe(`node scripts/run.mjs ${name}`);
		const ours = spawnSync(process.execPath, [atRoot("scripts/run.mjs"), name, "--help"], {
			encoding: "utf8",
		});
		expect(ours.stdout).toBe(run(name, "--help").stdout);
	}
});

test("a missing file, or a folder in place of a file, is reported in a sentence", () => {
	for (const name of ["control", "hanging", "games", "study", "review"]) {
		const missing = run(name, join(folder, "none.pgn"));
		expect([name, missing.stderr, missing.status]).toEqual([
			name,
			`There is no file ${join(folder, "none.pgn")}\n`,
			2,
		]);
		const { stderr, status } = run(name, folder);
		expect([name, stderr, status]).toEqual([name, `${folder} is a folder, not a file\n`, 2]);
	}
	expect(run("study", "--merge", join(folder, "none.json")).stderr).toMatch(/^There is no file/);
});

test.each(PROGRAM_NAMES)(
	"%s with an unknown option names that option and points to --help",
	(name) => {
		const { stdout, stderr, status } = run(name, "--nope");
		expect([stdout, status]).toEqual(["", 2]);
		expect(stderr).toMatch(/^There is no option --nope\n/);
		expect(stderr).toMatch(new RegExp(`\nsquare-control ${name} --help says more\n$`));
	},
);

test("any other mistake in a call is reported in a sentence too", () => {
	const said = (...args: readonly string[]) => run(...args).stderr.split("\n")[0];
	expect(said("games", "-x")).toBe("There is no option -x");
	expect(said("games", "--format")).toMatch(/^--format needs a value/);
	expect(said("study", "--rows", "--jobs", "3")).toContain("is written --rows=VALUE");
	expect(said("study", "--merge=3")).toBe("--merge takes no value");
	expect(said("engine", "a.pgn")).toBe('No file is read, not "a.pgn"');
});

test("an empty input is reported without counting as an error", () => {
	for (const name of ["control", "hanging", "games", "study", "review", "find"]) {
		const { stderr, status } = run(name, ...(name === "find" ? ["--piece", "Nd5"] : []));
		expect([name, stderr, status]).toEqual([name, "The input is empty\n", 0]);
	}
});

describe("completion", () => {
	/** Returns bash's offers for the last of some words. */
	function offered(...words: readonly string[]) {
		const { stdout } = spawnSync(
			"bash",
			[
				"-c",
				`source <("$0" "$1" completion bash); COMP_WORDS=("\${@:2}"); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _square_control; echo "\${COMPREPLY[*]}"`,
				...[process.execPath, BIN, "square-control", ...words],
			],
			{ encoding: "utf8" },
		);
		return stdout.trim().split(" ");
	}

	const has = (shell: string) => spawnSync(shell, ["--version"]).status === 0;

	test.runIf(has("bash"))(
		"completion in bash offers programs, options and the values of options",
		() => {
			expect(offered("")).toEqual([...PROGRAM_NAMES, "completion", "--help", "--version"]);
			expect(offered("st")).toEqual(["study"]);
			expect(offered("games", "--fo")).toEqual(["--format"]);
			expect(offered("games", "--format", "")).toEqual(["jsonl", "letters", "csv"]);
			expect(offered("study", "--colour", "w")).toEqual(["white"]);
			expect(offered("study", "--")).toContain("--min-elo");
			// Files are the shell's own affair.
			expect(offered("games", "ga")).toEqual([""]);
			expect(offered("completion", "")).toEqual(["bash", "zsh", "fish"]);
			expect(offered("engine", "--")).toEqual(["--help"]);
		},
	);

	/** The script of a shell, in a file. */
	function scriptOf(shell: string): string {
		const path = join(folder, `completion.${shell}`);
		writeFileSync(path, run("completion", shell).stdout);
		return path;
	}

	/** How a script names a program, and an option of it. */
	const LINES: Readonly<Record<string, (program: string, option?: string) => RegExp>> = {
		bash: (name, option) =>
			option === undefined
				? new RegExp(`compgen -W "(?:[a-z]+ )*${name} `)
				: new RegExp(`-\\*" ${name}"\\) words="[^"]*--${option}[ "]`),
		zsh: (name, option) =>
			option === undefined
				? new RegExp(`^\\t+'${name}:`, "m")
				: new RegExp(`^\\t${name}\\) compadd -- .*--${option}(?: |$)`, "m"),
		fish: (name, option) =>
			option === undefined
				? new RegExp(`-n __fish_use_subcommand -a ${name} `)
				: new RegExp(`contains -- ${name} .* -l ${option}(?: |$)`, "m"),
	};

	test.each(["bash", "zsh", "fish"])(
		"the completion script for %s has all programs and options",
		(shell) => {
			const script = readFileSync(scriptOf(shell), "utf8");
			const line = LINES[shell];
			for (const name of [...PROGRAM_NAMES, "completion"]) {
				expect(script).toMatch(line?.(name) ?? /^$/);
				const [synopsis = ""] = run(name, "--help").stdout.split("\n\n");
				for (const [, option] of synopsis.matchAll(/\[--([a-z-]+)/g))
					expect(script).toMatch(line?.(name, option) ?? /^$/);
				expect(script).toMatch(line?.(name, "help") ?? /^$/);
			}
			expect(script).toContain("jsonl letters csv");
			if (!has(shell)) return;
			const read = spawnSync(shell, ["-n", scriptOf(shell)], { encoding: "utf8" });
			expect([read.stderr, read.status]).toEqual(["", 0]);
		},
	);

	/** Commands that print the offers of zsh and fish for a line that is typed. */
	const TYPED: Readonly<Record<string, (line: string) => readonly string[]>> = {
		// Its completion needs a terminal: what it would be given is printed.
		zsh: (line) => [
			...["-f", "-c"],
			`compdef() { }; compadd() { [ "$1" = -- ] && shift; print -l -- "$@" }; _files() { print a.pgn }
_describe() { print -l -- "\${(@)programs%%:*}" }; source "$0"
words=("\${(@s: :)1}"); CURRENT=$#words; _square_control`,
			...[scriptOf("zsh"), line],
		],
		fish: (line) => [
			...["--no-config", "-c", 'source $argv[1]; complete -C "$argv[2]"'],
			...[scriptOf("fish"), line],
		],
	};

	test.each(["zsh", "fish"].filter(has))(
		"completion in %s offers programs, options, values, and files where files are read",
		(shell) => {
			const place = join(folder, `typed-${shell}`);
			mkdirSync(place);
			writeFileSync(join(place, "a.pgn"), "");
			const typed = (line: string) =>
				spawnSync(shell, TYPED[shell]?.(`square-control ${line}`) ?? [], {
					cwd: place,
					encoding: "utf8",
				})
					.stdout.split("\n")
					.flatMap((offer) => offer.split("\t")[0] || [])
					.toSorted();
			expect(typed("")).toEqual([...PROGRAM_NAMES, "completion"].toSorted());
			expect(typed("-")).toEqual(["--help", "--version"]);
			expect(typed("games ")).toEqual(["a.pgn"]);
			expect(typed("games -")).toEqual(["--first", "--format", "--help"]);
			expect(typed("games --format ")).toEqual(["csv", "jsonl", "letters"]);
			expect(typed("study --rows ")).toEqual(["a.pgn"]);
			expect(typed("study --player ")).toEqual([]);
			expect(typed("review --engine ")).toEqual(["a.pgn"]);
			expect(typed("engine ")).toEqual([]);
			expect(typed("engine -")).toEqual(["--help"]);
			expect(typed("completion ")).toEqual(["bash", "fish", "zsh"]);
			// A file may be called as a program is.
			expect(typed("control study -")).toEqual(["--format", "--help"]);
		},
	);

	test("completion refuses a shell it does not know", () => {
		expect(run("completion", "csh")).toMatchObject({ stdout: "", status: 2 });
		expect(run("completion").stderr).toContain("bash, zsh or fish");
		expect(run("completion", "--help").stdout).toMatch(/^square-control completion/);
	});
});

describe("the examples of docs/scale.md", () => {
	const page = readFileSync(atRoot("docs/scale.md"), "utf8");
	const [shell = ""] = /(?<=```sh\n)parallel[\s\S]*?(?=```)/.exec(page) ?? [];

	test.skipIf(process.platform === "win32")(
		"the commands of docs/scale.md run as they are written",
		() => {
			const place = join(folder, "scale");
			mkdirSync(join(place, "bin"), { recursive: true });
			mkdirSync(join(place, "games"));
			symlinkSync(BIN, join(place, "bin/square-control"));
			// GNU parallel, as far as the example goes: on one machine, one after the other.
			writeFileSync(
				join(place, "bin/parallel"),
				[
					...["#!/bin/sh", 'while [ "$1" != "--retries" ]; do shift; done', 'line="$3"'],
					...["shift 4", "for one; do", 'base=$(echo "$one" | sed "s/[.][^.]*$//")'],
					...['sh -c "$(echo "$line" | sed "s#{\\.}#$base#g; s#{}#$one#g")"', "done", ""],
				].join("\n"),
				{ mode: 0o755 },
			);
			games.forEach(({ moves }, index) => {
				writeFileSync(join(place, `games/${index}.pgn.zst`), `${moves} 1-0\n`);
			});
			const { stdout, stderr, status } = spawnSync("sh", ["-e", "-c", shell], {
				cwd: place,
				encoding: "utf8",
				env: { ...process.env, PATH: `${join(place, "bin")}${delimiter}${process.env.PATH}` },
			});
			expect([stderr, status]).toEqual(["", 0]);
			expect(JSON.parse(stdout)).toMatchObject({ games: games.length, failed: 0 });
			expect(existsSync(join(place, "games/0.pgn.json"))).toBe(true);
		},
	);

	const tools = ["parallel", "zstd"].map((name) => spawnSync(name, ["--version"]).error);

	test.skipIf(tools.some(Boolean))(
		"the commands of docs/scale.md that split a month add up to the whole",
		() => {
			const place = join(folder, "month");
			mkdirSync(join(place, "bin"), { recursive: true });
			symlinkSync(BIN, join(place, "bin/square-control"));
			const text = games.map(({ moves }) => `[Event "?"]\n\n${moves} 1-0\n\n`).join("");
			writeFileSync(join(place, "month.pgn"), text.repeat(20));
			const [month = ""] = /(?<=```sh\n)zstdcat[\s\S]*?(?=```)/.exec(page) ?? [];
			const sh = (script: string) =>
				spawnSync("sh", ["-e", "-c", script], {
					cwd: place,
					encoding: "utf8",
					env: {
						...process.env,
						HOME: place,
						PATH: `${join(place, "bin")}${delimiter}${process.env.PATH}`,
					},
				});
			expect(
				sh("zstd -q month.pgn && mkdir -p .parallel && touch .parallel/will-cite").status,
			).toBe(0);
			const { stderr, status } = sh(month.replace("20M", "8k"));
			expect([stderr, status]).toEqual(["", 0]);
			expect(existsSync(join(place, "part2.json"))).toBe(true);
			const whole = sh("square-control study month.pgn.zst").stdout;
			expect(readFileSync(join(place, "month.json"), "utf8")).toBe(whole);
		},
	);

	test("docs/scale.md names the program as it is installed", () => {
		expect(page).not.toContain("scripts/run.mjs");
		expect(page.match(/\["square-control", "study", "--jobs", "1"/g)).toHaveLength(2);
	});
});

describe("serve", () => {
	const site = join(folder, "site");

	async function serving<Result>(work: (origin: string) => Promise<Result>): Promise<Result> {
		const child = spawn(process.execPath, [BIN, "serve", "--port", "41730", site]);
		try {
			const said = await new Promise<string>((resolve) => {
				child.stdout.setEncoding("utf8").once("data", resolve);
				child.once("close", () => resolve(""));
			});
			return await work(/http:\S+(?=\/ )/.exec(said)?.[0] ?? "");
		} finally {
			// The next has the same port.
			const gone = new Promise((resolve) => child.once("close", resolve));
			if (child.kill()) await gone;
		}
	}

	test("serve delivers pages, files and the page for unknown addresses, with the headers of the build", async () => {
		mkdirSync(join(site, "static"), { recursive: true });
		writeFileSync(join(site, "index.html"), "front");
		writeFileSync(join(site, "about.html"), "about");
		writeFileSync(join(site, "404.html"), "nothing");
		writeFileSync(join(site, "static/a.wasm"), "wasm");
		writeFileSync(join(folder, "secret.html"), "secret");
		writeFileSync(
			join(site, "_headers"),
			"/\n  X-Page: front\n/404.html\n  X-Page: none\n/static/*\n  Cache-Control: immutable\n",
		);
		await serving(async (origin) => {
			const ask = async (path: string, method = "GET") => {
				const answer = await fetch(`${origin}${path}`, { method });
				const { headers } = answer;
				return [
					answer.status,
					await answer.text(),
					headers.get("x-page"),
					headers.get("cache-control"),
				];
			};
			expect(await ask("/?x#y")).toEqual([200, "front", "front", "no-cache"]);
			expect(await ask("/about")).toEqual([200, "about", null, "no-cache"]);
			expect(await ask("/static/a.wasm")).toEqual([200, "wasm", null, "immutable"]);
			expect(await ask("/static/a.wasm", "HEAD")).toEqual([200, "", null, "immutable"]);
			for (const path of [
				"/x",
				"/%2e%2e%2fsecret",
				"/..%2fsecret.html",
				"/%ff",
				"/static",
				"/_headers",
			]) {
				expect(await ask(path), path).toEqual([404, "nothing", "none", "no-cache"]);
			}
			expect((await ask("/", "POST"))[0]).toBe(405);
			const { headers } = await fetch(`${origin}/static/a.wasm`);
			expect(headers.get("content-type")).toBe("application/wasm");
		});
	});

	test("serve reports a folder without a build and a wrong port", () => {
		expect(run("serve", folder)).toMatchObject({ stdout: "", status: 1 });
		expect(run("serve", "--port", "99999")).toMatchObject({ stdout: "", status: 2 });
	});

	test("serve reports a port that is already in use in a sentence", async () => {
		mkdirSync(site, { recursive: true });
		writeFileSync(join(site, "index.html"), "front");
		const holder = createServer().listen(0, "127.0.0.1");
		await once(holder, "listening");
		const { port } = holder.address() as AddressInfo;
		expect(run("serve", "--port", String(port), site)).toEqual({
			stdout: "",
			stderr: `Port ${port} is taken by another program. Stop that program, or choose another port: square-control serve --port 4173\n`,
			status: 1,
		});
		holder.close();
	});

	test("several header rules that fit one address all apply", () => {
		const rules = headerRules("/*\n  A: 1\n  B: x: y\n\n/a.b\n  C: 3\n");
		expect(rules("/a.b")).toEqual({ A: "1", B: "x: y", C: "3" });
		expect(rules("/acb")).toEqual({ A: "1", B: "x: y" });
	});
});
