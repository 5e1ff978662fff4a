// The note that says why a square is as it is: below the board, in the way of no press, gone with
// the next press, Escape or position. Styles are its own properties, which no policy forbids.

const STYLE =
	`all:initial;position:fixed;z-index:2147483647;box-sizing:border-box;padding:.6em .8em;
	max-width:26em;border-radius:6px;background:#1f2328;color:#fff;pointer-events:none;
	font:14px/1.45 system-ui,sans-serif;box-shadow:0 2px 12px rgb(0 0 0/.4)`.replaceAll(
		";",
		"!important;",
	);

let shown: HTMLElement | undefined;

export function hideNote(): void {
	shown?.remove();
	shown = undefined;
}

export function showNote(board: Element, text: string): void {
	hideNote();
	const note = document.createElement("square-control-note");
	note.setAttribute("role", "status");
	note.style.cssText = STYLE;
	note.textContent = text;
	document.documentElement.append(note);
	const { left, top, bottom } = board.getBoundingClientRect();
	const fits = bottom + note.offsetHeight + 8 < innerHeight;
	note.style.setProperty("left", `${Math.max(4, left)}px`, "important");
	note.style.setProperty("top", `${Math.max(4, fits ? bottom + 8 : top + 8)}px`, "important");
	shown = note;
}
