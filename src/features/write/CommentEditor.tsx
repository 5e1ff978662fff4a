// Where a comment is typed, in its place in the list. Ctrl+Z takes back what was typed, and where there is nothing more of that, the change before.

import { type KeyboardEvent, useEffect, useRef } from "react";
import type { CommentPlace } from "../../chess/annotate.ts";
import { numberText } from "../../chess/game.ts";
import { type Session, useApp, useSession } from "../../ui/hooks/useApp.ts";
import { createTyping } from "./typing.ts";

function grow(box: HTMLTextAreaElement): void {
	box.style.height = "auto";
	box.style.height = `${box.scrollHeight + 2}px`;
}

type Props = {
	/** Not in the list of moves: then it says itself what is typed, and has a button that ends it. */
	readonly isApart?: boolean;
};

export function CommentEditor({ isApart = false }: Props) {
	const session = useSession();
	const place = useApp((state) => state.desk?.editing);
	const box = useRef<HTMLTextAreaElement>(null);
	const typing = useRef<ReturnType<typeof createTyping>>(undefined);
	useEffect(() => {
		if (box.current === null || place === undefined) return;
		const begun = createTyping(box.current, session, place);
		typing.current = begun;
		grow(box.current);
		box.current.focus({ preventScroll: isApart });
		return begun.end;
	}, [session, place, isApart]);
	if (place === undefined) return null;

	function end(): void {
		typing.current?.close();
		session.places.focus(["moves"], { preventScroll: true });
	}
	function onKeyDown(event: KeyboardEvent): void {
		// The list has keys of its own.
		event.stopPropagation();
		const { key, ctrlKey, metaKey, shiftKey } = event;
		const isCommand = ctrlKey || metaKey;
		if (key === "Escape" || (key === "Enter" && isCommand)) {
			event.preventDefault();
			end();
		} else if (
			key.toLowerCase() === "z" &&
			isCommand &&
			!shiftKey &&
			typing.current?.isAsBefore()
		) {
			event.preventDefault();
			typing.current.undo();
		}
	}

	const label = labelOf(session, place);
	const field = (
		<textarea
			ref={box}
			className="comment-editor"
			aria-label={label}
			rows={1}
			dir="auto"
			onInput={({ currentTarget }) => {
				grow(currentTarget);
				typing.current?.type();
			}}
			onKeyDown={onKeyDown}
			// Another window has the focus for a while: this is still being typed.
			onBlur={({ currentTarget }) => {
				if (document.activeElement !== currentTarget) typing.current?.leave();
			}}
		/>
	);
	if (!isApart) return field;
	return (
		<div className="comment-apart">
			<p aria-hidden="true">{label}</p>
			{field}
			<button type="button" onClick={end}>
				Done
			</button>
		</div>
	);
}

function labelOf({ store }: Session, { frame, part }: CommentPlace): string {
	const position = store.get().game.positions[frame];
	if (position?.move === undefined) return "Comment on the game";
	return `Comment ${part} ${numberText(position)} ${position.move.san}`;
}
