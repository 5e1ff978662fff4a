// What can be taken away, one line for each: an export is its file here and its line in this list.

import type { ComponentType } from "react";
import type { ExportProps } from "./exportProps.ts";
import { FilmPart } from "./film/FilmPart.tsx";
import { GamePart } from "./GamePart.tsx";
import { HeatPart } from "./HeatPart.tsx";
import { LessonPart } from "./lesson/LessonPart.tsx";
import { LinkPart } from "./link/LinkPart.tsx";
import { PicturePart } from "./picture/PicturePart.tsx";

type Export = {
	readonly title: string;
	readonly Part: ComponentType<ExportProps>;
	/** Is there nothing to take before a game or a position is open? */
	readonly needsGame: boolean;
};

export const EXPORTS: readonly Export[] = [
	{ title: "Link to what you see", Part: LinkPart, needsGame: false },
	{ title: "Game", Part: GamePart, needsGame: true },
	{ title: "Game with heat", Part: HeatPart, needsGame: true },
	{ title: "Picture", Part: PicturePart, needsGame: false },
	{ title: "Film", Part: FilmPart, needsGame: true },
	{ title: "Lesson page", Part: LessonPart, needsGame: true },
];
