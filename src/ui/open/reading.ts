// Opening what somebody brings: a text, or a file with one. It comes when something is brought.

import { decodeText } from "../../chess/decode.ts";
import type { Session } from "../useApp.ts";
import { contentFault, fileFault, linkIn, textFault } from "./faults.ts";
import { SAMPLE_GAMES } from "./sampleGames.ts";

/** Opens a text: a game, a position, or a link of ours. Returns whether it is open now. */
export async function openText(text: string, session: Session): Promise<boolean> {
	const hash = linkIn(text);
	if (hash !== undefined) return session.openLink(hash);
	const fault = textFault(text);
	if (fault === undefined) return session.load(text);
	session.actions.setProblem(fault);
	return false;
}

/** Shows the text of a file that cannot be opened. Returns whether what it holds is open now. */
export async function openFile(
	file: File,
	session: Session,
	show: (text: string) => void,
): Promise<boolean> {
	const refuse = (fault: string) => {
		session.actions.setProblem(fault);
		return false;
	};
	const fault = fileFault(file);
	if (fault !== undefined) return refuse(fault);
	const isWanted = session.begin();
	try {
		const text = decodeText(new Uint8Array(await file.arrayBuffer()));
		if (!isWanted()) return false;
		const inside = contentFault(file.name, text);
		if (inside !== undefined) return refuse(inside);
		const isOpen = await openText(text, session);
		if (!isOpen) show(text);
		return isOpen;
	} catch (error) {
		console.error(error);
		return refuse(`${file.name} could not be read`);
	}
}

/** Opens a game of samples.ts. Returns whether it is open now. */
export const openSample = async (year: number, { load }: Session): Promise<boolean> =>
	load(SAMPLE_GAMES[year] ?? "");
