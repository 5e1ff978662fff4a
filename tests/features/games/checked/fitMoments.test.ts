// Which moments questions are made of, with an engine's verdicts and without.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { claimKey, claimOf } from "../../../../src/features/games/checked/claim.ts";
import { createFitness } from "../../../../src/features/games/checked/fitMoments.ts";
import type { Games } from "../../../../src/features/games/games.ts";
import { collectionOf } from "../../../support/collection.ts";
import { atRoot } from "../../../support/core.ts";

const TEXT = readFileSync(atRoot("tests/games/answers/players.pgn"), "utf8");
/** There is none to check them. */
const noEngine = async () => {};

const ABOUT = { key: "hanging", whose: "them" } as const;

async function opened(verdicts: Readonly<Record<string, boolean>> = {}) {
	const { collection } = await collectionOf(TEXT);
	const asked = { me: ["Ding Liren"], filter: {} };
	const { rows } = await collection.asking.gamesOf(asked, ABOUT, 0, 50);
	const client = { ask: async (_: "hangs", ...at: [number, number]) => collection.hangs(...at) };
	const verdictOf = ({ claim }: { claim: Parameters<typeof claimKey>[0] }) =>
		verdicts[claimKey(claim)];
	const fitOf = createFitness({ client } as unknown as Pick<Games, "client">, {
		verdictOf,
		checkFirst: noEngine,
	});
	return { collection, rows, fitOf };
}

test("an unchecked moment becomes a question only if a longer search confirms it", async () => {
	const { collection, rows, fitOf } = await opened();
	const fit = await fitOf(ABOUT, rows, 50);
	expect(fit).toEqual(rows.filter(({ game, ply }) => collection.hangs(game, ply)));
	expect(fit.length).toBeGreaterThan(0);
	expect(fit.length).toBeLessThan(rows.length);
});

test("refuted moments never become questions, and confirmed ones come first", async () => {
	const { rows } = await opened();
	const keyOf = (row: (typeof rows)[number]) => {
		const claim = claimOf(ABOUT.key, row, ABOUT.whose);
		return claim ? claimKey(claim) : "";
	};
	const [first, ...others] = rows;
	const last = others.at(-1);
	if (first === undefined || last === undefined) return expect.fail("too few");
	const { fitOf } = await opened({ [keyOf(first)]: false, [keyOf(last)]: true });
	const fit = await fitOf(ABOUT, rows, 50);
	expect(fit.map(keyOf)).not.toContain(keyOf(first));
	expect(fit[0]).toEqual(last);
	// The rest are counted no further than is needed.
	expect(await fitOf(ABOUT, rows, 1)).toEqual([last]);
});

test("a worker that ends before it has answered is asked again", async () => {
	const { collection, rows } = await opened();
	let answers = 0;
	const ask = async (_: "hangs", ...at: [number, number]) => {
		if (answers++ === 0) throw new Error("the worker has ended");
		return collection.hangs(...at);
	};
	const games = { client: { ask } } as unknown as Pick<Games, "client">;
	const fitOf = createFitness(games, {
		verdictOf: () => undefined,
		checkFirst: noEngine,
	});
	await expect(fitOf(ABOUT, rows, 1)).rejects.toThrow("ended");
	expect(await fitOf(ABOUT, rows, 1)).toHaveLength(1);
});
