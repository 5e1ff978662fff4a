// The row Exercise of the tab Edit: its head, and the late part that makes questions.

import { latePart } from "../../../loading/loadPart.ts";
import { panelWords } from "../../../messages/en/screens/panelWords.ts";
import { Late } from "../../../ui/loading/Late.tsx";
import { PanelHead, type PanelProps } from "../../../ui/PanelHead.tsx";

const loadMakeExercise = latePart("makeExercise", () => import("./MakeExercise.tsx"));

export const ExercisePanel = ({ close, say }: PanelProps) => (
	<>
		<PanelHead title={panelWords.titles.exercise} close={close} />
		<Late load={loadMakeExercise}>{({ MakeExercise }) => <MakeExercise say={say} />}</Late>
	</>
);
