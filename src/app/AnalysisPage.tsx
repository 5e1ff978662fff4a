// The analysis board's place: what can be seen at once, until board, rules and core are there.

import { useCallback, useState } from "react";
import { useBoardSize } from "../board/useBoardSize.ts";
import { Counts } from "../ui/counts/Counts.tsx";
import { LoadPanel } from "../ui/open/LoadPanel.tsx";
import { loadChunk } from "./chunks.ts";
import { LoadFailure } from "./LoadFailure.tsx";
import { loadSession } from "./loadSession.ts";
import { useLoaded } from "./useLoaded.ts";
import { usePage } from "./usePage.ts";

async function load() {
	const [{ Analysis }, session] = await Promise.all([
		loadChunk("analysis", () => import("./Analysis.tsx")),
		loadSession(),
	]);
	return { Analysis, session };
}

/** What stands in the load box, for when the visitor comes back to this page. */
let typed = "";

export function AnalysisPage() {
	usePage("Square Control", "Who controls each square of a chessboard, move by move.");
	const loaded = useLoaded(load);
	const [text, setShown] = useState(typed);
	const setText = useCallback((next: string) => {
		typed = next;
		setShown(next);
	}, []);
	if (loaded.state === "ready") {
		const { Analysis, session } = loaded.value;
		return <Analysis session={session} text={text} setText={setText} />;
	}
	return (
		<div className="analysis" aria-busy={loaded.state === "waiting"}>
			<h1 className="unseen">Analysis Board</h1>
			<div className="game-line" />
			<EmptyBoard />
			<Counts />
			<div className="panel">
				{loaded.state === "failed" && <LoadFailure {...loaded} />}
				<LoadPanel text={text} setText={setText} />
			</div>
		</div>
	);
}

/** The squares, as large as the board will be. */
function EmptyBoard() {
	const { width } = useBoardSize();
	return <div className="board empty-board" style={{ width, height: width }} />;
}
