// The engine while it is on: it follows the game, and a bar beside the board says who stands
// better. The bar is written by hand when a step has settled; a scrub does not touch it.

import { useEffect, useRef, useSyncExternalStore } from "react";
import { WHITE } from "../../chess/piece.ts";
import { evaluationWords } from "../../messages/en/panels/evaluations.ts";
import { setText } from "../../runtime/setText.ts";
import { queuedJob } from "../../runtime/taskQueue.ts";
import { evaluationsOf } from "../../session/engine/evaluations.ts";
import { chancesOf, foundAt } from "../../session/engine/written.ts";
import type { Session } from "../../session/session.ts";
import { onBoard } from "../../session/state/appQueries.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import "./engine.css";
import { showFindings } from "./findings.ts";

/** Keeps the bar to the position on view. Returns a function that ends it. */
function followIn(bar: HTMLElement, session: Session): () => void {
	const { store } = session;
	const evaluations = evaluationsOf(session);
	const number = bar.querySelector<HTMLElement>(".bar-number");

	function write(): void {
		const state = store.get();
		const { game, settledFrame } = onBoard(state);
		const { known, loading } = evaluations.get();
		const found = foundAt(game, settledFrame, known);
		const chances = chancesOf(game, settledFrame, known);
		bar.style.setProperty("--up", state.orientation === WHITE ? "0deg" : "180deg");
		bar.ariaLabel =
			found === undefined ? evaluationWords.bar : evaluationWords.spoken(found, found.isOfFile);
		// Until the engine has an answer the bar stays as it was.
		if (chances !== undefined) bar.style.setProperty("--white", String((1 + chances) / 2));
		const waiting = loading === undefined ? "…" : evaluationWords.loaded(loading);
		if (number) setText(number, found === undefined ? waiting : evaluationWords.short(found));
	}

	const soon = queuedJob(write);
	write();
	const ends = [
		evaluations.watch(["known", "loading"], soon),
		store.watch(["settledFrame", "game", "orientation", "sideline"], soon),
	];
	return () => {
		for (const end of ends) end();
	};
}

function Bar() {
	const session = useSession();
	const bar = useRef<HTMLDivElement>(null);
	useEffect(() => (bar.current ? followIn(bar.current, session) : undefined), [session]);
	return (
		<div ref={bar} className="evaluation-bar" role="img">
			<span className="bar-number caption strong" />
		</div>
	);
}

export function EngineTraces() {
	const session = useSession();
	const evaluations = evaluationsOf(session);
	const showsBar = useApp(({ options }) => options.showsBar && options.showsEvaluations);
	const { problem } = useSyncExternalStore(evaluations.subscribe, evaluations.get);
	useEffect(() => evaluations.follow(), [evaluations]);
	useEffect(() => showFindings(session), [session]);
	// A switch that is on promises an engine. To press it again is to try again.
	useEffect(() => {
		if (problem === undefined) return;
		session.actions.setOptions({ usesEngine: false });
		session.store.set({ news: { code: "engineFailed" } });
		return () => evaluations.retry();
	}, [session, evaluations, problem]);
	return showsBar && <Bar />;
}
