// The page of the analysis board: the first view, until board, rules and core are loaded.

import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useBoardSize } from "../../board/useBoardSize.ts";
import { Counts } from "../../features/counts/Counts.tsx";
import { listenEarly } from "../../features/open/intake.ts";
import { LoadPanel } from "../../features/open/LoadPanel.tsx";
import { latePart } from "../../loading/loadPart.ts";
import { headerWords, pageWords, purposeWords } from "../../messages/en/first.ts";
import { isGameComing } from "../../store/saving/comingGame.ts";
import { usePage } from "../../ui/hooks/usePage.ts";
import { Late } from "../../ui/loading/Late.tsx";
import { openSession } from "../lateSession.ts";
import { Purpose } from "./Purpose.tsx";

const loadAnalysis = latePart("analysis", () => import("./Analysis.tsx"));

const load = () => Promise.all([loadAnalysis(), openSession()]);

export function AnalysisPage() {
	usePage(pageWords.board);
	return (
		<Late
			load={load}
			waiting={<FirstSight />}
			failed={(failure) => <FirstSight failure={failure} />}
		>
			{([{ Analysis }, session]) => <Analysis session={session} />}
		</Late>
	);
}

function FirstSight({ failure }: { readonly failure?: ReactNode }) {
	const isComing = useRef(isGameComing()).current && failure === undefined;
	// Listens before the first paint: the words on screen invite to paste and drop.
	useLayoutEffect(listenEarly, []);
	return (
		<div className="analysis" data-game={isComing || undefined} aria-busy={failure === undefined}>
			<h1 className="unseen">{headerWords.board}</h1>
			{isComing ? <div className="purpose" /> : <Purpose />}
			<Counts />
			<EmptyBoard />
			<div className="options" />
			<div className="aside">
				<div className="panel">
					{isComing ? (
						<p className="soft">{purposeWords.coming}</p>
					) : (
						<LoadPanel>{failure}</LoadPanel>
					)}
				</div>
			</div>
		</div>
	);
}

/** The squares, as large as the board will be. */
function EmptyBoard() {
	const { width } = useBoardSize();
	return <div className="board empty-board" style={{ width, height: width }} />;
}
