// Shows a dialog over the page, in a React root of its own.

import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";

/** Resolves with what the dialog is done with; undefined where it was cancelled. */
export function showDialog<Result>(
	content: (done: (result: Result | undefined) => void) => ReactNode,
): Promise<Result | undefined> {
	const box = document.createElement("div");
	document.body.append(box);
	const root = createRoot(box);
	return new Promise((resolve) => {
		const done = (result: Result | undefined) => {
			root.unmount();
			box.remove();
			resolve(result);
		};
		root.render(content(done));
	});
}
