// The chapter on view during a presentation, and the list to choose another from. A game that came
// alone has neither.

import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef } from "react";
import { headingOf, playersIn } from "../../chess/pgn/tags/gameTitle.ts";
import { presentWords } from "../../messages/en/panels/present.ts";
import { chapterName, titleIn, titlesIn } from "../../session/chapterEdits.ts";
import { isTooLarge } from "../../session/opening/lesson.ts";
import { lessonName } from "../../session/opening/lessonName.ts";
import { useApp } from "../../ui/hooks/useApp.ts";
import { PanelHead } from "../../ui/PanelHead.tsx";
import { useSight } from "./SightChoice.tsx";

/**
 * "Chapter 2 of 3 · Opposition". Undefined where there is one alone. Where players are hidden they
 * are no name.
 */
function useChapterText(): string | undefined {
	const library = useApp((state) => state.library);
	const game = useApp((state) => state.game);
	const { hidden } = useSight();
	const count = library?.games.length ?? 0;
	if (library === undefined || count < 2) return undefined;
	const tagOf = (name: string) => game.tags.get(name);
	const name = chapterName(tagOf, hidden.includes("names"));
	// A file with more games than a lesson has is a collection.
	const { gameOf, chapterOf } = presentWords.chapters;
	return isTooLarge({ library })
		? gameOf(library.open + 1, count, playersIn(tagOf) === undefined ? titleIn(game) : name)
		: chapterOf(library.open + 1, count, name);
}

/** It is announced when another chapter opens. */
export function ChapterLine({ choose }: { readonly choose: () => void }) {
	const text = useChapterText();
	const library = useApp((state) => state.library);
	const lesson = useApp((state) => {
		const name = lessonName(state);
		const tagOf = (tag: string) => state.game.tags.get(tag);
		// A chapter without players and name has the lesson's as its title.
		return playersIn(tagOf) === undefined && headingOf(tagOf) === name ? undefined : name;
	});
	if (text === undefined) return null;
	return (
		<>
			{lesson !== undefined && (
				<p className="present-lesson cut soft caption flush">
					<bdi>{lesson}</bdi>
				</p>
			)}
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

/** Keys that move through the list, those of presenters' remotes included. */
const LIST_STEPS: Readonly<Record<string, 1 | -1>> = {
	ArrowDown: 1,
	PageDown: 1,
	ArrowUp: -1,
	PageUp: -1,
};

function onListKey(
	event: KeyboardEvent,
	list: RefObject<HTMLOListElement | null>,
	close: () => void,
): void {
	// Shortcuts of the presentation do not act meanwhile.
	event.stopPropagation();
	if (event.key === "Escape" || event.key === "c") {
		event.preventDefault();
		close();
		return;
	}
	const step = LIST_STEPS[event.key];
	if (step === undefined) return;
	event.preventDefault();
	const all = [...(list.current?.querySelectorAll("button") ?? [])];
	const next = all.findIndex((button) => button.matches(":focus")) + step;
	all[Math.max(0, Math.min(all.length - 1, next))]?.focus();
}

type Props = {
	readonly goTo: (index: number) => void;
	readonly close: () => void;
};

/** All chapters, in place of the words beside the board. The board stays in sight. */
export function ChapterChoice({ goTo, close }: Props) {
	const library = useApp((state) => state.library);
	const game = useApp((state) => state.game);
	const hidesPlayers = useSight().hidden.includes("names");
	const titles = useMemo(
		() => titlesIn({ library, game }, hidesPlayers),
		[library, game, hidesPlayers],
	);
	const name = useApp(lessonName);
	const list = useRef<HTMLOListElement>(null);
	useEffect(
		() =>
			list.current?.querySelector<HTMLElement>("[aria-current]")?.focus({ preventScroll: true }),
		[],
	);
	return (
		<dialog
			open
			className="present-sheet present-chapters scroll bare"
			aria-label={presentWords.chapters.title}
			onKeyDown={(event) => onListKey(event, list, close)}
		>
			<PanelHead title={<bdi>{name ?? presentWords.chapters.title}</bdi>} close={close} />
			<ol ref={list}>
				{titles.map((title, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a chapter is known by its number
					<li key={index}>
						<button
							type="button"
							className="quiet full ink breaks"
							aria-current={index === library?.open || undefined}
							onClick={() => {
								close();
								goTo(index);
							}}
						>
							<bdi>{title}</bdi>
						</button>
					</li>
				))}
			</ol>
		</dialog>
	);
}
