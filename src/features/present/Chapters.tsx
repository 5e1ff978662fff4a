// Which chapter a room sees, of how many; pressed, it offers them all. It is nothing where a game came alone.

import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef } from "react";
import { presentWords } from "../../messages/en/panels/present.ts";
import { isTooLarge } from "../../store/opening/chapters.ts";
import { titleIn, titlesIn } from "../../ui/chapterEdits.ts";
import { useApp } from "../../ui/hooks/useApp.ts";
import { PanelHead } from "../../ui/PanelHead.tsx";
import "../../ui/dialog/dialog.css";
import "./chapters.css";

/** "Chapter 2 of 3 · Opposition". Undefined where there is one alone. */
function useChapterText(): string | undefined {
	const library = useApp((state) => state.library);
	const game = useApp((state) => state.game);
	const count = library?.games.length ?? 0;
	if (library === undefined || count < 2) return undefined;
	// More than a lesson can have are games of a collection.
	const { gameOf, chapterOf } = presentWords.chapters;
	return (isTooLarge({ library }) ? gameOf : chapterOf)(library.open + 1, count, titleIn(game));
}

/** It is said as well when another chapter comes. */
export function ChapterLine({ choose }: { readonly choose: () => void }) {
	const text = useChapterText();
	const library = useApp((state) => state.library);
	if (text === undefined) return null;
	return (
		<>
			{isTooLarge({ library }) ? (
				<p className="present-chapter">{text}</p>
			) : (
				<button
					type="button"
					className="quiet present-chapter"
					title={presentWords.chapters.choose}
					onClick={choose}
				>
					{text}
				</button>
			)}
			<p role="status" className="unseen">
				{text}
			</p>
		</>
	);
}

/** The keys that walk through the list; those of remotes as well. */
const STEPS: Readonly<Record<string, 1 | -1>> = {
	ArrowDown: 1,
	PageDown: 1,
	ArrowUp: -1,
	PageUp: -1,
};

function walk(event: KeyboardEvent, list: RefObject<HTMLOListElement | null>): void {
	// What lies under it hears no key meanwhile.
	event.stopPropagation();
	const by = STEPS[event.key];
	if (by === undefined) return;
	event.preventDefault();
	const all = [...(list.current?.querySelectorAll("button") ?? [])];
	const next = all.findIndex((button) => button.matches(":focus")) + by;
	all[Math.max(0, Math.min(all.length - 1, next))]?.focus();
}

type Props = {
	readonly goTo: (index: number) => void;
	readonly close: () => void;
};

/** All chapters, over everything. */
export function ChapterChoice({ goTo, close }: Props) {
	const library = useApp((state) => state.library);
	const game = useApp((state) => state.game);
	const titles = useMemo(() => titlesIn({ library, game }), [library, game]);
	const dialog = useRef<HTMLDialogElement>(null);
	const list = useRef<HTMLOListElement>(null);
	useEffect(() => {
		dialog.current?.showModal();
		list.current?.querySelector<HTMLElement>("[aria-current]")?.focus();
	}, []);
	const shut = () => dialog.current?.close();
	return (
		<dialog
			ref={dialog}
			className="dialog present-chapters"
			aria-label={presentWords.chapters.title}
			onClose={close}
			onKeyDown={(event) => walk(event, list)}
			// Beside it: what is in it fills it.
			onClick={({ target }) => target === dialog.current && shut()}
		>
			<div>
				<PanelHead title={presentWords.chapters.title} close={shut} />
				<ol ref={list}>
					{titles.map((title, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a chapter is its place
						<li key={index}>
							<button
								type="button"
								className="quiet"
								aria-current={index === library?.open || undefined}
								onClick={() => {
									shut();
									goTo(index);
								}}
							>
								<bdi>{title}</bdi>
							</button>
						</li>
					))}
				</ol>
			</div>
		</dialog>
	);
}
