// The game, or all games of the file, as a page to be read, printed and put online.

import { useState } from "react";
import { loadLesson } from "../../../loading/parts/game.ts";
import { chaptersIn } from "../../../store/opening/chapters.ts";
import { useApp, useSession } from "../../../ui/hooks/useApp.ts";
import { saveFile } from "../../../ui/saveFile.ts";
import type { ExportProps } from "../exportProps.ts";
import { Check } from "../fields.tsx";
import { MakingRow, useMaking } from "../Making.tsx";

export function LessonPart({ attempt }: ExportProps) {
	const session = useSession();
	const chapters = useApp(chaptersIn);
	const [isWhole, setWhole] = useState(true);
	const [showsPatterns, setPatterns] = useState(false);
	const making = useMaking();
	const hasChoice = chapters > 1;
	const make = async () => {
		const options = { isWhole: hasChoice && isWhole, showsPatterns };
		const page = await making.run(async (...how) =>
			(await loadLesson()).makeLesson(session, options, ...how),
		);
		saveFile(page, "lesson.html");
		return "Lesson page saved";
	};
	return (
		<>
			<div className="row">
				{hasChoice && (
					<Check isSet={isWhole} set={setWhole}>
						All {chapters} games
					</Check>
				)}
				<Check isSet={showsPatterns} set={setPatterns}>
					Patterns in diagrams
				</Check>
			</div>
			<MakingRow
				making={making}
				title="Save Lesson Page"
				label="Making the lesson page"
				make={() => attempt(make, "The lesson page could not be made")}
			/>
			<p className="soft small">
				One file with the moves, what is said of them, diagrams, and a board to play on.
			</p>
		</>
	);
}
