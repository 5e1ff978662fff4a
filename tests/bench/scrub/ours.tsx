// Our board with heat, counts and buttons, driven as the application drives it.

import { listenToKeys } from "../../../src/app/keys.ts";
import "../../../src/app/theme.css";
import { Board } from "../../../src/board/Board.tsx";
import { useBoardSize } from "../../../src/board/useBoardSize.ts";
import type { Frame } from "../../../src/chess/frame.ts";
import { Counts } from "../../../src/ui/counts/Counts.tsx";
import { Steps } from "../../../src/ui/moves/Steps.tsx";
import { SessionContext } from "../../../src/ui/useApp.ts";
import type { OpenGame } from "./game.ts";

export function open({ store, actions }: OpenGame) {
	listenToKeys(actions);
	const Page = () => (
		<SessionContext value={{ store, actions }}>
			<Board store={store} actions={actions} size={useBoardSize()} />
			<Counts />
			<Steps />
		</SessionContext>
	);
	return { element: <Page />, driven: { show: (ply: number) => actions.goToFrame(ply as Frame) } };
}
