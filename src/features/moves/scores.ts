// What the engine has found, beside the moves of the list: an attribute of each, written when
// something is found. A step writes nothing, and nothing renders.

import type { Frame } from "../../chess/frame.ts";
import { type Game, positionAt } from "../../chess/game.ts";
import { evaluationWords } from "../../messages/en/panels/evaluations.ts";
import { queuedJob } from "../../runtime/taskQueue.ts";
import { evaluationsOf } from "../../session/engine/evaluations.ts";
import { foundAt } from "../../session/engine/written.ts";
import type { Session } from "../../session/session.ts";
import { engineLetterOf } from "../../ui/canvas/timelineMarks.ts";
import { CHANGES_AT_BOARD, isWindow } from "../../ui/hooks/useMedia.ts";
import { frameOf } from "./currentMove.ts";

/** Writes them from now on, while the engine is on. Returns a function that ends it. */
export function followScores(list: HTMLElement, game: Game, session: Session): () => void {
	const { store } = session;
	const evaluations = evaluationsOf(session);
	const lines = [...list.querySelectorAll<HTMLElement>(".main-move")].map(
		(line) => [line, (frameOf(line.querySelector("[data-frame]")) ?? 0) as Frame] as const,
	);

	/** "−0.4", after the mark that neither the file nor the review has put there. */
	function textAt(frame: Frame): string {
		const found = foundAt(game, frame, evaluations.get().known);
		if (found === undefined || found.isOfFile) return "";
		const { verdicts, reviewed } = store.get();
		const { nags } = positionAt(game, frame).notes;
		const isMarked = nags.length > 0 || engineLetterOf(reviewed?.signs.get(frame)) !== undefined;
		const mark = isMarked ? undefined : verdicts?.get(frame);
		const score = evaluationWords.short(found);
		return mark === undefined ? score : `${mark} ${score}`;
	}

	function write(): void {
		const { usesEngine, showsEvaluations, showsEffects } = store.get().options;
		const isFull = showsEffects && isWindow(CHANGES_AT_BOARD);
		const isOn = usesEngine && showsEvaluations && !isFull;
		list.toggleAttribute("data-scores", isOn);
		for (const [line, frame] of lines) {
			const text = isOn ? textAt(frame) : "";
			if ((line.dataset.score ?? "") === text) continue;
			if (text === "") delete line.dataset.score;
			else line.dataset.score = text;
		}
	}

	const soon = queuedJob(write);
	write();
	const ends = [
		evaluations.watch(["known"], () => store.get().options.usesEngine && soon()),
		store.watch(["options", "verdicts"], soon),
	];
	return () => {
		for (const end of ends) end();
		list.removeAttribute("data-scores");
		for (const [line] of lines) delete line.dataset.score;
	};
}
