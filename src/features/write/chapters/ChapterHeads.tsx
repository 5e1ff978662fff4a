// The chapters of a lesson as headings above the moves: the open one's moves follow below. They are
// pressed to be opened, and dragged into order.

import { useMemo, useState } from "react";
import { CHAPTER } from "../../../chess/pgn/tags/gameTitle.ts";
import { writeWords } from "../../../messages/en/panels/write.ts";
import { titlesIn } from "../../../session/chapterEdits.ts";
import { isTooLarge } from "../../../store/opening/lesson.ts";
import type { AppState } from "../../../store/state/appState.ts";
import { useApp, useSession } from "../../../ui/hooks/useApp.ts";
import { ChapterHandle, useChapterOrder } from "./ChapterHandle.tsx";
import "./chapterHeads.css";

/** Has somebody named chapters, so that the file is a lesson and no collection of games? */
function isLesson({ library, game }: AppState): boolean {
	if (library === undefined || library.games.length < 2 || isTooLarge({ library })) return false;
	const isNamed = ({ tags }: { readonly tags: readonly { readonly name: string }[] }) =>
		tags.some(({ name }) => name === CHAPTER);
	return game.tags.has(CHAPTER) || library.games.some(isNamed);
}

export function ChapterHeads() {
	return useApp(isLesson) && <Heads />;
}

function Heads() {
	const session = useSession();
	const library = useApp((state) => state.library);
	const game = useApp((state) => state.game);
	const titles = useMemo(() => titlesIn({ library, game }), [library, game]);
	const [said, say] = useState("");
	const { list, place } = useChapterOrder(titles.length, say);
	return (
		<section className="chapter-heads" aria-label={writeWords.chapters.title}>
			<ol ref={list}>
				{titles.map((title, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a chapter is known by its number
					<li key={index}>
						<ChapterHandle title={title} index={index} place={place} />
						<h3>
							<button
								type="button"
								className="plain"
								aria-current={index === library?.open || undefined}
								onClick={() => void session.openGame(index)}
							>
								<span className="soft" aria-hidden="true">
									{index + 1}
								</span>
								<bdi>{title}</bdi>
							</button>
						</h3>
					</li>
				))}
			</ol>
			<p role="status" className="unseen">
				{said}
			</p>
		</section>
	);
}
