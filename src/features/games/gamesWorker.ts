// The worker that many games live in: a collection, and the reader that fills it.

import insightAddress from "../../../build/insight.wasm?url";
import readerAddress from "../../../build/reader.wasm?url";
import { createInsight } from "../../control/insight.ts";
import { loadModule } from "../../control/load.ts";
import { loadReader } from "../../control/loadReader.ts";
import { Collection } from "../../games/collection/collection.ts";
import { answerAt } from "../../games/collection/protocol.ts";
import { openStock } from "../../games/collection/savedStock.ts";

const load = () =>
	Promise.all([
		loadReader(new URL(readerAddress, import.meta.url)),
		loadModule(new URL(insightAddress, import.meta.url), createInsight),
	]);

/** Cached for a later opening of the collection, when the network may be gone. */
let loaded: Awaited<ReturnType<typeof load>> | undefined;

async function open(): Promise<Collection> {
	loaded ??= await load();
	const [module, insight] = loaded;
	// Last: an open stock keeps every other tab from its files.
	const collection = new Collection(await openStock(), module, insight);
	await collection.bringBack();
	return collection;
}

answerAt(self, open);
