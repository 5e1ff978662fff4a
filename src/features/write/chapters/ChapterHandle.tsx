// The handle of a chapter: dragged, or moved by the arrow keys, it brings the chapter to another
// place.

import { GripVertical } from "lucide-react";
import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { writeWords } from "../../../messages/en/panels/write.ts";
import { placeChapter } from "../../../session/chapterEdits.ts";
import { useSession } from "../../../ui/hooks/useApp.ts";
import { listenToChapterDrag } from "./chapterDrag.ts";

const { chapters: words } = writeWords;

type HandleProps = {
	readonly title: string;
	readonly index: number;
	readonly place: (from: number, to: number) => void;
};

export function ChapterHandle({ title, index, place }: HandleProps) {
	const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
		const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
		if (by === undefined) return;
		event.preventDefault();
		event.stopPropagation();
		const list = event.currentTarget.closest("ol");
		place(index, index + by);
		// The row of that place has the chapter now: the next key is for it, however soon it comes.
		list?.children[index + by]?.querySelector<HTMLElement>(".chapter-handle")?.focus();
	};
	return (
		<button
			type="button"
			className="chapter-handle"
			aria-label={words.handle(title)}
			title={words.handleHint}
			onKeyDown={onKeyDown}
		>
			<GripVertical aria-hidden="true" />
		</button>
	);
}

/** The list whose chapters are placed, and what places one and says so. */
export function useChapterOrder(
	count: number,
	say: (text: string) => void,
): { list: RefObject<HTMLOListElement | null>; place: (from: number, to: number) => void } {
	const session = useSession();
	const list = useRef<HTMLOListElement>(null);
	const place = (from: number, to: number) => {
		if (placeChapter(session, from, to)) say(words.movedTo(to + 1, count));
	};
	const latest = useRef(place);
	useEffect(() => {
		latest.current = place;
	});
	useEffect(() => {
		const element = list.current;
		return element === null
			? undefined
			: listenToChapterDrag(element, (from, to) => latest.current(from, to));
	}, []);
	return { list, place };
}
