// Tests the shots of a film, and how a worker is asked for one.

import { beforeEach, expect, test } from "vitest";
import type { Frame } from "../../../../src/chess/frame.ts";
import { type FilmRequest, requestFilm } from "../../../../src/features/share/film/filmProtocol.ts";
import { filmSize } from "../../../../src/features/share/film/paintShot.ts";
import { createReel, type FilmOptions } from "../../../../src/features/share/film/reel.ts";
import { seenAt } from "../../../../src/features/share/picture/pictureAt.ts";
import { testInsight } from "../../../support/core.ts";
import { opened } from "../../../support/opened.ts";

const { game, control, store, core } = opened(
	'[White "A"]\n[Black "B"]\n[Event "Cup"]\n[Date "1999.01.20"]\n\n1. e4 e5 {Twenty signs of text} 2. Nf3! Nc6 {[%cal Ge2e4]} 1-0',
);

const OPTIONS: FilmOptions = {
	format: "gif",
	width: 640,
	speed: 1000,
	from: 0,
	to: 4,
	showsComments: true,
	showsCounts: true,
	hasCards: true,
};

const LINE = [0, 1, 2, 3, 4] as Frame[];

const reelOf = (change: Partial<FilmOptions>) =>
	createReel(
		game,
		{ ...OPTIONS, ...change },
		{
			line: LINE,
			numbers: [],
			control,
			see: (frame) => seenAt({ store, core }, game, control, frame, testInsight()),
		},
	);

const stepsOf = ({ shots }: ReturnType<typeof reelOf>) =>
	shots.flatMap((shot) => (shot.kind === "step" ? shot : []));

beforeEach(() => store.set({ hidden: {}, lens: "control" }));

test("a video has a title, each position of its range, and an end card", () => {
	const { shots } = reelOf({});
	expect(
		shots.map((shot) => (shot.kind === "card" ? [shot.title, ...shot.lines] : shot.move)),
	).toEqual([
		["A – B", "Cup, 1999"],
		"",
		"1. e4",
		"1... e5",
		"2. Nf3!",
		"2... Nc6",
		["A – B", "1–0, White wins"],
	]);
});

test("a video of a part of the game does not end with the result", () => {
	expect(reelOf({ from: 0, to: 2 }).shots.map(({ kind }) => kind)).toEqual([
		"card",
		"step",
		"step",
		"step",
	]);
});

test("a video's range can be given backwards, and cards can be left out", () => {
	const { shots } = reelOf({ from: 3, to: 1, hasCards: false });
	expect(shots.map((shot) => shot.kind === "step" && shot.place)).toEqual([1, 2, 3]);
});

test("a comment stays as long as it takes to read, and the last position longer", () => {
	const { shots } = reelOf({ hasCards: false });
	expect(shots.map(({ milliseconds }) => milliseconds)).toEqual([1000, 1000, 1900, 1000, 2500]);
	const silent = reelOf({ hasCards: false, showsComments: false });
	expect(silent.shots.map(({ milliseconds }) => milliseconds)).toEqual([
		1000, 1000, 1000, 1000, 2500,
	]);
});

test("arrows hidden on the board are not in the video", () => {
	const arrows = () => stepsOf(reelOf({})).flatMap(({ notes }) => notes.arrows);
	expect(arrows()).toHaveLength(1);
	store.set({ hidden: { arrows: true } });
	expect(arrows()).toHaveLength(0);
});

test("colours hidden on the board are not in the video, and neither are the counts", () => {
	const whole = filmSize(reelOf({}));
	store.set({ hidden: { heat: true }, lens: "attackers" });
	const reel = reelOf({});
	expect(
		stepsOf(reel).filter(({ picture }) => (picture.control ?? picture.attackers) !== undefined),
	).toEqual([]);
	expect(filmSize(reel).height).toBe(filmSize(reelOf({ showsCounts: false })).height);
	expect(filmSize(reel).height).toBeLessThan(whole.height);
});

test("marks of how pieces stand are in the video if the board shows them", () => {
	expect(stepsOf(reelOf({})).filter(({ standing }) => standing !== undefined)).toEqual([]);
	store.set({ lens: "pieces" });
	const marked = stepsOf(reelOf({})).map(({ standing }) => standing);
	expect(marked).toHaveLength(LINE.length);
	expect(marked.every((standing) => standing?.marks.some((mark) => mark !== 0))).toBe(true);
	expect(Object.keys(marked[0] ?? {})).not.toContain("game");
	store.set({ hidden: { heat: true } });
	expect(stepsOf(reelOf({})).filter(({ standing }) => standing !== undefined)).toEqual([]);
});

test("every video size has even sides and room only for what is shown", () => {
	for (const width of [320, 480, 640, 960]) {
		const whole = filmSize(reelOf({ width }));
		const bare = filmSize(reelOf({ width, showsCounts: false, showsComments: false }));
		expect([whole.width % 2, whole.height % 2, bare.height % 2]).toEqual([0, 0, 0]);
		expect(bare.height).toBeLessThan(whole.height);
	}
});

test("an error in the worker is reported by name, and cancelling a video ends its worker", async () => {
	const ended: string[] = [];
	const worker = () =>
		({
			postMessage: () => {},
			terminate: () => ended.push("ended"),
			onmessage: null,
		}) as unknown as Worker;
	const request = {} as FilmRequest;
	const failing = worker();
	const failed = requestFilm(failing, request, () => {}, new AbortController().signal);
	const fault = { name: "NotSupportedError", message: "No encoder" };
	const failure = { id: 1, fault };
	failing.onmessage?.(new MessageEvent("message", { data: failure }));
	await expect(failed).rejects.toMatchObject({ name: "NotSupportedError" });
	const calling = new AbortController();
	const stopped = requestFilm(worker(), request, () => {}, calling.signal);
	calling.abort();
	await expect(stopped).rejects.toMatchObject({ name: "AbortError" });
	expect(ended).toEqual(["ended", "ended"]);
});
