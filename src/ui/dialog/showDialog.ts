// Something over the page, whichever page it is, until it is done.

import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";

/** Gives what comes of it; undefined where it was given up. */
export function shown<Result>(
	content: (done: (result: Result | undefined) => void) => ReactNode,
): Promise<Result | undefined> {
	const room = document.createElement("div");
	document.body.append(room);
	const root = createRoot(room);
	return new Promise((resolve) => {
		const done = (result: Result | undefined) => {
			root.unmount();
			room.remove();
			resolve(result);
		};
		root.render(content(done));
	});
}
