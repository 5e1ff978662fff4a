// Opening what an address names: asks whether it is to be fetched, fetches it, and opens it as any text.

import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import type { Frame } from "../../chess/frame.ts";
import type { Named } from "../../import/addresses.ts";
import { SITES, type Site } from "../../import/sites.ts";
import { isWhole } from "../../import/wholeText.ts";
import type { Session } from "../useApp.ts";
import { ImportDialog } from "./ImportDialog.tsx";

/** Shows something over the page, whichever it is, until it is done. Gives what comes of it. */
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

/** The sites of which the visitor has been told in this visit what they learn, and has loaded from. */
const known = new Set<Site>();

/** Returns whether it is open now. */
export async function openAddress(named: Named, session: Session): Promise<boolean> {
	const { site, what, ply } = named;
	const text = await shown<string>((done) => (
		<ImportDialog named={named} isKnown={known.has(site)} done={done} />
	));
	if (text === undefined) return false;
	known.add(site);
	const rest = isWhole(text) ? "" : " What came ends in the middle of a game.";
	const isOpen = await session.load(text, `${what} of ${SITES[site].title} is open.${rest}`);
	if (isOpen && ply !== undefined)
		session.actions.goToFrame(Math.min(ply, session.store.get().game.plies) as Frame);
	return isOpen;
}
