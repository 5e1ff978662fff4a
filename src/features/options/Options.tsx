// What is done to the board and the game as a whole, and what can be set.

import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { optionWords } from "../../messages/en/panels/options.ts";
import { useSession } from "../../ui/hooks/useApp.ts";
import { closeOnLeave } from "../../ui/input/closeOnLeave.ts";
import { PanelButton } from "../../ui/PanelButton.tsx";
import { Rich } from "../../ui/Rich.tsx";
import "./options.css";

/** What takes back changes of the game is given, and what can be set: they come when they are wanted. */
type Props = { readonly undo: ReactNode; readonly settings: ReactNode };

export function Options({ undo, settings }: Props) {
	const { actions } = useSession();
	const [isOpen, setOpen] = useState(false);
	const more = useRef<HTMLDetailsElement>(null);
	useLayoutEffect(() => {
		if (isOpen && more.current !== null) return listenToClosing(more.current);
	}, [isOpen]);
	return (
		<section className="options" aria-labelledby="options">
			<h2 id="options">{optionWords.title}</h2>
			<button type="button" onClick={actions.flip}>
				{optionWords.flip}
			</button>
			<button type="button" onClick={actions.reset}>
				{optionWords.reset}
			</button>
			<PanelButton panel="share">{optionWords.share}</PanelButton>
			{undo}
			<details ref={more} onToggle={(event) => setOpen(event.currentTarget.open)}>
				<summary>
					<Rich text={optionWords.more((text) => <span className="unseen">{text}</span>)} />
				</summary>
				{isOpen && settings}
			</details>
		</section>
	);
}

/** What is pressed once, and acts elsewhere. Boxes and lists are set one after the other, with the board in sight. */
const ACTS = ".setting-acts :is(a, button:not([aria-disabled='true']))";

/** Closes what is open when something in it acts, or when it is left. */
function listenToClosing(box: HTMLDetailsElement): () => void {
	const close = () => box.removeAttribute("open");
	/** To the button that it was opened with: what acts may lead on from there, and back. */
	const goBack = () => box.querySelector("summary")?.focus({ preventScroll: true });
	// Before what is pressed acts.
	const onClick = ({ target }: MouseEvent) => {
		if (!(target instanceof Element && target.closest(ACTS))) return;
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
