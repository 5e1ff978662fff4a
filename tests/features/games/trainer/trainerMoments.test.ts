// Moments for a trainer: which move is in question, what was better, and who says so.

import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { squareNamed } from "../../../../src/chess/square.ts";
import {
	factsOf,
	type TrainerRequest,
	trainerMoment,
} from "../../../../src/features/games/trainer/trainerMoments.ts";
import type { Moment } from "../../../../src/games/collection/answers/answer.ts";
import { atRoot, testCore } from "../../../support/core.ts";

beforeAll(() => {
	const fetched = async (address: string) =>
		new Response(readFileSync(atRoot(String(address).replace(/^\//, ""))), {
			headers: { "content-type": "application/wasm" },
		});
	vi.stubGlobal("fetch", fetched);
});

afterAll(() => vi.unstubAllGlobals());

const TEXT = "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. a3 a6 5. Qxf7# *";

const ROW = { game: 0, white: "Anna", black: "Bob", result: "*", mySide: "white" };
const rowAt = (ply: number, move: string) => ({ ...ROW, ply, move }) as Moment;

const answer = (about: "hanging" | "punish" | "won"): TrainerRequest => ({
	by: "answer",
	about,
	whose: "me",
});

async function factsAbout(request: TrainerRequest, moment: Moment, best?: string) {
	const reason = best === undefined ? undefined : ({ kind: "hanging", ply: 7, best } as const);
	const facts = await factsOf(request, { moment, reason }, TEXT, testCore());
	if (facts === undefined) throw new Error("No such move");
	return facts;
}

test("a trainer sees the move that left a piece hanging, and the engine's better line", async () => {
	const facts = await factsAbout(answer("hanging"), rowAt(7, "4.a3"));
	expect(facts).toMatchObject({ ply: 7, played: "4.a3", isWrong: true });
	const instead = { moves: ["h5f7"], mark: "??" } as const;
	const [a2, a3, h5, f7] = ["a2", "a3", "h5", "f7"].map(squareNamed);
	expect(trainerMoment(facts, instead, true)).toMatchObject({
		better: ["4.Qxf7#"],
		isOfEngine: true,
		nag: 4,
		verdict: true,
		arrows: [
			{ colour: "R", from: a2, to: a3 },
			{ colour: "G", from: h5, to: f7 },
		],
	});
	// Nothing better is made up where no engine has looked.
	expect(trainerMoment(facts, undefined, undefined)).toMatchObject({
		better: [],
		nag: undefined,
		verdict: undefined,
	});
});

test("a trainer sees the reply that missed a chance, and the better capture", async () => {
	const facts = await factsAbout(answer("punish"), rowAt(7, "4.a3"));
	expect(facts).toMatchObject({ ply: 8, played: "4...a6", isWrong: true });
	expect(trainerMoment(facts, undefined, undefined)).toMatchObject({
		better: ["4...Nxh5"],
		isOfEngine: false,
	});
});

test("a trainer sees a lead as a position without a mistake", async () => {
	const facts = await factsAbout(answer("won"), rowAt(6, "3...Nf6"));
	expect(facts).toMatchObject({ ply: 6, played: "3...Nf6", isWrong: false });
	expect(trainerMoment(facts, undefined, true)).toMatchObject({ better: [], arrows: [] });
});

test("a trainer sees the reason of a reviewed game with its best move", async () => {
	const loss = { by: "engine", kind: "hanging" } as const;
	const facts = await factsAbout({ by: "loss", loss, share: "" }, rowAt(7, ""), "h5f7");
	expect(facts).toMatchObject({ ply: 7, played: "4.a3", isWrong: true });
	expect(trainerMoment(facts, undefined, undefined)).toMatchObject({
		better: ["4.Qxf7#"],
		isOfEngine: true,
		nag: 2,
		verdict: true,
	});
});

test("a moment beyond the end of its game is left out for trainers", async () => {
	const given = { moment: rowAt(40, "20.a3") };
	expect(await factsOf(answer("hanging"), given, TEXT, testCore())).toBeUndefined();
});
