// The analysis board's place: what can be seen at once, until board, rules and core are there.

import { useBoardSize } from "../board/useBoardSize.ts";
import { Counts } from "../ui/counts/Counts.tsx";
import { Purpose } from "../ui/game/Purpose.tsx";
import { LoadPanel } from "../ui/open/LoadPanel.tsx";
import { loadChunk } from "./chunks.ts";
import { LoadFailure } from "./LoadFailure.tsx";
import { loadSession } from "./loadSession.ts";
import { setTypedText, useTypedText } from "./typedText.ts";
import { useLoaded } from "./useLoaded.ts";
import { usePage } from "./usePage.ts";

async function load() {
	const [{ Analysis }, session] = await Promise.all([
		loadChunk("analysis", () => import("./Analysis.tsx")),
		loadSession(),
	]);
	return { Analysis, session };
}

export function AnalysisPage() {
	usePage("Square Control", "Who controls each square of a chessboard, move by move.");
	const loaded = useLoaded(load);
	const text = useTypedText();
	if (loaded.state === "ready") {
		const { Analysis, session } = loaded.value;
		return <Analysis session={session} />;
	}
	return (
		<div className="analysis" aria-busy={loaded.state === "waiting"}>
			<h1 className="unseen">Analysis Board</h1>
			<div className="game-line">
				<Purpose />
			</div>
			<EmptyBoard />
			<Counts />
			<div className="panel">
				{loaded.state === "failed" && <LoadFailure {...loaded} />}
				<LoadPanel text={text} setText={setTypedText} />
			</div>
		</div>
	);
}

/** The squares, as large as the board will be. */
function EmptyBoard() {
	const { width } = useBoardSize();
	return <div className="board empty-board" style={{ width, height: width }} />;
}
