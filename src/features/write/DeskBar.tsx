// The author's desk, below the list of moves: all that can be written about the move on view, and about the game.

import { X } from "lucide-react";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { writeWords } from "../../messages/en/panels/write.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { LOW, NARROW, useMedia } from "../../ui/hooks/useMedia.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { moveText } from "../../ui/moveText/moveText.ts";
import { PanelButton } from "../../ui/PanelButton.tsx";
import { Rich } from "../../ui/Rich.tsx";
import { CommentEditor } from "./CommentEditor.tsx";
import { beginComment, openMenu, setDesk, toggleDesk } from "./desk.ts";
import { Glyphs } from "./Glyphs.tsx";
import { MoveMenu } from "./MoveMenu.tsx";
import { PenLine, Pens } from "./Pens.tsx";
import "./write.css";

export function DeskBar() {
	const session = useSession();
	const first = useRef<HTMLButtonElement>(null);
	const isNarrow = useMedia(NARROW);
	const isLow = useMedia(LOW);
	// Before anything is pressed: what is pressed may have closed the menu by then.
	useLayoutEffect(() => {
		const { editing, menu } = session.store.get().desk ?? {};
		if ((editing ?? menu) === undefined) first.current?.focus({ preventScroll: isNarrow || isLow });
		if (isLow) session.places.find("board")?.scrollIntoView({ block: "start" });
		return listenToComments(session);
	}, [session, isNarrow, isLow]);
	const stop = (
		<IconButton icon={X} name={writeWords.desk.stop} onClick={() => toggleDesk(session)} />
	);
	return (
		<section className="desk" aria-label={writeWords.desk.title}>
			{isNarrow && <Here stop={stop} />}
			<button ref={first} type="button" onClick={() => beginComment(session, "after")}>
				{writeWords.desk.comment}
			</button>
			<button type="button" onClick={() => beginComment(session, "before")}>
				<Rich text={writeWords.desk.before((text) => <span className="unseen">{text}</span>)} />
			</button>
			<button
				type="button"
				aria-haspopup="menu"
				onClick={({ currentTarget }) => {
					const { left, top } = currentTarget.getBoundingClientRect();
					openMenu(session, left, top);
				}}
			>
				{writeWords.desk.line}
			</button>
			<Glyphs />
			<Pens />
			<PanelButton panel="tags">{writeWords.desk.tags}</PanelButton>
			<PanelButton panel="chapters">{writeWords.desk.chapters}</PanelButton>
			<PenLine />
			<MoveMenu />
			{!isNarrow && stop}
		</section>
	);
}

/** On a phone: the move that all of this is about, or its comment, with the board in sight above a keyboard on the screen. */
function Here({ stop }: { readonly stop: ReactNode }) {
	const { places } = useSession();
	const game = useApp((state) => state.game);
	const frame = useApp((state) => state.settledFrame);
	const isTyping = useApp((state) => state.desk?.editing !== undefined);
	// biome-ignore lint/correctness/useExhaustiveDependencies: what is typed begins somewhere else in the page
	useEffect(() => {
		places.find("board")?.scrollIntoView({ block: "start" });
	}, [places, isTyping]);
	if (isTyping) return <CommentEditor isApart />;
	return (
		<div className="here">
			<p>{moveText(game, frame)}</p>
			{stop}
		</div>
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
