// The chapters of a lesson as headings above the moves: the open one's moves follow below. They are
// pressed to be opened, and dragged into order.

import { useMemo, useState } from "react";
import { writeWords } from "../../../messages/en/panels/write.ts";
import { titlesIn } from "../../../session/chapterEdits.ts";
import { areChapters } from "../../../session/opening/lesson.ts";
import { useApp, useSession } from "../../../ui/hooks/useApp.ts";
import { ChapterHandle, useChapterOrder } from "./ChapterHandle.tsx";
import "../write.css";
import "../../../ui/style/laterParts.css";

export function ChapterHeads() {
	return useApp(areChapters) && <Heads />;
}

function Heads() {
	const session = useSession();
	const library = useApp((state) => state.library);
	const game = useApp((state) => state.game);
	const titles = useMemo(() => titlesIn({ library, game }), [library, game]);
	const [said, say] = useState("");
	const { list, place } = useChapterOrder(titles.length, say);
	return (
		<section className="chapter-heads rigid underlined" aria-label={writeWords.chapters.title}>
			<ol ref={list} className="list">
				{titles.map((title, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a chapter is known by its number
					<li className="beside joined" key={index}>
						<ChapterHandle title={title} index={index} place={place} />
						<h3 className="grow regular">
							<button
								type="button"
								className="plain entry"
								aria-current={index === library?.open || undefined}
								onClick={() => void session.openGame(index)}
							>
								<span className="soft" aria-hidden="true">
									{index + 1}
								</span>
								<bdi className="cut">{title}</bdi>
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
