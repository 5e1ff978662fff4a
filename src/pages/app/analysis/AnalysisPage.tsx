// The page of the analysis board: the first view, until board, rules and core are loaded.

import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from "react";
import { Counts } from "../../../features/counts/Counts.tsx";
import { listenEarly } from "../../../features/open/intake.ts";
import { LoadPanel } from "../../../features/open/LoadPanel.tsx";
import { headerWords, pageWords, purposeWords } from "../../../messages/en/first.ts";
import { latePart } from "../../../runtime/late/loadPart.ts";
import { isGameComing } from "../../../session/saving/comingGame.ts";
import { useBoardSize } from "../../../ui/canvas/useBoardSize.ts";
import { usePage } from "../../../ui/hooks/usePage.ts";
import { Late } from "../../../ui/loading/Late.tsx";
import { openSession } from "../lateSession.ts";
import { AS_SENT } from "../sent/isAsSent.ts";
import { Purpose } from "./Purpose.tsx";
import { START_COUNTS } from "./startCounts.ts";

const loadAnalysis = latePart("analysis", () => import("./Analysis.tsx"));

/** With the pieces, so that the canvas can take the place of the picture that was sent. */
const loadBoard = async () => {
	const part = await loadAnalysis();
	await part.fetchPieces();
	return part;
};

const load = () => Promise.all([loadBoard(), openSession()]);

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
	const { width } = useBoardSize();
	// Listens before the first paint: the words on screen invite to paste and drop.
	useLayoutEffect(listenEarly, []);
	return (
		<div
			className="analysis"
			data-game={isComing || undefined}
			aria-busy={failure === undefined}
			style={{ "--board": `${width}px` } as CSSProperties}
		>
			<h1 className="unseen">{headerWords.board}</h1>
			{isComing ? <div className="purpose" /> : <Purpose />}
			<Counts numbers={isComing ? undefined : START_COUNTS}>
				{/* Room for the choice of a lens */}
				<div className="lens" />
			</Counts>
			{/*
			 * The page may be sent with a picture on the squares (src/pages/app/sent). React leaves it
			 * as it is.
			 */}
			<div className="board empty-board">
				<div {...AS_SENT} className="sent-board" aria-hidden="true" />
			</div>
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
