// The export of the open game, or of all games of its file, as a page to be read, printed and put
// online.

import { BookOpen } from "lucide-react";
import { useState } from "react";
import { shareWords } from "../../../messages/en/panels/share.ts";
import { latePart } from "../../../runtime/late/loadPart.ts";
import { chaptersIn } from "../../../session/opening/lesson.ts";
import { lessonName } from "../../../session/opening/lessonName.ts";
import { useApp, useSession } from "../../../ui/hooks/useApp.ts";
import { fileName, saveFile } from "../../../ui/saveFile.ts";
import { ExportRow } from "../ExportRow.tsx";
import type { ExportProps } from "../exportProps.ts";
import { Check } from "../fields.tsx";
import { MakingButton, useMaking } from "../Making.tsx";

const loadLesson = latePart("lesson", () => import("./makeLesson.ts"));

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
		saveFile(page, fileName(lessonName(session.store.get()), "lesson", "html"));
		return shareWords.lesson.saved;
	};
	return (
		<ExportRow
			name="lesson"
			icon={BookOpen}
			usual={
				<MakingButton
					making={making}
					title={shareWords.lesson.save}
					label={shareWords.lesson.making}
					make={() => attempt(make, shareWords.lesson.notMade)}
				/>
			}
		>
			{hasChoice && (
				<Check isSet={isWhole} set={setWhole}>
					{shareWords.allGames(chapters)}
				</Check>
			)}
			<Check isSet={showsPatterns} set={setPatterns}>
				{shareWords.lesson.showsPatterns}
			</Check>
			<p className="soft small">{shareWords.lesson.about}</p>
		</ExportRow>
	);
}
