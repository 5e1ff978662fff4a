// square-control review, as a program. How it reads files is told of games, which goes the same
// way.

import { spawnSync } from "node:child_process";
import { beforeAll, expect, test } from "vitest";
import { atRoot } from "../support/core.ts";
import { buildPrograms, PROGRAM } from "../support/program.ts";

const FAKE = atRoot("tests/support/fakeUci.mjs");

function review(input: string, ...more: readonly string[]) {
	const { stdout, stderr, status } = spawnSync(process.execPath, [PROGRAM, "review", ...more], {
		input,
		encoding: "utf8",
		env: { ...process.env, VITE_ENGINE: "off" },
	});
	return { stdout, stderr, status };
}

beforeAll(buildPrograms, 300_000);

const LEFT = "1. e4 e5 2. Nf3 Nf6 3. Nxe5 Nxe4 4. Nc3 h6 5. d3 Nxc3 *";

test("review prints a line for each game with its moments, and one sentence for each moment", () => {
	const { stdout, stderr, status } = review(`${LEFT}\n\n[Event "none"]\n\n*\n`);
	const [first, second] = stdout
		.trim()
		.split("\n")
		.map((line) => JSON.parse(line));
	expect([stderr, status]).toEqual(["", 0]);
	const nothing = { plies: 0, engine: false, moments: [], mistakes: [] };
	expect(second).toEqual({ id: second.id, game: 2, ...nothing });
	expect([first.game, first.plies]).toEqual([1, 10]);
	expect(first.moments[0]).toEqual({
		ply: 8,
		kind: "missed",
		side: "black",
		squares: ["e4"],
		gain: 3,
		missed: true,
		text: "After 4...h6 the knight on e4 hangs: taking it wins 3 points, counting captures. White played 5.d3 instead.",
	});
});

test("review reports an error for a game that cannot be read, and goes on with the others", () => {
	const { stdout } = review(`[FEN "nonsense"]\n\n1. e4 *\n\n${LEFT}\n`);
	const [first, second] = stdout
		.trim()
		.split("\n")
		.map((line) => JSON.parse(line));
	expect(first.error).toContain("Invalid FEN");
	expect(second.plies).toBe(10);
});

/** The fool's mate, with what a site wrote into it. */
const FOOL = `[White "A"]

1. f3 { [%eval -0.6] } 1... e5 { [%eval -0.55] } 2. g4 { [%eval #-1] } 2... Qh4# 0-1
`;

test("review finds mistakes and accuracy from the evaluations of the file, without an engine", () => {
	const { stdout, status } = review(FOOL);
	const { mistakes, accuracy } = JSON.parse(stdout);
	expect(status).toBe(0);
	expect(mistakes).toEqual([
		{
			ply: 1,
			move: "1.f3",
			before: 15,
			after: -60,
			best: null,
			mark: "?!",
			reasons: [{ kind: "line", squares: [] }],
			text: "After 1.f3, Black is better.",
		},
		{
			ply: 3,
			move: "2.g4",
			before: -55,
			after: -1000,
			best: null,
			mark: "??",
			reasons: [{ kind: "mate", squares: ["e1"] }],
			text: "2.g4 allowed mate at once.",
		},
	]);
	expect(accuracy.black).toBeGreaterThan(99);
	expect(accuracy.white).toBeLessThan(60);
});

test("review without any evaluations reports the moves that lose material, with no mark", () => {
	const club = `[WhiteElo "1500"]\n[BlackElo "1500"]\n\n${LEFT}\n`;
	const [mistakes, none] = [club, club.replaceAll("1500", "2500")].map(
		(text) => JSON.parse(review(text).stdout).mistakes,
	);
	expect(none).toEqual([]);
	expect(mistakes[0]).toEqual({
		ply: 8,
		move: "4...h6",
		lost: 3,
		best: "4...Nxc3",
		line: ["4...Nxc3", "5.bxc3", "5...a5", "6.Qe2"],
		reasons: [
			{
				kind: "hanging",
				squares: ["e4"],
				changed: { kind: "unsaved", squares: ["e4"] },
			},
		],
		text: "4...h6 did not save the knight on e4: 5.Nxe4 wins it. 4...Nxc3 saves 3 points in captures.",
	});
});

test("review says whether an engine was used, and why it reports little without one", () => {
	const games = ["", '[WhiteElo "2500"]\n[BlackElo "2500"]\n\n', '[WhiteElo "1500"]\n\n'];
	const quiet = games.map((tags) => `${tags}1. e4 e5 *\n\n`).join("");
	const [unrated, masters, club, judged] = review(`${quiet}${FOOL}`)
		.stdout.trim()
		.split("\n")
		.map((line) => JSON.parse(line));
	expect(unrated.note).toContain("Neither player’s rating is known");
	expect(masters.note).toContain("Both players are masters");
	expect(club.note).toContain("two points or more");
	expect([unrated, masters, club].map(({ engine }) => engine)).toEqual([false, false, false]);
	expect([judged.engine, judged.note]).toEqual([true, undefined]);
	const rows = review(quiet, "--format", "csv").stdout.trim().split("\n").slice(1);
	expect(rows).toEqual(rows.map(() => expect.stringMatching(/^\d+,\d,,note,,,,,,,,,"?No engine/)));
});

test("review gives evaluations from White's side, whoever made the mistake", () => {
	const game = `[WhiteElo "1500"]

1. e4 {[%eval 0.2]} e5 {[%eval 0.2]} 2. Nf3 {[%eval 0.2]} f6 {[%eval 2.9]} *
`;
	const { mistakes } = JSON.parse(review(game).stdout);
	expect(mistakes).toMatchObject([{ move: "2...f6", before: 20, after: 290 }]);
});

test("review keeps the evaluations of the file and adds the lines of the engine", () => {
	const [withBoth, alone] = [FOOL, LEFT].map((text) => {
		const { stdout, stderr, status } = review(text, "--engine", FAKE, "--jobs", "1");
		expect([stderr, status]).toEqual(["", 0]);
		return JSON.parse(stdout);
	});
	expect(withBoth.mistakes[1]).toMatchObject({ before: -55, after: -1000, best: "2.f4" });
	expect(withBoth.mistakes[1].text).toBe("2.g4 allowed mate at once. 2.f4 avoids it.");
	// The fake counts legal moves.
	expect(alone.mistakes.every(({ mark }: { mark: string }) => /^\?[!?]?$|^\?\?$/.test(mark))).toBe(
		true,
	);
	expect(alone.accuracy.white).toBeGreaterThan(0);
});

test("review keeps the order of games, however many engines work", () => {
	const games = Array.from({ length: 6 }, (_, n) => (n % 2 === 0 ? FOOL : `${LEFT}\n\n`)).join(
		"\n",
	);
	const one = review(games, "--engine", FAKE, "--jobs", "1");
	expect(one.stdout.trim().split("\n")).toHaveLength(6);
	expect(review(games, `--engine=${FAKE}`, "--jobs", "3", "--nodes", "50")).toEqual(one);
});

test("reviewing a file in parts gives the same lines as the whole file, if parts name their first number", () => {
	const parts = [`${FOOL}\n${LEFT}\n\n`, `${LEFT}\n\n[White "b"]\n\n*\n\n${FOOL}\n`];
	const engine = ["--engine", FAKE, "--jobs", "1"];
	const ways = [["review"], ["review", ...engine], ["games"], ["evaluate", ...engine]];
	for (const [name = "", ...more] of ways) {
		const told = (input: string, ...first: readonly string[]) =>
			spawnSync(process.execPath, [PROGRAM, name, ...more, ...first], { input, encoding: "utf8" })
				.stdout;
		const whole = told(parts.join(""));
		expect(whole.split("\n").length).toBeGreaterThan(5);
		// As a file, since warnings have the lines of their part.
		const numbered = told(parts[0] ?? "") + told(parts[1] ?? "", "--first", "3");
		expect(numbered.replaceAll(/line \d+/g, ""), name).toBe(whole.replaceAll(/line \d+/g, ""));
	}
	const wrong = review("", "--first", "0");
	expect([wrong.status, wrong.stderr]).toEqual([2, expect.stringContaining("--first takes a")]);
});

test("review reports a missing engine, a missing file and a wrong option in a sentence", () => {
	expect(review("", "--engine", "/no/such/engine")).toMatchObject({
		stderr: "The input is empty\n",
		status: 0,
	});
	const wrong = review("", "--nope");
	expect([wrong.status, wrong.stderr]).toEqual([
		2,
		expect.stringContaining("square-control review"),
	]);
	expect(review("", "no.such.pgn").status).toBe(2);
	const dead = review(LEFT, "--engine", "/no/such/engine");
	expect([dead.status, dead.stderr]).toEqual([1, expect.stringMatching(/./)]);
});

test("review --format csv has a row for each moment and mistake, and one for each unreadable game", () => {
	const { stdout, status } = review(`[FEN "nonsense"]\n\n1. e4 *\n\n${LEFT}\n`, "--format", "csv");
	const [heading, unread, ...rows] = stdout.trimEnd().split("\n");
	expect(status).toBe(1);
	expect(heading).toBe("id,game,ply,found,side,kind,squares,gain,move,best,lost,mark,text,error");
	expect(unread).toMatch(/^\d+,1,{11}.*Invalid FEN/);
	expect(rows[0]).toMatch(
		/^\d+,2,8,moment,black,missed,e4,3,,,,,"?After 4\.\.\.h6 the knight on e4 hangs/,
	);
	expect(rows.some((row) => /^\d+,2,/.test(row) && row.includes(",mistake,"))).toBe(true);
	const letters = review(LEFT, "--format", "letters");
	expect([letters.status, letters.stderr]).toEqual([
		2,
		expect.stringContaining('--format is jsonl, csv or pgn, not "letters"'),
	]);
	expect(review(`${FOOL}`, "--help").stdout).toContain("--format jsonl|csv|pgn");
});

test("review --format pgn prints the games with notes and reports those it could not read", () => {
	const input = `${FOOL}\n[FEN "nonsense"]\n\n1. e4 *\n\n${LEFT}\n`;
	const { stdout, stderr, status } = review(input, "--format", "pgn");
	expect([status, stderr]).toEqual([1, expect.stringMatching(/^game 2: Invalid FEN/)]);
	const [tags, fool, left] = stdout.split("\n\n");
	expect(tags).toBe('[White "A"]');
	expect(fool?.replaceAll("\n", " ")).toBe(
		"1. f3 $6 {After 1.f3, Black is better. [%eval -0.6]} 1... e5 {[%eval -0.55]} 2. g4 $4 {2.g4 allowed mate at once. [%csl Re1] [%eval #-1]} 2... Qh4# 0-1",
	);
	expect(left).toContain("4. Nc3 h6 {4...h6 did not save the knight on");
	const again = review(stdout, "--format", "pgn");
	expect([again.stdout, again.stderr]).toEqual([stdout, ""]);
});
