// The analysis board when everything is there: the board, and round it what belongs to the game that is open, or what opens one.

import { useEffect } from "react";
import { Board } from "../board/Board.tsx";
import { useBoardSize } from "../board/useBoardSize.ts";
import { isLoaded } from "../store/appStore.ts";
import { LiveCounts } from "../ui/counts/LiveCounts.tsx";
import { GameLine } from "../ui/game/GameLine.tsx";
import { listenToIntake } from "../ui/open/intake.ts";
import { OwnGame } from "../ui/open/OwnGame.tsx";
import { Problem } from "../ui/open/Problem.tsx";
import { Options } from "../ui/options/Options.tsx";
import { type Session, SessionContext, useApp } from "../ui/useApp.ts";
import { Aside } from "./Aside.tsx";
import { loadAhead } from "./ahead.ts";
import { takesCharacters } from "./characterKeys.ts";
import { listenToKeys } from "./keys.ts";
import { LoadFailure } from "./LoadFailure.tsx";
import { LoadRoom } from "./LoadRoom.tsx";
import { loadPanels } from "./parts.ts";
import { BOARD_KEYS } from "./shortcuts.ts";
import { setTypedText } from "./typedText.ts";
import { useLoaded } from "./useLoaded.ts";
import { listenToWheel } from "./wheel.ts";

export function Analysis({ session }: { session: Session }) {
	const size = useBoardSize();
	useEffect(() => listenToKeys(session, BOARD_KEYS, takesCharacters), [session]);
	useEffect(() => listenToWheel(session.actions), [session]);
	useEffect(() => listenToIntake(session, setTypedText), [session]);
	useEffect(loadAhead, []);
	return (
		<SessionContext value={session}>
			<div className="analysis">
				<h1 className="unseen">Analysis Board</h1>
				<GameLine />
				<Board {...session} size={size} />
				<Aside />
				<LiveCounts />
				<Panel />
				<Options />
			</div>
		</SessionContext>
	);
}

/** The moves of the game, or what loads one. */
function Panel() {
	if (useApp(isLoaded)) return <GamePanels />;
	return (
		<div className="panel">
			<OwnGame />
			<LoadRoom />
		</div>
	);
}

function GamePanels() {
	const panels = useLoaded(loadPanels);
	// Its box says itself what could not be read.
	const isLoading = useApp((state) => state.panel === "load");
	if (panels.state !== "ready") {
		return (
			<div className="panel" aria-busy={panels.state === "waiting"}>
				{panels.state === "failed" && <LoadFailure {...panels} />}
			</div>
		);
	}
	const { Moves, Steps, Timeline } = panels.value;

	return (
		<>
			<Steps />
			<Timeline />
			<div className="panel">
				{!isLoading && <Problem />}
				<OwnGame />
				<Moves />
			</div>
		</>
	);
}
