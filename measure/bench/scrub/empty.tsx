// Baseline: the browser's own work for a step that changes nothing.

import { stepWithKeys } from "./game.ts";

export function open() {
	stepWithKeys(
		() => {},
		() => {},
	);
	return { element: null, driven: { show: () => {} } };
}
