// Our analysis board with everything on it, as a visitor has it.

import { MemoryRouter } from "react-router-dom";
import { Analysis } from "../../../src/pages/app/analysis/Analysis.tsx";
import "../../../src/ui/style/base.css";
import "../../../src/ui/style/controls.css";
import "../../../src/ui/style/layout.css";
import type { Frame } from "../../../src/chess/frame.ts";
import { linkBoard } from "../../../src/session/board/boardLink.ts";
import { createOpener } from "../../../src/session/opening/opener.ts";
import { createPlaces } from "../../../src/session/state/places.ts";
import type { OpenGame } from "./game.ts";

export function open({ store, actions, core }: OpenGame) {
	const session = {
		store,
		actions,
		core,
		places: createPlaces(),
		board: linkBoard(store, actions),
		...createOpener(store, core),
		takeOwn: async () => {},
		forgetOwn: () => {},
	};
	const element = (
		<MemoryRouter>
			<Analysis session={session} />
		</MemoryRouter>
	);
	return { element, driven: { show: (ply: number) => actions.goToFrame(ply as Frame) } };
}
