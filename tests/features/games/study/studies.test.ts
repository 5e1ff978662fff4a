// A study that fails ends, and can be asked for again.

import { afterEach, expect, test, vi } from "vitest";
import { createGames } from "../../../../src/features/games/games.ts";
import { createStudies } from "../../../../src/features/games/study/studies.ts";
import { Collection } from "../../../../src/games/collection/collection.ts";
import { answerAt, createClient } from "../../../../src/games/collection/protocol.ts";
import { Stock } from "../../../../src/games/collection/stock.ts";
import { gameText } from "../../../support/collection.ts";
import { testInsight, testReader } from "../../../support/core.ts";
import { until } from "../../../support/until.ts";

afterEach(() => vi.restoreAllMocks());

test("after an error counting stops, and the next request counts again", async () => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	const { port1, port2 } = new MessageChannel();
	const opened = {
		stock: new Stock(),
		save() {},
		check: async () => {},
		close() {},
		unsaved: undefined,
	};
	const collection = new Collection(opened, testReader(), testInsight());
	await collection.read([new File([gameText({ White: "a" })], "a.pgn")], () => {});
	const study = vi.spyOn(collection, "study").mockRejectedValue(new Error("It broke"));
	answerAt(port2, async () => collection);
	const games = createGames(createClient(() => port1 as never));
	const studies = createStudies(games);
	await until(() => expect(games.store.get().problem).toContain("It broke"));
	expect(studies.store.get()).toMatchObject({ isCounting: false, counted: undefined });
	study.mockRestore();
	await studies.count();
	expect(studies.store.get()).toMatchObject({ isCounting: false, counted: { filters: [{}] } });
	port1.close();
});
