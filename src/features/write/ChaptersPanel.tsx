// The panel of chapters: open, add, name, move and delete them, or download all as one file.

import { useEffect, useMemo, useRef } from "react";
import { CHAPTER } from "../../chess/pgn/tags/gameTitle.ts";
import { writeWords } from "../../messages/en/panels/write.ts";
import {
	addChapter,
	deleteChapter,
	isGiven,
	moveChapter,
	nameChapter,
	titlesIn,
} from "../../session/chapterEdits.ts";
import { fileOf, isTooLarge } from "../../store/opening/chapters.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { PanelHead, type PanelProps } from "../../ui/PanelHead.tsx";
import { saveFile } from "../../ui/saveFile.ts";
import "./tags.css";

export function ChaptersPanel({ close, say }: PanelProps) {
	const session = useSession();
	const library = useApp((state) => state.library);
	const game = useApp((state) => state.game);
	const titles = useMemo(
		() => (isTooLarge({ library }) ? [] : titlesIn({ library, game })),
		[library, game],
	);
	const open = library?.open ?? 0;
	if (titles.length === 0) {
		return (
			<>
				<PanelHead title={writeWords.chapters.title} close={close} />
				<p>{writeWords.chapters.tooLarge}</p>
			</>
		);
	}
	const download = () =>
		saveFile(
			new Blob([fileOf(session.store.get())], { type: "application/x-chess-pgn" }),
			"chapters.pgn",
		);
	/** Announces only what has been done. */
	const act = (change: () => boolean, announcement: string) => () => {
		if (change()) say(announcement);
	};
	const add = () => {
		addChapter(session);
		say(writeWords.chapters.added);
	};
	return (
		<>
			<PanelHead title={writeWords.chapters.title} close={close} />
			<ol className="chapters side-panel-body">
				{titles.map((title, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a chapter is known by its number
					<li key={index}>
						{index === open ? (
							<OpenChapter name={game.tags.get(CHAPTER) ?? ""} title={title} />
						) : (
							<button type="button" className="quiet" onClick={() => session.openGame(index)}>
								<bdi>{title}</bdi>
							</button>
						)}
					</li>
				))}
			</ol>
			<div className="row chapter-buttons">
				<button type="button" onClick={add}>
					{writeWords.chapters.add}
				</button>
				<button
					type="button"
					aria-disabled={open === 0}
					onClick={act(() => moveChapter(session, -1), writeWords.chapters.movedUp)}
				>
					{writeWords.chapters.up}
				</button>
				<button
					type="button"
					aria-disabled={open === titles.length - 1}
					onClick={act(() => moveChapter(session, 1), writeWords.chapters.movedDown)}
				>
					{writeWords.chapters.down}
				</button>
				<button
					type="button"
					aria-disabled={titles.length === 1}
					onClick={act(() => deleteChapter(session), writeWords.chapters.deleted)}
				>
					{writeWords.chapters.delete}
				</button>
				<button type="button" onClick={download}>
					{writeWords.chapters.download}
				</button>
			</div>
		</>
	);
}

/** The name of the open chapter. Without one the title of its game is shown as placeholder. */
function OpenChapter({ name, title }: { readonly name: string; readonly title: string }) {
	const session = useSession();
	const stroke = useRef({});
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		// The button that opened it is gone. Focus on the field itself would open the keyboard of a
		// phone.
		if (document.activeElement === document.body) box.current?.focus();
	}, []);
	return (
		<div ref={box} tabIndex={-1} className="open-chapter">
			<input
				aria-label={writeWords.chapters.name}
				aria-current="true"
				dir="auto"
				value={name}
				placeholder={title}
				maxLength={1000}
				// Typing replaces the name of a new chapter.
				onClick={({ currentTarget }) => {
					if (isGiven(name)) currentTarget.select();
				}}
				onChange={({ target }) => nameChapter(session, target.value, stroke.current)}
				onBlur={() => {
					stroke.current = {};
				}}
			/>
		</div>
	);
}
