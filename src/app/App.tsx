// The analysis board: the board with its counts, and beside it what loads a game and steps through it.

import { useEffect, useState } from "react";
import coreAddress from "../../build/control.wasm?url";
import { Board } from "../board/Board.tsx";
import { useBoardSize } from "../board/useBoardSize.ts";
import { loadCore } from "../control/load.ts";
import { createActions } from "../store/actions.ts";
import { createAppStore } from "../store/appStore.ts";
import { keepState, restoreState } from "../store/saved.ts";
import { Counts } from "../ui/counts/Counts.tsx";
import { Steps } from "../ui/moves/Steps.tsx";
import { LoadBox } from "../ui/open/LoadBox.tsx";
import { Options } from "../ui/options/Options.tsx";
import { type Session, SessionContext } from "../ui/useApp.ts";
import { listenToKeys } from "./keys.ts";

async function openSession(): Promise<Session> {
	const core = await loadCore(coreAddress);
	const store = createAppStore();
	restoreState(store, core, localStorage);
	window.addEventListener("pagehide", keepState(store, localStorage));
	return { store, actions: createActions(store, core) };
}

export function App() {
	const [session, setSession] = useState<Session>();
	const [fault, setFault] = useState<string>();
	const [attempt, setAttempt] = useState(0);

	// biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
	useEffect(() => {
		let isWanted = true;
		openSession().then(
			(opened) => isWanted && setSession(opened),
			(error: Error) => isWanted && setFault(error.message),
		);
		return () => {
			isWanted = false;
		};
	}, [attempt]);

	const tryAgain = () => {
		setFault(undefined);
		setAttempt(attempt + 1);
	};

	return (
		<>
			<header>
				<h1>Square Control</h1>
			</header>
			<main>
				<p role="status" className="fault">
					{fault}
				</p>
				{fault !== undefined && (
					<button type="button" onClick={tryAgain}>
						Try again
					</button>
				)}
				{session && (
					<SessionContext value={session}>
						<AnalysisBoard session={session} />
					</SessionContext>
				)}
			</main>
		</>
	);
}

function AnalysisBoard({ session }: { session: Session }) {
	const size = useBoardSize();
	useEffect(() => listenToKeys(session.actions), [session]);
	return (
		<div className="analysis">
			<div className="column">
				<Board {...session} size={size} />
				<Steps />
			</div>
			<div className="panel">
				<Counts />
				<LoadBox />
				<Options />
			</div>
		</div>
	);
}
