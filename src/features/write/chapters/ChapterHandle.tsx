// The handle of a chapter, and what places one.

import type { RefObject } from "react";
import { writeWords } from "../../../messages/en/panels/write.ts";
import { placeChapter } from "../../../session/chapterEdits.ts";
import { useSession } from "../../../ui/hooks/useApp.ts";
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
	return { list: useRowOrder(place), place };
}
