// Whether a key press is meant for a text field, or for another program.

const FIELDS = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";

/** Is this where somebody types or chooses, so that keys and pasted text are meant for it alone? */
export const isField = (target: EventTarget | null): boolean =>
	target instanceof Element && target.closest(FIELDS) !== null;

type Keys = Pick<KeyboardEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** Is a key held that makes a shortcut of another program of it? */
export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: Keys): boolean =>
	altKey || ctrlKey || metaKey || shiftKey;
