// The handle of a chapter, what places one, and what keeps the open one in sight.

import { type RefObject, useEffect } from "react";
import { writeWords } from "../../../messages/en/panels/write.ts";
import { placeChapter } from "../../../session/chapterEdits.ts";
import { useApp, useSession } from "../../../ui/hooks/useApp.ts";
import { scrollToRow } from "../../../ui/list/scrollToRow.ts";
import { RowHandle, useRowOrder } from "../RowHandle.tsx";

const { chapters: words } = writeWords;

type HandleProps = {
	readonly title: string;
	readonly index: number;
	readonly place: (from: number, to: number) => void;
};

export const ChapterHandle = ({ title, index, place }: HandleProps) => (
	<RowHandle name={words.handle(title)} hint={words.handleHint} index={index} place={place} />
);

/** The list whose chapters are placed, and what places one and says so. */
export function useChapterOrder(
	count: number,
	say: (text: string) => void,
): { list: RefObject<HTMLOListElement | null>; place: (from: number, to: number) => void } {
	const session = useSession();
	const place = (from: number, to: number) => {
		if (placeChapter(session, from, to)) say(words.movedTo(to + 1, count));
	};
	const list = useRowOrder(place);
	const open = useApp(({ library }) => library?.open);
	const waiting = useApp(({ coming }) => coming.length);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a question leaves the list less room
	useEffect(() => {
		const row = list.current?.querySelector("[aria-current]");
		if (!row) return;
		for (const scroller of [list.current, row.closest(".chapter-heads, .side-panel-body")]) {
			if (scroller !== null) scrollToRow(scroller, row);
		}
	}, [list, open, count, waiting]);
	return { list, place };
}
