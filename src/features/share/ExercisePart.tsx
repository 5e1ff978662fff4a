// The row that makes questions of the game for a class.

import { GraduationCap } from "lucide-react";
import { shareWords } from "../../messages/en/panels/share.ts";
import { useSession } from "../../ui/hooks/useApp.ts";
import { ExportRow } from "./ExportRow.tsx";

export function ExercisePart() {
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
