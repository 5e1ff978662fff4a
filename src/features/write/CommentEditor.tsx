// Where a comment is typed, in its place in the list. Ctrl+Z takes back what was typed, and where there is nothing more of that, the change before.

import { type KeyboardEvent, useEffect, useRef } from "react";
import type { CommentPlace } from "../../chess/annotate.ts";
import { numberText } from "../../chess/game.ts";
import { writeWords } from "../../messages/en/panels/write.ts";
import { type Session, useApp, useSession } from "../../ui/hooks/useApp.ts";
import { createTyping } from "./typing.ts";

/** Letters with which a box is as tall as it is and scrolls: a browser lays all of them out again at each letter, and twice to see how tall they are. */
const LONG = 10_000;

/** Letters among which the first one says which way a comment reads. */
const HEAD = 1000;

const TO_THE_LEFT =
	/^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** As `dir="auto"` finds it, which looks through all of a long text at every letter, and every line of what is pasted: seconds. */
function directionOf(text: string): "ltr" | "rtl" {
	const [letter = ""] = /\p{L}/u.exec(text.slice(0, HEAD)) ?? [];
	return TO_THE_LEFT.test(letter) ? "rtl" : "ltr";
}

/** Fits a box to what is in it. */
function fitBox(box: HTMLTextAreaElement): void {
	const { value } = box;
	const isLong = value.length > LONG;
	const wasLong = box.classList.contains("is-long");
	box.classList.toggle("is-long", isLong);
	box.dir = directionOf(value);
	box.style.height = isLong ? "" : "auto";
	if (!isLong) box.style.height = `${box.scrollHeight + 2}px`;
	else if (!wasLong) box.scrollIntoView({ block: "nearest" });
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
		fitBox(box.current);
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
			onInput={({ currentTarget }) => {
				fitBox(currentTarget);
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
				{writeWords.comment.done}
			</button>
		</div>
	);
}

function labelOf({ store }: Session, { frame, part }: CommentPlace): string {
	const position = store.get().game.positions[frame];
	if (position?.move === undefined) return writeWords.comment.onGame;
	return writeWords.comment.onMove(part, `${numberText(position)} ${position.move.san}`);
}
