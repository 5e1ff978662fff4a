// What commands are called on buttons and in menus, and what keys are called.

export const commandWords = {
	labels: {
		undo: "Undo",
		redo: "Redo",
		flip: "Flip Board",
		reset: "Reset Board",
		load: "Load…",
		setUp: "Set Up Position",
		candidates: "Candidate moves",
		compare: "Compare",
		review: "Review",
		write: "Write",
		present: "Present",
		search: "Search",
		share: "Share",
		tags: "Tags",
		chapters: "Chapters",
	},
	/** Where a mouse rests on its button: "Flip Board (F)". */
	withKey: (label: string, key: string) => `${label} (${key})`,
	/** What is printed on keys. Others are shown as they are. */
	keys: {
		PageUp: "Page Up",
		PageDown: "Page Down",
		Home: "Home",
		End: "End",
		Enter: "Enter",
		Delete: "Delete",
		Escape: "Esc",
		" ": "Space",
		Control: "Ctrl",
		Shift: "Shift",
	},
};
