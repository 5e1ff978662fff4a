// The late part of the worker that makes films.

import { latePart } from "../loadPart.ts";

export const loadVideo = latePart("video", () => import("../../features/share/film/video.ts"));
