// The engines of a visit: one looks at the position on view while somebody wants to see what it
// finds, several at a whole game, and they rest in a tab that is not seen. Their findings are saved
// by position, so changes, variations and undone moves do not lose theirs.

import type { Evaluation } from "../../engine/evaluation.ts";
import { ANSWER_NODES } from "../../engine/settings.ts";
import type { Store } from "../../runtime/createStore.ts";
import { onePerSession } from "../onePerSession.ts";
import type { Session } from "../session.ts";
import { createFindings, type EngineState, type Findings } from "./findings.ts";
import { createGameRun } from "./gameRun.ts";
import { createHelm, type Helm } from "./helm.ts";
import { createLookout } from "./lookout.ts";

export type Evaluations = Store<EngineState> & {
	/** Looks at the position on view, and at every later one. Returns a function that stops it. */
	follow(): () => void;
	/** Looks at all positions of the main line without an evaluation, and again at doubtful ones. */
	evaluateGame(): void;
	/**
	 * Evaluates any position; asks the engine unless enough is known. Rejects where the engine cannot
	 * say.
	 */
	evaluate(fen: string): Promise<Evaluation>;
	/** Stops the run through the game. */
	stop(): void;
	/** Asks again after a failure. */
	retry(): void;
};

/** Milliseconds for which the engine stays after an answer: another is often asked then. */
const LINGER_MS = 10_000;

function createAnswers(findings: Findings, helm: Helm) {
	const { needs } = helm;
	let leaving: ReturnType<typeof setTimeout> | undefined;
	return async (fen: string): Promise<Evaluation> => {
		needs.answering += 1;
		try {
			const known = findings.of(fen, ANSWER_NODES);
			if (known !== undefined) return known;
			const { first } = await helm.engines();
			return await findings.ask(fen, first, { nodes: ANSWER_NODES });
		} finally {
			needs.answering -= 1;
			clearTimeout(leaving);
			leaving = setTimeout(helm.endIfIdle, LINGER_MS);
		}
	};
}

function begin({ store }: Session): Evaluations {
	const findings = createFindings();
	const helm = createHelm(findings);
	const lookout = createLookout(store, findings, helm);
	const run = createGameRun(store, findings, helm);
	const { state } = findings;
	return {
		...state,
		follow: lookout.follow,
		evaluateGame: run.begin,
		evaluate: createAnswers(findings, helm),
		stop: run.stop,
		retry() {
			helm.forget();
			state.set({ problem: undefined });
			lookout.think();
		},
	};
}

/** The engines of a session, the same for all callers. Nothing is fetched until it is asked. */
export const evaluationsOf = onePerSession(begin);
