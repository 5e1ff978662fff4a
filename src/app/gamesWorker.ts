// The worker that many games live in: a collection, and the reader that fills it.

import readerAddress from "../../build/reader.wasm?url";
import { Collection } from "../collection/collection.ts";
import { openStock } from "../collection/keptStock.ts";
import { answerAt } from "../collection/protocol.ts";
import { loadReader } from "../control/loadReader.ts";

async function open(): Promise<Collection> {
	const [module, opened] = await Promise.all([
		loadReader(new URL(readerAddress, import.meta.url)),
		openStock(),
	]);
	return new Collection(opened, module);
}

answerAt(self, open());
