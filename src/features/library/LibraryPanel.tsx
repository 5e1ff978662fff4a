// The games of the file that is open: a list that is searched as one types. Only rows that are
// visible exist. The focus stays in the search box: arrow keys move through the list from there,
// Enter opens.

import "./library.css";
import {
	type KeyboardEvent,
	type RefObject,
	type UIEvent,
	useEffect,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import { sidePanelWords } from "../../messages/en/panels/sidePanels.ts";
import { inSlices, Stopped } from "../../runtime/slices.ts";
import { titlesIn } from "../../session/chapterEdits.ts";
import { areChapters } from "../../session/opening/lesson.ts";
import type { Library } from "../../session/state/appState.ts";
import { tabOf } from "../../session/state/panels.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { useHeight } from "../../ui/hooks/useHeight.ts";
import { scrollTopFor, visibleRows } from "../../ui/list/visibleRows.ts";
import { PanelHead, type PanelProps } from "../../ui/PanelHead.tsx";
import { matching, rowOf } from "./libraryRows.ts";

// The scroll position of a long list, its visible rows, and how to scroll to a row.

/** Two lines and what is between rows, in pixels that grow with the letters. */
const rowHeight = () =>
	Math.round((46 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)) / 15);

/** The list begins with one of its rows in its middle. */
function useScrolling(count: number, first: number) {
	const row = rowHeight();
	const box = useRef<HTMLDivElement>(null);
	const height = useHeight(box);
	const [top, setTop] = useState(0);
	const scroll = (to: number) => {
		if (box.current !== null) box.current.scrollTop = to;
		setTop(to);
	};
	const middle = useRef(first);
	useLayoutEffect(() => {
		const { current } = box;
		if (current === null) return;
		current.scrollTop = (middle.current + 0.5) * row - current.clientHeight / 2;
		setTop(current.scrollTop);
	}, [row]);
	return {
		box,
		row,
		page: Math.max(1, Math.floor(height / row) - 1),
		seen: visibleRows(count, row, top, height),
		scroll,
		scrollTo: (place: number) => scroll(scrollTopFor(place, count, row, top, height)),
		onScroll: ({ currentTarget }: UIEvent) => setTop(currentTarget.scrollTop),
	};
}

type Props = {
	readonly library: Library;
	readonly index: number;
	/** Its title as a chapter of a lesson. */
	readonly chapter: string | undefined;
	readonly place: number;
	readonly count: number;
	readonly height: number;
	readonly isActive: boolean;
	readonly choose: (index: number) => void;
};

function LibraryGame(props: Props) {
	const { library, index, chapter, place, count, height, isActive, choose } = props;
	const game = library.games[index];
	if (game === undefined) return null;
	const { title, result, facts } = rowOf(library.text, game, chapter);
	const fault = library.problems.has(index) ? [sidePanelWords.library.unreadable] : [];
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard is in the box above
		<div
			id={`library-${index}`}
			role="option"
			tabIndex={-1}
			aria-selected={index === library.open}
			aria-posinset={place + 1}
			aria-setsize={count}
			className="library-game column joined"
			data-active={isActive || undefined}
			style={{ height }}
			onClick={() => choose(index)}
		>
			<span className="library-title beside spread">
				<bdi className="cut">{title}</bdi> <span>{result}</span>
			</span>
			<span className="soft small cut">
				<bdi>{[`${index + 1}`, ...facts, ...fault].join(" · ")}</bdi>
			</span>
		</div>
	);
}

export function LibraryPanel({ close, say }: PanelProps) {
	const library = useApp((state) => state.library);
	const game = useApp((state) => state.game);
	const isLesson = useApp(areChapters);
	const chapters = useMemo(
		() => (isLesson ? titlesIn({ library, game }) : undefined),
		[isLesson, library, game],
	);
	const title = sidePanelWords.library[isLesson ? "chapters" : "title"];
	return (
		<>
			<PanelHead title={title} close={close} />
			{library === undefined || library.games.length === 0 ? (
				<p>{sidePanelWords.library.alone}</p>
			) : (
				<Games library={library} title={title} chapters={chapters} say={say} />
			)}
		</>
	);
}

/** The indexes of the games that match, as soon as they are known. Undefined without a query. */
function useMatches(library: Library, query: string): readonly number[] | undefined {
	const { text, games } = library;
	const [found, setFound] = useState<readonly number[]>();
	useEffect(() => {
		if (query.trim() === "") {
			setFound(undefined);
			return undefined;
		}
		let isCurrent = true;
		const run = inSlices(
			() => isCurrent,
			() => {},
		);
		run(matching({ text, games }, query)).then(setFound, (error) => {
			if (!(error instanceof Stopped)) throw error;
		});
		return () => {
			isCurrent = false;
		};
	}, [text, games, query]);
	return found;
}

const STEPS: Readonly<Record<string, (place: number, page: number) => number>> = {
	ArrowDown: (place) => place + 1,
	ArrowUp: (place) => place - 1,
	PageDown: (place, page) => place + page,
	PageUp: (place, page) => place - page,
};

/** From this many rows on the list takes all of the height. */
const MAX_ROWS = 100;

/** On touch screens a focus would open a keyboard, which covers the list. */
const FINE_POINTER = "(pointer: fine)";

function useFocusOnOpen(box: RefObject<HTMLInputElement | null>): void {
	// A frame later: what opens the panel gives the focus to the panel itself first.
	useEffect(() => {
		if (!matchMedia(FINE_POINTER).matches) return undefined;
		const asked = requestAnimationFrame(() => box.current?.focus());
		return () => cancelAnimationFrame(asked);
	}, [box]);
}

/** The search, and the row that the arrow keys have reached. */
function useChoice(library: Library) {
	const { openGame, actions, places, store } = useSession();
	const [query, setQuery] = useState("");
	const [active, setActive] = useState(library.open);
	const found = useMatches(library, query);
	const count = found?.length ?? library.games.length;
	const indexAt = (place: number) => (found === undefined ? place : found[place]);
	const list = useScrolling(count, library.open);
	const { seen, page, scroll, scrollTo } = list;
	const choose = async (index: number | undefined) => {
		if (index === undefined || !(await openGame(index))) return;
		// Whoever edits goes on editing.
		const { coveredPanel } = store.get();
		const isEditing = coveredPanel !== undefined && tabOf(coveredPanel) === "edit";
		actions.setPanel(isEditing ? coveredPanel : undefined);
		requestAnimationFrame(() => places.focus(["moves"], { preventScroll: true }));
	};
	const search = (text: string) => {
		setQuery(text);
		setActive(0);
		scroll(0);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key === "Enter") void choose(indexAt(active));
		const step = STEPS[event.key];
		if (step === undefined || count === 0) return;
		event.preventDefault();
		const place = Math.max(0, Math.min(count - 1, step(active, page)));
		setActive(place);
		scrollTo(place);
	};
	const isSeen = active >= seen.from && active < seen.to;
	return {
		query,
		news: found === undefined ? "" : sidePanelWords.library.found(count),
		count,
		indexAt,
		list,
		active: isSeen ? indexAt(active) : undefined,
		choose,
		search,
		onKeyDown,
	};
}

type GamesProps = Pick<PanelProps, "say"> & {
	readonly library: Library;
	readonly title: string;
	/** Their titles, where they are those of a lesson. */
	readonly chapters: readonly string[] | undefined;
};

function Games({ library, title, chapters, say }: GamesProps) {
	const { query, news, count, indexAt, list, active, choose, search, onKeyDown } =
		useChoice(library);
	const { seen, row } = list;
	const input = useRef<HTMLInputElement>(null);
	useFocusOnOpen(input);
	useEffect(() => {
		say(news);
		return () => say("");
	}, [say, news]);
	const places = Array.from({ length: seen.to - seen.from }, (_, nth) => seen.from + nth);
	return (
		<>
			<input
				ref={input}
				role="combobox"
				aria-label={sidePanelWords.library.box}
				placeholder={sidePanelWords.library.example}
				aria-expanded="true"
				aria-controls="library"
				aria-autocomplete="list"
				aria-activedescendant={active === undefined ? undefined : `library-${active}`}
				value={query}
				spellCheck={false}
				autoComplete="off"
				onChange={({ target }) => search(target.value)}
				onKeyDown={onKeyDown}
			/>
			{count === 0 && <p className="soft library-none gap-above">{sidePanelWords.library.none}</p>}
			<div
				ref={list.box}
				id="library"
				role="listbox"
				aria-label={title}
				tabIndex={-1}
				className="library scroll"
				style={{ flexBasis: Math.min(MAX_ROWS, library.games.length) * row }}
				onScroll={list.onScroll}
				// The keyboard stays in the box.
				onMouseDown={(event) => event.preventDefault()}
			>
				<div role="presentation" style={{ height: seen.above }} />
				{places.map((place) => {
					const index = indexAt(place) ?? 0;
					const isActive = index === active;
					const given = { library, index, place, count, height: row, isActive, choose };
					return <LibraryGame key={index} chapter={chapters?.[index]} {...given} />;
				})}
				<div role="presentation" style={{ height: seen.below }} />
			</div>
		</>
	);
}
