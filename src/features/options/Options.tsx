// The options at the right of the row under the board: what is changed most, and a menu with all
// else.

import { ArrowUpDown, Settings2 } from "lucide-react";
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from "react";
import { optionWords } from "../../messages/en/panels/options.ts";
import { isLoaded } from "../../session/state/appQueries.ts";
import { CommandButton } from "../../ui/commands/CommandButton.tsx";
import { useSheetEntry } from "../../ui/dialog/sheetEntry.ts";
import { useApp } from "../../ui/hooks/useApp.ts";
import { useMedia } from "../../ui/hooks/useMedia.ts";
import { closeOnLeave } from "../../ui/input/closeOnLeave.ts";
import { DESK, LYING, PHONE } from "../../ui/style/windows.ts";
import "./options.css";

type Props = {
	/** Before all others: what undoes. It is loaded late, as is the content of the menu. */
	readonly first: ReactNode;
	/** The switch of the engine, loaded late too. On phones the menu has it. */
	readonly engine: ReactNode;
	readonly menu: ReactNode;
};

/** The bar of a phone, lying ones, and rows beside small boards: as in options.css. */
const SMALL_DESKS = ["max-width: 1190px", "max-height: 835px"].map(
	(size) => `${DESK} and (${size})`,
);
const SHORT_ROW = [PHONE, LYING, ...SMALL_DESKS].join(", ");

export function Options({ first, engine, menu }: Props) {
	const hasGame = useApp(isLoaded);
	const isDesk = useMedia(DESK) && hasGame;
	const isShort = useMedia(SHORT_ROW) && hasGame;
	const isNarrow = useMedia(PHONE);
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
		<section className="options" aria-label={optionWords.title}>
			{first}
			<CommandButton
				name="flip"
				className="icon-button"
				icon={<ArrowUpDown aria-hidden="true" />}
			/>
			{hasGame && <CommandButton name="reset" className="plain" />}
			{!isNarrow && engine}
			<details ref={box} onToggle={(event) => setOpen(event.currentTarget.open)}>
				<summary className="beside" title={optionWords.title}>
					{(isShort || !isDesk) && <Settings2 aria-hidden="true" />}
					<span className={isShort ? "unseen" : undefined}>{optionWords.title}</span>
				</summary>
				{isOpen && menu}
			</details>
		</section>
	);
}

/** Selects what acts elsewhere when pressed, and so closes the menu. */
const ACTIONS = ".options-menu button:not([aria-disabled='true'])";

/** Closes the menu when something in it acts, or when the focus leaves it. */
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
