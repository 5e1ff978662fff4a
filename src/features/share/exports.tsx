// The table of exports. A new export is its section in this folder, its words in
// messages/en/panels/share.ts, and a line here. Slow or large code is a late part of its section.

import { GraduationCap, Presentation } from "lucide-react";
import type { ComponentType } from "react";
import { shareWords } from "../../messages/en/panels/share.ts";
import { CommandButton } from "../../ui/commands/CommandButton.tsx";
import { useSession } from "../../ui/hooks/useApp.ts";
import { ExportRow } from "./ExportRow.tsx";
import type { ExportProps } from "./exportProps.ts";
import { FilmSection } from "./film/FilmSection.tsx";
import { GamePart } from "./GamePart.tsx";
import { LessonPart } from "./lesson/LessonPart.tsx";
import { LinkPart } from "./link/LinkPart.tsx";
import { PicturePart } from "./picture/PicturePart.tsx";
import { SavePart } from "./SavePart.tsx";

/** The row that makes questions of the game for a class. */
function ExercisePart() {
	const { actions } = useSession();
	return (
		<ExportRow
			name="exercise"
			icon={GraduationCap}
			usual={
				<button type="button" onClick={() => actions.setPanel("exercise")}>
					{shareWords.makeExercise}
				</button>
			}
		/>
	);
}

/** The row that shows the game to a room. */
const PresentPart = () => (
	<ExportRow name="present" icon={Presentation} usual={<CommandButton name="present" />} />
);

type Export = {
	readonly name: keyof typeof shareWords.exports;
	readonly Part: ComponentType<ExportProps>;
	/** Without a game or a position there is nothing to export. */
	readonly needsGame: boolean;
};

export const EXPORTS: readonly Export[] = [
	{ name: "link", Part: LinkPart, needsGame: false },
	{ name: "picture", Part: PicturePart, needsGame: false },
	{ name: "film", Part: FilmSection, needsGame: true },
	{ name: "chapters", Part: SavePart, needsGame: true },
	{ name: "lesson", Part: LessonPart, needsGame: true },
	{ name: "game", Part: GamePart, needsGame: true },
	{ name: "exercise", Part: ExercisePart, needsGame: true },
	{ name: "present", Part: PresentPart, needsGame: true },
];
