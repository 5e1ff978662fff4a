// The handle of a row, such as a chapter: dragged, or moved by the arrow keys, it brings the row to
// another place.

import { GripVertical } from "lucide-react";
import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { listenToRowDrag } from "./rowDrag.ts";

type Place = (from: number, to: number) => void;

type HandleProps = {
	readonly name: string;
	readonly hint: string;
	readonly index: number;
	readonly place: Place;
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
export function useRowOrder(place: Place): RefObject<HTMLOListElement | null> {
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
