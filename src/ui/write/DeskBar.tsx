// The author's desk, below the list of moves: all that can be written about the move on view, and about the game.

import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { IconButton } from "../IconButton.tsx";
import { PanelButton } from "../PanelButton.tsx";
import { useSession } from "../useApp.ts";
import { beginComment, openMenu, setDesk, toggleDesk } from "./desk.ts";
import { Glyphs } from "./Glyphs.tsx";
import { MoveMenu } from "./MoveMenu.tsx";
import { Pens } from "./Pens.tsx";
import "./write.css";

export function DeskBar() {
	const session = useSession();
	const first = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		if (session.store.get().desk?.editing === undefined) first.current?.focus();
		return listenToComments(session);
	}, [session]);
	return (
		<section className="desk" aria-label="Write">
			<button ref={first} type="button" onClick={() => beginComment(session, "after")}>
				Comment
			</button>
			<button type="button" onClick={() => beginComment(session, "before")}>
				Before
				<span className="unseen"> the move: comment</span>
			</button>
			<button
				type="button"
				aria-haspopup="menu"
				onClick={({ currentTarget }) => {
					const { left, top } = currentTarget.getBoundingClientRect();
					openMenu(session, left, top);
				}}
			>
				Line…
			</button>
			<Glyphs />
			<Pens />
			<PanelButton panel="tags">Tags</PanelButton>
			<PanelButton panel="chapters">Chapters</PanelButton>
			<MoveMenu />
			<IconButton icon={X} name="Stop writing" onClick={() => toggleDesk(session)} />
		</section>
	);
}

/** While the desk is open, a comment that is pressed is typed on. Returns a function that stops it. */
function listenToComments({ store }: ReturnType<typeof useSession>): () => void {
	const onClick = ({ target }: MouseEvent) => {
		const comment = target instanceof Element ? target.closest<HTMLElement>("[data-part]") : null;
		const { of, part } = comment?.dataset ?? {};
		const position = store.get().game.positions[Number(of)];
		if (position === undefined || (part !== "before" && part !== "after")) return;
		setDesk(store, { editing: { frame: Number(of) as (typeof position.next)[number], part } });
	};
	window.addEventListener("click", onClick);
	return () => window.removeEventListener("click", onClick);
}
