// The many games of this visit: their worker, what the page knows of them, and their studies. They
// are opened once, when their screen is loaded, and outlive it: after a visit to the board they are
// as before.

import { loadCoreModule } from "../../control/coreModule.ts";
import { loadInsightModule } from "../../control/insightModule.ts";
import { createClient } from "../../games/collection/protocol.ts";
import { type AnswerStore, createAnswers } from "./answers/answerStore.ts";
import { type Checking, createChecking } from "./checked/checking.ts";
import { createFitness, type Fit } from "./checked/fitMoments.ts";
import { createReviewing, type Reviewing } from "./engine/reviewing.ts";
import { parseFilter } from "./filters/filterLink.ts";
import { createGames, type Games } from "./games.ts";
import { createStudies, type Studies } from "./study/studies.ts";
import { createWho, type Who } from "./who/who.ts";

export type VisitGames = Games & {
	readonly studies: Studies;
	readonly who: Who;
	readonly answers: AnswerStore;
	readonly checking: Checking;
	readonly fitOf: Fit;
	readonly reviewing: Reviewing;
};

/** `hash` is the address of a list, which only the first call follows. */
function create(hash: string): VisitGames {
	const client = createClient(() => {
		const worker = new Worker(new URL("./gamesWorker.ts", import.meta.url), { type: "module" });
		worker.onerror = () => {
			worker.terminate();
			client.fail();
		};
		return worker;
	});
	const games = createGames(client, parseFilter(hash));
	const checking = createChecking(games);
	return {
		...games,
		studies: createStudies(games),
		who: createWho(games),
		answers: createAnswers(games, checking),
		checking,
		fitOf: createFitness(games, checking),
		reviewing: createReviewing(games, async () => {
			const [core, insight] = await Promise.all([loadCoreModule(), loadInsightModule()]);
			return { core, insight };
		}),
	};
}

let opened: VisitGames | undefined;

export function openGames(hash: string): VisitGames {
	opened ??= create(hash);
	return opened;
}
