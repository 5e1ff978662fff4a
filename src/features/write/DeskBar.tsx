// The author's desk: buttons to comment on the move on view, give it glyphs, draw, and edit tags
// and chapters. It is below the list of moves, on phones below the board.

import { X } from "lucide-react";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import type { Frame } from "../../chess/frame.ts";
import { writeWords } from "../../messages/en/panels/write.ts";
import { CommandButton } from "../../ui/commands/CommandButton.tsx";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { LOW, NARROW, useMedia } from "../../ui/hooks/useMedia.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { moveText } from "../../ui/moveText/moveText.ts";
import { Rich } from "../../ui/Rich.tsx";
import { CommentEditor } from "./CommentEditor.tsx";
import { openMenu, setDesk, startComment, toggleDesk } from "./desk.ts";
import { Glyphs } from "./Glyphs.tsx";
import { MoveMenu } from "./MoveMenu.tsx";
import { PenLine, Pens } from "./Pens.tsx";
import "./write.css";

export function DeskBar() {
	const session = useSession();
	const first = useRef<HTMLButtonElement>(null);
	const isNarrow = useMedia(NARROW);
	const isLow = useMedia(LOW);
	// In a layout effect, before a press can close the menu that has just been opened.
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
			{isNarrow && <MoveOnView stop={stop} />}
			<button ref={first} type="button" onClick={() => startComment(session, "after")}>
				{writeWords.desk.comment}
			</button>
			<button type="button" onClick={() => startComment(session, "before")}>
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
			<CommandButton name="tags" />
			<CommandButton name="chapters" />
			<PenLine />
			<MoveMenu />
			{!isNarrow && stop}
		</section>
	);
}

/** On a phone: the move on view, or its comment, with the board visible above the keyboard. */
function MoveOnView({ stop }: { readonly stop: ReactNode }) {
	const { places } = useSession();
	const game = useApp((state) => state.game);
	const frame = useApp((state) => state.settledFrame);
	const isTyping = useApp((state) => state.desk?.editing !== undefined);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the page is laid out anew when typing starts
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

/**
 * While the desk is open, a press on a comment edits it. Returns a function that stops listening.
 */
function listenToComments({ store }: ReturnType<typeof useSession>): () => void {
	const onClick = ({ target }: MouseEvent) => {
		const comment = target instanceof Element ? target.closest<HTMLElement>("[data-part]") : null;
		const { of, part } = comment?.dataset ?? {};
		const position = store.get().game.positions[Number(of)];
		if (position === undefined || (part !== "before" && part !== "after")) return;
		setDesk(store, { editing: { frame: Number(of) as Frame, part } });
	};
	window.addEventListener("click", onClick);
	return () => window.removeEventListener("click", onClick);
}
