// The worker in which a film is made, one in its life.

import { loadVideo } from "../../../loading/parts/film.ts";
import { answerReel } from "./filmProtocol.ts";
import { produce } from "./produce.ts";

answerReel(self, ({ reel, sheet }, tell) =>
	produce(reel, {
		canvas: new OffscreenCanvas(1, 1),
		sheet,
		tell,
		loadVideo,
	}),
);
