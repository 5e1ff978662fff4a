// The chapters of a lesson: opened, added, named, put in another order, taken out, and taken away as one file.

import { useEffect, useMemo, useRef } from "react";
import { CHAPTER } from "../../chess/pgn/tags/gameTitle.ts";
import { fileOf, isTooLarge } from "../../store/opening/chapters.ts";
import {
	addChapter,
	deleteChapter,
	isGiven,
	moveChapter,
	nameChapter,
	titlesIn,
} from "../../ui/chapterEdits.ts";
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
				<PanelHead title="Chapters" close={close} />
				<p>This file is too large to be put together anew: it is no lesson of chapters.</p>
			</>
		);
	}
	const download = () =>
		saveFile(
			new Blob([fileOf(session.store.get())], { type: "application/x-chess-pgn" }),
			"chapters.pgn",
		);
	/** What could not be done is not told as done. */
	const act = (does: () => boolean, said: string) => () => {
		if (does()) say(said);
	};
	const add = () => {
		addChapter(session);
		say("A chapter was added");
	};
	return (
		<>
			<PanelHead title="Chapters" close={close} />
			<ol className="chapters aside-body">
				{titles.map((title, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a chapter is its place
					<li key={index}>
						{index === open ? (
							<OpenChapter title={game.tags.get(CHAPTER) ?? ""} other={title} />
						) : (
							<button type="button" className="quiet" onClick={() => session.openGame(index)}>
								<bdi>{title}</bdi>
							</button>
						)}
					</li>
				))}
			</ol>
			<div className="row chapter-deeds">
				<button type="button" onClick={add}>
					Add
				</button>
				<button
					type="button"
					aria-disabled={open === 0}
					onClick={act(() => moveChapter(session, -1), "Moved up")}
				>
					Up
				</button>
				<button
					type="button"
					aria-disabled={open === titles.length - 1}
					onClick={act(() => moveChapter(session, 1), "Moved down")}
				>
					Down
				</button>
				<button
					type="button"
					aria-disabled={titles.length === 1}
					onClick={act(() => deleteChapter(session), "The chapter was deleted")}
				>
					Delete
				</button>
				<button type="button" onClick={download}>
					Download all
				</button>
			</div>
		</>
	);
}

/** The name of the open chapter; what it goes by without one is shown in its place. */
function OpenChapter({ title, other }: { readonly title: string; readonly other: string }) {
	const session = useSession();
	const stroke = useRef({});
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => {
		// The button that opened it has gone. A field would bring up the keys of a phone.
		if (document.activeElement === document.body) place.current?.focus();
	}, []);
	return (
		<div ref={place} tabIndex={-1} className="open-chapter">
			<input
				aria-label="Name of the open chapter"
				aria-current="true"
				dir="auto"
				value={title}
				placeholder={other}
				maxLength={1000}
				// The name that it came with gives way to what is typed.
				onClick={({ currentTarget }) => {
					if (isGiven(title)) currentTarget.select();
				}}
				onChange={({ target }) => nameChapter(session, target.value, stroke.current)}
				onBlur={() => {
					stroke.current = {};
				}}
			/>
		</div>
	);
}
