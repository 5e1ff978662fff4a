// What mouse and finger do, as the page of help tells it.

const PASTED =
	import.meta.env.VITE_IMPORT !== "off" ? "a game, or the address of one at Lichess," : "a game";

export const GESTURES: readonly (readonly [gesture: string, effect: string])[] = [
	["Drag a piece, or press it and then where it goes", "Plays a move"],
	["Press the right button while dragging", "Puts the piece back"],
	["Press any square, or rest on it with the mouse", "Says why it has its colour"],
	["Press a move in the list", "Goes there; a mouse that rests on it looks ahead"],
	["Drag over the timeline, or turn the wheel over it or the board", "Goes through the game"],
	[
		"While a position is set up: drag pieces from the tray, or choose one and press squares",
		"Puts it there; the right button takes away",
	],
	[
		"Press a square with the right button, or drag from one to another (Shift red, Alt blue, Ctrl yellow)",
		"Draws a circle or an arrow; the same again takes it away",
	],
	[`Drop a file, or paste ${PASTED} anywhere`, "Opens it"],
];
