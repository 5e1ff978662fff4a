// The analysis board when everything is there: the board, and round it what belongs to the game that is open, or what opens one.

import { useEffect } from "react";
import { Board } from "../board/Board.tsx";
import { stillSize } from "../board/StillBoard.tsx";
import { useBoardSize } from "../board/useBoardSize.ts";
import type { Core } from "../control/core.ts";
import { isLoaded } from "../store/appStore.ts";
import { LiveCounts } from "../ui/counts/LiveCounts.tsx";
import { GameLine } from "../ui/game/GameLine.tsx";
import { listenToIntake } from "../ui/open/intake.ts";
import { LoadPanel } from "../ui/open/LoadPanel.tsx";
import { OwnGame } from "../ui/open/OwnGame.tsx";
import { Problem } from "../ui/open/Problem.tsx";
import { Options } from "../ui/options/Options.tsx";
import { type Session, SessionContext, useApp } from "../ui/useApp.ts";
import { Aside } from "./Aside.tsx";
import { loadAhead } from "./ahead.ts";
import { listenToKeys, listenToWheel } from "./keys.ts";
import { LoadFailure } from "./LoadFailure.tsx";
import { PositionPicture } from "./PositionPicture.tsx";
import { loadPanels } from "./parts.ts";
import { useLoaded } from "./useLoaded.ts";

type Props = {
	readonly session: Session;
	readonly text: string;
	readonly setText: (text: string) => void;
};

export function Analysis({ session, text, setText }: Props) {
	const size = useBoardSize();
	useEffect(() => listenToKeys(session.actions), [session]);
	useEffect(() => listenToWheel(session.actions), [session]);
	useEffect(() => listenToIntake(session, setText), [session, setText]);
	useEffect(loadAhead, []);
	return (
		<SessionContext value={session}>
			<div className="analysis">
				<h1 className="unseen">Analysis Board</h1>
				<GameLine />
				<Board {...session} size={size} />
				<Aside />
				<LiveCounts />
				<Panel text={text} setText={setText} core={session.core} />
				<Options />
			</div>
		</SessionContext>
	);
}

/** As wide as three of them fit on a phone. */
const SAMPLE_SIZE = stillSize(96);

/** The moves of the game, or what loads one. */
function Panel({ text, setText, core }: Omit<Props, "session"> & { readonly core: Core }) {
	const loaded = useApp(isLoaded);
	if (!loaded) {
		return (
			<div className="panel">
				<OwnGame />
				<LoadPanel
					text={text}
					setText={setText}
					pictureOf={({ last }) => <PositionPicture core={core} pieces={last} size={SAMPLE_SIZE} />}
				/>
			</div>
		);
	}
	return <GamePanels />;
}

function GamePanels() {
	const panels = useLoaded(loadPanels);
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
				<Problem />
				<OwnGame />
				<Moves />
			</div>
		</>
	);
}
