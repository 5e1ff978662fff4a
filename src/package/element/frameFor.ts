// The frame of a board: its address says all that the tag says.

import { SETTINGS } from "./settings.ts";
import { addressOfBoard } from "./tag.ts";

/** Throws where it is not known where boards are. */
export function frameFor(
	tag: HTMLElement,
	game: string,
	onLoad: (frame: HTMLIFrameElement) => void,
): HTMLIFrameElement {
	const address = addressOfBoard(tag.getAttribute("src"));
	const given = new URLSearchParams();
	for (const name of [...SETTINGS, "autoplay", "ply", "game", "layout", "scale"]) {
		const value = tag.getAttribute(name);
		if (value !== null) given.set(name, value);
	}
	given.set("pgn", game);
	const frame = document.createElement("iframe");
	address.hash = `${given}`;
	frame.src = `${address}`;
	frame.title = tag.getAttribute("label") ?? "Chessboard coloured by control";
	frame.onload = () => onLoad(frame);
	return frame;
}
