// The module of what follows from control, for whoever asks first; it is fetched once, and again if
// it did not come.

import insightAddress from "../../build/insight.wasm?url";
import { createInsight, type Insight } from "./insight.ts";
import { loadModule } from "./load.ts";

let known: Promise<Insight> | undefined;

export function loadInsightModule(): Promise<Insight> {
	known ??= loadModule(insightAddress, createInsight).catch((error) => {
		known = undefined;
		throw error;
	});
	return known;
}
