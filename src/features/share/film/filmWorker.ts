// The worker that makes one film, and then ends.

import { latePart } from "../../../runtime/late/loadPart.ts";
import { answerRequest } from "./filmProtocol.ts";
import { produce } from "./produce.ts";

const loadVideo = latePart("video", () => import("./video.ts"));

answerRequest(self, ({ reel, sheet }, report) =>
	produce(reel, {
		canvas: new OffscreenCanvas(1, 1),
		sheet,
		report,
		loadVideo,
	}),
);
