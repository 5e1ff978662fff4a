// The row that saves all chapters as one file, for this page and any other program.

import { Save } from "lucide-react";
import { shareWords } from "../../messages/en/panels/share.ts";
import { fileOf } from "../../session/opening/chapters.ts";
import { chaptersIn } from "../../session/opening/lesson.ts";
import { lessonName } from "../../session/opening/lessonName.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { fileName, saveFile } from "../../ui/saveFile.ts";
import { ExportRow } from "./ExportRow.tsx";
import type { ExportProps } from "./exportProps.ts";

const words = shareWords.chapters;

export function SavePart({ attempt }: ExportProps) {
	const { store } = useSession();
	const chapters = useApp(chaptersIn);
	if (chapters < 2) return null;
	const save = async () => {
		const file = new Blob([fileOf(store.get())], { type: "application/x-chess-pgn" });
		saveFile(file, fileName(lessonName(store.get()), "chapters", "pgn"));
		return words.saved(chapters);
	};
	return (
		<ExportRow
			name="chapters"
			icon={Save}
			usual={
				<button type="button" onClick={() => attempt(save, words.notSaved)}>
					{words.save}
				</button>
			}
		/>
	);
}
