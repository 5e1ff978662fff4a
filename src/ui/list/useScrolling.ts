// The scroll position of a long list, its visible rows, and how to scroll to a row.

import { type UIEvent, useLayoutEffect, useRef, useState } from "react";
import { useHeight } from "../hooks/useHeight.ts";
import { scrollTopFor, visibleRows } from "./visibleRows.ts";

/** Two lines and what is between rows, in pixels that grow with the letters. */
const rowHeight = () =>
	Math.round((46 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)) / 15);

/** The list begins with one of its rows in its middle. */
export function useScrolling(count: number, first: number) {
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
