// The clocks of a game at a position, from the comments of its file.

import type { Frame } from "../../chess/frame.ts";
import { type Game, positionAt } from "../../chess/game.ts";
import { BLACK, type Side, WHITE } from "../../chess/piece.ts";

/** "1:02:03", or "2:03" for "0:02:03.4"; any other text stays as it is. */
export function clockText(written: string): string {
	const [, hours = "", minutes = "", seconds = ""] =
		/^(\d+):(\d{1,2}):(\d{1,2})(?:\.\d*)?$/.exec(written.trim()) ?? [];
	if (seconds === "") return written.trim();
	const two = seconds.padStart(2, "0");
	return Number(hours) > 0
		? `${Number(hours)}:${minutes.padStart(2, "0")}:${two}`
		: `${Number(minutes)}:${two}`;
}

/** The clock of a side after its latest move. Undefined if the file has none. */
export function clockOf(game: Game, frame: Frame, side: Side): string | undefined {
	for (let at: Frame | undefined = frame; at !== undefined; ) {
		const { fen, notes, parent } = positionAt(game, at);
		const mover = fen.split(" ")[1] === "w" ? BLACK : WHITE;
		const written = notes.clocks.get("clk");
		if (mover === side && written !== undefined) return clockText(written);
		at = parent;
	}
	return undefined;
}
