// The analysis board's place: what can be seen at once, until board, rules and core are there.

import { useBoardSize } from "../../board/useBoardSize.ts";
import { Counts } from "../../features/counts/Counts.tsx";
import { LoadPanel } from "../../features/open/LoadPanel.tsx";
import { setTypedText, useTypedText } from "../../features/open/typedText.ts";
import { loadChunk } from "../../loading/loadPart.ts";
import { loadSession } from "../../loading/loadSession.ts";
import { usePage } from "../../ui/hooks/usePage.ts";
import { LoadFailure } from "../../ui/loading/LoadFailure.tsx";
import { useLoaded } from "../../ui/loading/useLoaded.ts";
import { Purpose } from "./Purpose.tsx";

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
