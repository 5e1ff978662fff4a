// The handle of a row, such as a chapter: dragged, or moved by the arrow keys, it brings the row to
// another place.

import { GripVertical } from "lucide-react";
import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";

/**
 * Rows dragged into order by their handles, with mouse, pen or finger. They are marked by hand
 * while one is dragged: nothing renders until it is let go.
 */
type Drag = { readonly from: number; to: number; readonly pointer: number };

/** The place of the row under a height of the window, the nearest one beyond the ends. */
function rowAt(rows: readonly Element[], y: number): number {
	const below = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
	return below < 0 ? rows.length - 1 : below;
}

/**
 * Listens on a list whose rows have a `.row-handle` each, in their order. Returns a function
 * that stops listening.
 */
function listenToRowDrag(list: HTMLElement, place: (from: number, to: number) => void): () => void {
	const listening = new AbortController();
	const { signal } = listening;
	let drag: Drag | undefined;
	const rows = () => [...list.children];
	/** Marks the row that is dragged, and the edge of the one in whose place it would come. */
	function mark(): void {
		rows().forEach((row, index) => {
			row.toggleAttribute("data-dragged", index === drag?.from);
			const isTarget = drag !== undefined && index === drag.to && index !== drag.from;
			if (isTarget && drag !== undefined)
				row.setAttribute("data-drop", drag.to < drag.from ? "before" : "after");
			else row.removeAttribute("data-drop");
		});
	}
	function end(): void {
		drag = undefined;
		mark();
	}
	list.addEventListener(
		"pointerdown",
		(event) => {
			const handle = event.target instanceof Element && event.target.closest(".row-handle");
			if (!handle || event.button !== 0 || !event.isPrimary) return;
			const from = rows().findIndex((row) => row.contains(handle));
			drag = { from, to: from, pointer: event.pointerId };
			handle.setPointerCapture(event.pointerId);
		},
		{ signal },
	);
	list.addEventListener(
		"pointermove",
		({ pointerId, clientY }) => {
			if (drag?.pointer !== pointerId) return;
			const to = rowAt(rows(), clientY);
			if (to === drag.to) return;
			drag.to = to;
			mark();
			rows()[to]?.scrollIntoView({ block: "nearest" });
		},
		{ signal },
	);
	list.addEventListener(
		"pointerup",
		({ pointerId }) => {
			if (drag?.pointer !== pointerId) return;
			const { from, to } = drag;
			end();
			if (from !== to) place(from, to);
		},
		{ signal },
	);
	list.addEventListener("pointercancel", end, { signal });
	window.addEventListener(
		"keydown",
		(event) => {
			if (event.key !== "Escape" || drag === undefined) return;
			event.preventDefault();
			event.stopPropagation();
			end();
		},
		{ signal, capture: true },
	);
	return () => listening.abort();
}

type MoveRow = (from: number, to: number) => void;

type HandleProps = {
	readonly name: string;
	readonly hint: string;
	readonly index: number;
	readonly place: MoveRow;
};

export function RowHandle({ name, hint, index, place }: HandleProps) {
	const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
		const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
		if (by === undefined) return;
		event.preventDefault();
		event.stopPropagation();
		const list = event.currentTarget.closest("ol");
		place(index, index + by);
		// The row of that place is this one now: the next key is for it, however soon it comes.
		list?.children[index + by]?.querySelector<HTMLElement>(".row-handle")?.focus();
	};
	return (
		<button
			type="button"
			className="row-handle"
			aria-label={name}
			title={hint}
			onKeyDown={onKeyDown}
		>
			<GripVertical aria-hidden="true" />
		</button>
	);
}

/** The list whose rows are dragged to their places. */
export function useRowOrder(place: MoveRow): RefObject<HTMLOListElement | null> {
	const list = useRef<HTMLOListElement>(null);
	const latest = useRef(place);
	useEffect(() => {
		latest.current = place;
	});
	useEffect(() => {
		const element = list.current;
		return element === null
			? undefined
			: listenToRowDrag(element, (from, to) => latest.current(from, to));
	}, []);
	return list;
}
