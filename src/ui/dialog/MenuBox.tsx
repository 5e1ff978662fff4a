// A button that opens a menu. The menu closes when something in it acts, or when the focus leaves.

import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from "react";
import { closeOnLeave } from "../input/closeOnLeave.ts";
import { useSheetEntry } from "./sheetEntry.ts";

type Props = {
	/** What the button shows. */
	readonly name: ReactNode;
	readonly title?: string;
	readonly className?: string;
	/** What is loaded once it is open: a MenuList. */
	readonly children: ReactNode;
};

export function MenuBox({ name, title, className, children }: Props) {
	const [isOpen, setOpen] = useState(false);
	const box = useRef<HTMLDetailsElement>(null);
	useLayoutEffect(() => {
		if (isOpen && box.current !== null) return listenToClosing(box.current);
	}, [isOpen]);
	useSheetEntry(
		isOpen,
		useCallback(() => box.current?.removeAttribute("open"), []),
	);
	return (
		<details
			ref={box}
			className={className}
			onToggle={(event) => setOpen(event.currentTarget.open)}
		>
			<summary className="beside" title={title}>
				{name}
			</summary>
			{isOpen && children}
		</details>
	);
}

/** Selects what acts elsewhere when pressed, and so closes the menu. */
const ACTIONS = ".menu-list button:not([aria-disabled='true'])";

function listenToClosing(box: HTMLDetailsElement): () => void {
	const close = () => box.removeAttribute("open");
	/**
	 * Moves the focus to the button that opened it: a command may move it on from there, and back.
	 */
	const goBack = () => box.querySelector("summary")?.focus({ preventScroll: true });
	// Runs before the handler of what is pressed.
	const onClick = ({ target }: MouseEvent) => {
		if (!(target instanceof Element && target.closest(ACTIONS))) return;
		goBack();
		close();
	};
	box.addEventListener("click", onClick);
	const endLeaving = closeOnLeave(box, (by) => {
		if (by === "escape" && box.contains(document.activeElement)) goBack();
		close();
	});
	return () => {
		box.removeEventListener("click", onClick);
		endLeaving();
	};
}
