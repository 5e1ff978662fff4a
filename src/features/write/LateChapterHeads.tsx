// The headings of chapters, loaded where a file has several games.

import { useApp } from "../../ui/hooks/useApp.ts";
import { Late } from "../../ui/loading/Late.tsx";
import { loadDesk } from "./late.ts";

export function LateChapterHeads() {
	const hasSeveral = useApp(({ library }) => (library?.games.length ?? 0) > 1);
	return (
		hasSeveral && (
			<Late load={loadDesk} failed={() => null}>
				{({ ChapterHeads }) => <ChapterHeads />}
			</Late>
		)
	);
}
