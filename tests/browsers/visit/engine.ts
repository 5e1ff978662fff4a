// Asks the engine within a visit, where the engine has been fetched.

import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Visitor } from "../visitor.ts";

const isThere = existsSync(join(process.cwd(), "dist/engine/19.0.0/engine.json"));

/** Opens the best moves of the position on view, waits for what it finds, and closes them. */
export async function askEngine(visitor: Visitor): Promise<void> {
	if (!isThere) return;
	await visitor.click("tab", /^Explain/);
	await visitor.click("button", "Best moves");
	await visitor.waitFor(".engine-lines li", (texts) => texts.length > 0);
	await visitor.waitFor(".engine-state", ([text]) => /depth \d/.test(text ?? ""));
	await visitor.strike("Escape");
	await visitor.gone("heading", "Best moves");
	await visitor.strike("Escape");
}
