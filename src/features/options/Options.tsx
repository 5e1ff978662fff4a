// The options below the board: buttons for the board and the game, and a menu with all else.

import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { optionWords } from "../../messages/en/panels/options.ts";
import { isLoaded } from "../../store/state/appQueries.ts";
import { CommandButton } from "../../ui/commands/CommandButton.tsx";
import { useApp } from "../../ui/hooks/useApp.ts";
import { closeOnLeave } from "../../ui/input/closeOnLeave.ts";
import { Rich } from "../../ui/Rich.tsx";
import "./options.css";

/** The settings are loaded late. */
export function Options({ settings }: { readonly settings: ReactNode }) {
	const hasGame = useApp(isLoaded);
	const [isOpen, setOpen] = useState(false);
	const more = useRef<HTMLDetailsElement>(null);
	useLayoutEffect(() => {
		if (isOpen && more.current !== null) return listenToClosing(more.current);
	}, [isOpen]);
	return (
		<section className="options" aria-labelledby="options">
			<h2 id="options">{optionWords.title}</h2>
			<CommandButton name="flip" />
			<CommandButton name="reset" />
			<CommandButton name="share" />
			{hasGame && <CommandButton name="undo" className="undo" />}
			<details ref={more} onToggle={(event) => setOpen(event.currentTarget.open)}>
				<summary>
					<Rich text={optionWords.more((text) => <span className="unseen">{text}</span>)} />
				</summary>
				{isOpen && settings}
			</details>
		</section>
	);
}

/** Selects what acts elsewhere when pressed, and so closes the menu. Settings leave it open. */
const ACTIONS = ".setting-acts :is(a, button:not([aria-disabled='true']))";

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
