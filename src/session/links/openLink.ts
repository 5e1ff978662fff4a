// Opens a link: shows everything as the link describes it. Undo leads back to the game that was
// open before.

import { DEFAULT_LENS } from "../../board/heat/lenses.ts";
import { frameOn } from "../../chess/edit.ts";
import { isFault } from "../../chess/pgn/gameFault.ts";
import { readText } from "../../chess/pgn/readText.ts";
import { WHITE } from "../../chess/piece.ts";
import type { Work } from "../../chess/work.ts";
import type { Core } from "../../control/core.ts";
import { linkWords } from "../../messages/en/faults.ts";
import { linkFaultText, textFaultText } from "../../messages/textFaults.ts";
import { atOnce, type Run } from "../../runtime/slices.ts";
import { type AskAbout, receive } from "../opening/receive.ts";
import type { Arrival } from "../state/appState.ts";
import type { AppStore } from "../state/appStore.ts";
import { loadReference } from "../state/lateReference.ts";
import { explaining, opened } from "../state/panels.ts";
import { LinkError } from "./linkError.ts";
import { type LinkView, readLink } from "./links.ts";

/** Finds the position that a link compares with, if it does. */
const pinning = async ({ compare }: LinkView) =>
	compare === undefined ? undefined : (await loadReference()).referenceNamed;

type PinNamed = Awaited<ReturnType<typeof pinning>>;

function* showing(
	store: AppStore,
	core: Core,
	view: LinkView,
	pin: PinNamed,
	ask: AskAbout | undefined,
): Work<boolean> {
	const found = yield* readText(view.text, view.open);
	if (isFault(found)) {
		const problem = textFaultText(found);
		console.error(problem);
		store.set({ problem });
		return false;
	}
	const reference = pin?.(core, found.game, view.compare ?? "");
	const arrival: Arrival = {
		...found,
		frame: frameOn(found.game, view.choices),
		news: { code: "link" },
		by: "link",
		rest: {
			isFromLink: true,
			orientation: view.orientation ?? WHITE,
			lens: view.lens ?? DEFAULT_LENS,
			...(reference !== undefined && { reference, ...opened("compare") }),
			...(view.square !== undefined && explaining(view.square)),
		},
	};
	receive(store, core, arrival, ask);
	return true;
}

/**
 * Opens the link behind a #. Returns whether it could be read: if not, only the problem changes.
 */
export async function openLink(
	store: AppStore,
	core: Core,
	link: string | URLSearchParams,
	isLatest: () => boolean,
	run: Run = atOnce,
	ask?: AskAbout,
): Promise<boolean> {
	try {
		const view = await readLink(link, run);
		const pin = await pinning(view);
		return isLatest() && (await run(showing(store, core, view, pin, ask)));
	} catch (error) {
		if (!(error instanceof LinkError)) throw error;
		const problem = linkWords.damaged(linkFaultText(error.fault));
		console.error(problem);
		if (isLatest()) store.set({ problem });
		return false;
	}
}
