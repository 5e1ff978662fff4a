// Is this where somebody types or chooses, so that keys and pasted text are meant for it alone?

const FIELDS = "input:not([type=checkbox]), textarea, select, [contenteditable]";

export const isField = (target: EventTarget | null): boolean =>
	target instanceof Element && target.closest(FIELDS) !== null;
