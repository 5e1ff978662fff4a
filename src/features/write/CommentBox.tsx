// The comment of the move on view, to be typed. Ctrl+Z undoes typing first, then the change of the
// game before it.

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { type CommentPlace, comment, commentAt, placeBefore } from "../../chess/annotate.ts";
import { moveNumberText } from "../../chess/game.ts";
import { writeWords } from "../../messages/en/panels/write.ts";
import type { Session } from "../../session/session.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { setDesk } from "./desk.ts";

// Saves a comment while it is typed: after each pause, now and then where there is none, at a press
// anywhere, when the box loses the focus, and when another move comes on view. All of it is one
// change to undo.

/** Milliseconds between the last letter and saving. */
const SAVE_DELAY = 400;

/** Milliseconds that a letter waits at most: a browser that is killed loses no whole sentences. */
const LONGEST_DELAY = 1500;

/** Starts to follow what is typed in a box. */
export function createTyping(
	box: HTMLTextAreaElement,
	{ store, actions }: Session,
	place: CommentPlace,
	resize: (box: HTMLTextAreaElement) => void,
) {
	const stroke = {};
	let before = commentAt(store.get().game, place);
	let timer: ReturnType<typeof setTimeout> | undefined;
	/** When the first letter was typed that is not saved yet. */
	let since: number | undefined;
	/** The game with what was saved last. */
	let written = store.get().game;
	fill();

	/** Fills the box with the game's comment. */
	function fill(): void {
		box.value = before;
		resize(box);
	}
	function save(): void {
		clearTimeout(timer);
		since = undefined;
		const { game } = store.get();
		const text = box.value.trim();
		if (game !== written || text === commentAt(game, place)) return;
		// Back to the text it started with: nothing has changed.
		if (text === before) actions.undo();
		else actions.edit((now, frame) => ({ ...comment(now, place, box.value), frame }), stroke);
		written = store.get().game;
	}
	/** Undoes the change of the game before the comment. */
	function undo(): void {
		save();
		actions.undo();
		written = store.get().game;
		before = commentAt(written, place);
		fill();
	}
	const listening = new AbortController();
	const { signal } = listening;
	const first = { capture: true, signal };
	// Before the page's own listeners save the game.
	window.addEventListener("pagehide", save, first);
	window.addEventListener("visibilitychange", save, first);
	// Before the board draws an arrow or plays a move: a press there leaves the focus where it is.
	window.addEventListener("pointerdown", save, first);
	const stop = store.watch(["game"], ({ game }) => {
		clearTimeout(timer);
		queueMicrotask(() => {
			if (game !== store.get().game || game === written) return;
			written = game;
			before = commentAt(game, place);
			fill();
		});
	});
	return {
		type(): void {
			clearTimeout(timer);
			since ??= Date.now();
			timer = setTimeout(save, Math.min(SAVE_DELAY, since + LONGEST_DELAY - Date.now()));
		},
		save,
		undo,
		/** Is there nothing typed to undo? */
		isAsBefore: () => box.value === before,
		end(): void {
			save();
			stop();
			listening.abort();
			clearTimeout(timer);
		},
	};
}

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

type Part = CommentPlace["part"];

const isSame = (one: CommentPlace, other: CommentPlace | undefined) =>
	one.frame === other?.frame && one.part === other.part;

/** The comment after the move on view, or before it once that is asked for. */
export function CommentBox() {
	const { store } = useSession();
	const game = useApp((state) => state.game);
	const frame = useApp((state) => state.settledFrame);
	const asked = useApp((state) => state.desk?.editing);
	const [chosen, choose] = useState<{ readonly frame: number; readonly part: Part }>();
	const before = placeBefore(game, frame);
	const after: CommentPlace = { frame, part: "after" };
	const hasBefore = !isSame(before, after);
	const isBefore =
		hasBefore &&
		(asked ? isSame(before, asked) : chosen?.frame === frame && chosen.part === "before");
	const place = isBefore ? before : after;
	const other = isBefore ? "after" : "before";
	const goToOther = () => {
		choose({ frame, part: other });
		setDesk(store, { editing: isBefore ? after : before });
	};
	return (
		<PlaceBox
			key={`${place.frame} ${place.part}`}
			place={place}
			isAsked={isSame(place, asked)}
			other={
				hasBefore && (
					<button type="button" className="quiet" onClick={goToOther}>
						{writeWords.comment.at[other]}
					</button>
				)
			}
		/>
	);
}

type BoxProps = {
	readonly place: CommentPlace;
	readonly isAsked: boolean;
	/** Leads to the other comment of the move. */
	readonly other: ReactNode;
};

function PlaceBox({ place, isAsked, other }: BoxProps) {
	const session = useSession();
	const { store, places } = session;
	const box = useRef<HTMLTextAreaElement>(null);
	const isKept = useApp((state) => state.isKept);
	const typing = useRef<ReturnType<typeof createTyping>>(undefined);
	const now = useRef(place).current;
	useEffect(() => {
		if (box.current === null) return;
		const started = createTyping(box.current, session, now, fitBox);
		typing.current = started;
		return started.end;
	}, [session, now]);
	useEffect(() => {
		if (isAsked) box.current?.focus({ preventScroll: true });
	}, [isAsked]);

	function end(): void {
		typing.current?.save();
		places.focus(["sidePanel"], { preventScroll: true });
	}
	function onKeyDown(event: KeyboardEvent): void {
		// The page has shortcuts of its own.
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
	return (
		<>
			<textarea
				ref={box}
				className="comment-box"
				aria-label={label}
				placeholder={label}
				rows={2}
				onFocus={() => setDesk(store, { editing: now })}
				onInput={({ currentTarget }) => {
					fitBox(currentTarget);
					typing.current?.type();
				}}
				onKeyDown={onKeyDown}
				// When the whole window loses the focus, typing goes on.
				onBlur={({ currentTarget }) => {
					if (document.activeElement === currentTarget) return;
					typing.current?.save();
					if (store.get().desk?.editing === now) setDesk(store, { editing: undefined });
				}}
			/>
			<div className="comment-foot beside gap-above">
				<button type="button" className="primary" onClick={end}>
					{writeWords.comment.done}
				</button>
				<span className="soft small">{writeWords.comment.kept[isKept ? "saved" : "unsaved"]}</span>
				{other}
			</div>
		</>
	);
}

function labelOf({ store }: Session, { frame, part }: CommentPlace): string {
	const position = store.get().game.positions[frame];
	if (position?.move === undefined) return writeWords.comment.onGame;
	return writeWords.comment.onMove(part, `${moveNumberText(position)} ${position.move.san}`);
}
