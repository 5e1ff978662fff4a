// The box in which a comment is typed, in the list of moves or apart from it. Ctrl+Z undoes typing
// first, then the change of the game before it.

import { type KeyboardEvent, useEffect, useRef } from "react";
import type { CommentPlace } from "../../chess/annotate.ts";
import { moveNumberText } from "../../chess/game.ts";
import { writeWords } from "../../messages/en/panels/write.ts";
import type { Session } from "../../session/session.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { createTyping } from "./typing.ts";

/**
 * With more letters the box has a fixed height and scrolls. To measure its height the browser lays
 * out the whole text twice for each letter typed.
 */
const MAX_FITTED_LETTERS = 10_000;

/** Letters that are looked through for the first one with a direction. */
const DIRECTION_LETTERS = 1000;

const RIGHT_TO_LEFT =
	/^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * The direction of writing. `dir="auto"` takes seconds: it searches a long text at every letter.
 */
function directionOf(text: string): "ltr" | "rtl" {
	const [letter = ""] = /\p{L}/u.exec(text.slice(0, DIRECTION_LETTERS)) ?? [];
	return RIGHT_TO_LEFT.test(letter) ? "rtl" : "ltr";
}

/** Makes the box as tall as its text. */
function fitBox(box: HTMLTextAreaElement): void {
	const { value } = box;
	const isLong = value.length > MAX_FITTED_LETTERS;
	const wasLong = box.classList.contains("is-long");
	box.classList.toggle("is-long", isLong);
	box.dir = directionOf(value);
	box.style.height = isLong ? "" : "auto";
	if (!isLong) box.style.height = `${box.scrollHeight + 2}px`;
	else if (!wasLong) box.scrollIntoView({ block: "nearest" });
}

type Props = {
	/** Not in the list of moves. Then it has a visible label and a button that ends it. */
	readonly isApart?: boolean;
};

export function CommentEditor({ isApart = false }: Props) {
	const session = useSession();
	const place = useApp((state) => state.desk?.editing);
	const box = useRef<HTMLTextAreaElement>(null);
	const typing = useRef<ReturnType<typeof createTyping>>(undefined);
	useEffect(() => {
		if (box.current === null || place === undefined) return;
		const started = createTyping(box.current, session, place);
		typing.current = started;
		fitBox(box.current);
		box.current.focus({ preventScroll: isApart });
		return started.end;
	}, [session, place, isApart]);
	if (place === undefined) return null;

	function end(): void {
		typing.current?.close();
		session.places.focus(["moves"], { preventScroll: true });
	}
	function onKeyDown(event: KeyboardEvent): void {
		// The list around it has shortcuts of its own.
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
			// When the whole window loses the focus, the box stays open.
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
	return writeWords.comment.onMove(part, `${moveNumberText(position)} ${position.move.san}`);
}
