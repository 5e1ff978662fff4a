// The list of games: a table of which only the visible rows exist. A press anywhere on a row opens
// its game. One row is in the tab order; arrow keys move the focus, Enter opens.

import "../games.css";
import {
	type KeyboardEvent,
	type UIEvent,
	useCallback,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import { gamesWords } from "../../../messages/en/screens/games.ts";
import { useHeight } from "../../../ui/hooks/useHeight.ts";
import { useMedia } from "../../../ui/hooks/useMedia.ts";
import { scrollTopFor, visibleRows } from "../../../ui/list/visibleRows.ts";
import { COARSE, PHONE } from "../../../ui/style/windows.ts";
import { SearchAndSort } from "../filters/Filters.tsx";
import { useGames, useGamesContext } from "../useGames.ts";
import { GameHead, useColumns } from "./GameHead.tsx";
import { GameRow } from "./GameRow.tsx";
import { Preview } from "./Preview.tsx";

const STEPS: Readonly<Record<string, (place: number, page: number, last: number) => number>> = {
	ArrowDown: (place) => place + 1,
	ArrowUp: (place) => place - 1,
	PageDown: (place, page) => place + page,
	PageUp: (place, page) => place - page,
	Home: () => 0,
	End: (_place, _page, last) => last,
};

type Props = {
	/** The pointer or the focus rests on a row. */
	readonly rest: (place: number) => void;
};

function GameList({ rest }: Props) {
	const { games, open } = useGamesContext();
	const { store } = games;
	const count = useGames((state) => state.count);
	const current = useGames((state) => state.current);
	const me = useGames((state) => state.me);
	const { columns } = useColumns();
	useGames((state) => state.rows);
	useGames((state) => state.list);
	const isNarrow = useMedia(PHONE);
	const isCoarse = useMedia(COARSE);
	const row = isNarrow ? 60 : isCoarse ? 44 : 34;
	const box = useRef<HTMLDivElement>(null);
	const height = useHeight(box);
	const top = useGames((state) => state.top);
	const visible = visibleRows(count, row, top, height);
	/** The row that the keyboard has gone to, which may not be there yet. */
	const isFocusPending = useRef(store.get().isGameOpen);

	// Restores the scroll position of the last visit.
	useLayoutEffect(() => {
		if (box.current !== null) box.current.scrollTop = store.get().top;
	}, [store]);
	useEffect(() => {
		// Another list begins at its top.
		if (box.current !== null && top === 0) box.current.scrollTop = 0;
	}, [top]);
	const onScroll = ({ currentTarget }: UIEvent<HTMLDivElement>) =>
		store.set({ top: currentTarget.scrollTop });

	const onKeyDown = (event: KeyboardEvent) => {
		const step = STEPS[event.key];
		if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || count === 0) return;
		event.preventDefault();
		const page = Math.max(1, Math.floor(height / row) - 1);
		const place = Math.max(0, Math.min(count - 1, step(current, page, count - 1)));
		isFocusPending.current = true;
		const scrolled = scrollTopFor(place, count, row, store.get().top, height - row);
		if (box.current !== null) {
			// The row that has the focus may go before the one that is to have it is there.
			if (place < visible.from || place >= visible.to) box.current.focus({ preventScroll: true });
			box.current.scrollTop = scrolled;
		}
		store.set({ current: place, top: scrolled });
	};
	const focusCurrent = useCallback((button: HTMLElement | null) => {
		if (button === null || !isFocusPending.current) return;
		button.focus({ preventScroll: true });
		isFocusPending.current = false;
	}, []);
	const places = Array.from(
		{ length: visible.to - visible.from },
		(_, index) => visible.from + index,
	);
	// The keyboard always finds a row that is there.
	const tabStop = current >= visible.from && current < visible.to ? current : visible.from;
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go to its rows' buttons
		<div
			ref={box}
			tabIndex={-1}
			className="game-list surface scroll"
			onScroll={onScroll}
			onKeyDown={onKeyDown}
		>
			<div style={{ paddingTop: visible.above, paddingBottom: visible.below }}>
				<table aria-rowcount={count + 1} aria-label={gamesWords.list.title}>
					{!isNarrow && <GameHead />}
					<tbody>
						{places.map((place) => (
							<GameRow
								key={place}
								place={place}
								row={games.rowAt(place)}
								height={row}
								isNarrow={isNarrow}
								columns={columns}
								me={me}
								rest={rest}
								isTabStop={place === tabStop}
								button={place === current ? focusCurrent : undefined}
								open={open}
							/>
						))}
					</tbody>
				</table>
			</div>
		</div>
	);
}

export function ListView() {
	const current = useGames((state) => state.current);
	const [rested, rest] = useState<number>();
	const count = useGames((state) => state.count);
	const isLooking = useGames((state) => state.isLooking);
	const place = rested !== undefined && rested < count ? rested : current;
	return (
		<div className="games-list-view beside" aria-busy={isLooking}>
			<div className="games-list column joined">
				<SearchAndSort />
				<GameList rest={rest} />
			</div>
			{count > 0 && <Preview place={place} />}
		</div>
	);
}
