// The board in the speaker's window: it shows what the wall shows, and what is done on it is done
// there. A move is seen here at once; all else comes back from the wall.

import coreAddress from "../../../build/control.wasm?url";
import type { DrawEvents } from "../../board/events.ts";
import { loadCore } from "../../control/load.ts";
import { linkBoard } from "../../session/board/boardLink.ts";
import { createPencil } from "../../session/board/pencil.ts";
import { createActions } from "../../session/state/actions.ts";
import { EMPTY_DESK } from "../../session/state/desk.ts";
import type { Following } from "./following.ts";

export type WallBoard = Awaited<ReturnType<typeof openWallBoard>>;

export async function openWallBoard({ wall, say }: Following) {
	const core = await loadCore(coreAddress);
	const actions = createActions(wall, core);
	const board = linkBoard(wall, actions);
	const pencil: DrawEvents = {
		...createPencil(wall, actions),
		drew: (arrow) => say({ kind: "draw", arrow }),
	};
	return {
		...board,
		core,
		pencil,
		events: {
			...board.events,
			moved(move) {
				const isPlayed = actions.play(move);
				if (isPlayed) say({ kind: "move", move });
				return isPlayed;
			},
			asked(square, by) {
				if (by === "press") say({ kind: "explain", square });
			},
		} satisfies typeof board.events,
		/** For fingers, which have no right button: presses draw until it is put down. */
		togglePen(): void {
			const { desk } = wall.get();
			const pen = desk?.pen === undefined ? { colour: "G" } : undefined;
			wall.set({ desk: { ...EMPTY_DESK, pen } });
		},
	};
}
