// What is done to the board and the game as a whole, and what can be set.

import { type ReactNode, useEffect, useRef, useState } from "react";
import { PanelButton } from "../PanelButton.tsx";
import { useSession } from "../useApp.ts";
import "./options.css";

/** What takes back changes of the game is given, and what can be set: they come when they are wanted. */
type Props = { readonly undo: ReactNode; readonly settings: ReactNode };

export function Options({ undo, settings }: Props) {
	const { actions } = useSession();
	const [isOpen, setOpen] = useState(false);
	const more = useClosing();
	return (
		<section className="options" aria-labelledby="options">
			<h2 id="options">Options</h2>
			<button type="button" onClick={actions.flip}>
				Flip Board
			</button>
			<button type="button" onClick={actions.reset}>
				Reset Board
			</button>
			<PanelButton panel="share">Share</PanelButton>
			{undo}
			<details ref={more} onToggle={(event) => setOpen(event.currentTarget.open)}>
				<summary>
					More<span className="unseen"> options</span>
				</summary>
				{isOpen && settings}
			</details>
		</section>
	);
}

/** Closes what lies over something else when somebody presses beside it, or Escape. */
function listenToClosing(box: HTMLDetailsElement): () => void {
	const listening = new AbortController();
	const { signal } = listening;
	const close = () => box.removeAttribute("open");
	const onPointerDown = ({ target }: PointerEvent) => {
		if (!(target instanceof Node && box.contains(target))) close();
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key !== "Escape" || !box.open || event.defaultPrevented) return;
		event.preventDefault();
		if (box.contains(document.activeElement)) box.querySelector("summary")?.focus();
		close();
	};
	window.addEventListener("pointerdown", onPointerDown, { signal });
	window.addEventListener("keydown", onKeyDown, { signal });
	return () => listening.abort();
}

function useClosing() {
	const box = useRef<HTMLDetailsElement>(null);
	useEffect(() => (box.current === null ? undefined : listenToClosing(box.current)), []);
	return box;
}
