// Games that come to a collection from elsewhere, while they come.

import { expect, test } from "vitest";
import { receiveSource, type Source, sendSource } from "../../../src/games/collection/source.ts";
import { AS_READ, collectionOf, gameText } from "../../support/collection.ts";

const encoder = new TextEncoder();

/** Games as long as they are pushed, over a port. */
function pushed() {
	let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
	let isCancelled = false;
	const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
		start: (given) => {
			controller = given;
		},
		cancel: () => {
			isCancelled = true;
		},
	});
	const source: Source = { name: "Ann", size: 0, stream: () => stream };
	return {
		source: receiveSource(sendSource(source)),
		push: (text: string) => controller?.enqueue(encoder.encode(text)),
		close: () => controller?.close(),
		fail: (message: string) => controller?.error(new Error(message)),
		isCancelled: () => isCancelled,
	};
}

const some = (count: number, from = 0) =>
	Array.from({ length: count }, (_, index) =>
		gameText({ Event: "Made", White: `W${from + index}`, Black: "B" }, "1. e4 e5 2. Nf3 Nc6 *"),
	).join("");

const empty = async () => (await collectionOf("")).collection;

test("games from a slow source are listed as they arrive", async () => {
	const collection = await empty();
	const games = pushed();
	const totals: number[] = [];
	const reading = collection.read([games.source], ({ total }) => totals.push(total));
	games.push(some(100));
	await expect.poll(() => collection.list({}, AS_READ)).toBeGreaterThan(50);
	games.push(some(20, 100));
	games.close();
	expect((await reading).games).toBe(120);
	expect(new Set(totals)).toEqual(new Set([0]));
});

test.each([
	["keep", 50, 100],
	["cancel", 0, 0],
] as const)(
	"stopping a source that sends nothing ends it at once: %s",
	async (how, least, most) => {
		const collection = await empty();
		const games = pushed();
		const reading = collection.read([games.source], () => {});
		games.push(`${some(100)}[Event "Half"]\n\n1. e4`);
		await expect.poll(() => collection.list({}, AS_READ)).toBeGreaterThan(50);
		collection.stop(how);
		const status = await reading;
		expect(status.games).toBeGreaterThanOrEqual(least);
		expect(status.games).toBeLessThanOrEqual(most);
		await expect.poll(games.isCancelled).toBe(true);
	},
);

test("a source that breaks off keeps what has arrived and says why", async () => {
	const collection = await empty();
	const games = pushed();
	const reading = collection.read([games.source], () => {});
	games.push(some(100));
	await expect.poll(() => collection.list({}, AS_READ)).toBeGreaterThan(50);
	games.fail("The answer broke off");
	await expect(reading).rejects.toThrow("The answer broke off");
	expect(collection.status().games).toBeGreaterThan(50);
});

test("a fault of a source keeps its details on its way to the page", async () => {
	class SiteFault extends Error {
		override readonly name = "SiteFault";
		readonly code = "wait";
		readonly seconds = 60;
	}
	const stream = () =>
		new ReadableStream<Uint8Array<ArrayBuffer>>({
			pull() {
				throw new SiteFault("Wait");
			},
		});
	const far = receiveSource(sendSource({ name: "Ann", size: 0, stream }));
	await expect(far.stream().getReader().read()).rejects.toMatchObject({
		name: "SiteFault",
		message: "Wait",
		code: "wait",
		seconds: 60,
	});
});
