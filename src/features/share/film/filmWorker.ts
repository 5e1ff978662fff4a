// The worker that makes one film, and then ends.

import { loadVideo } from "../../../loading/parts/film.ts";
import { answerRequest } from "./filmProtocol.ts";
import { produce } from "./produce.ts";

answerRequest(self, ({ reel, sheet }, report) =>
	produce(reel, {
		canvas: new OffscreenCanvas(1, 1),
		sheet,
		report,
		loadVideo,
	}),
);
