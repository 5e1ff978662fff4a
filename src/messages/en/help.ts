// The page of help: what each key and gesture does, and what keys are called.

export const helpWords = {
	title: "Help",
	colours: "Colours",
	marks: "Symbols in the “What hangs” view",
	compared: "Symbols when comparing positions",
	/** Legend of the two signs. */
	changes: {
		gained: "Gained: one side alone controls the square now, but did not before.",
		lost: "Lost: one side alone controlled the square before, but does not now. White’s symbols are at the lower left, Black’s at the upper right.",
	},
	characters: "Letters, digits and Space act as shortcuts",
	/** The box, and how many rows have what stands in it. */
	search: "Search help",
	found: (rows: number) => (rows === 0 ? "Nothing found" : `${rows} found`),
	offline: {
		title: "Without a network",
		text: "Open this page once, and the board, your games and Practise also work offline in this browser. Games from Lichess and Chess.com need a network.",
	},
	/** The heading of a list of keys. */
	keysOf: (group: string) => `Keys: ${group}`,
	groups: {
		steps: "Through the game",
		board: "Game and board",
		lenses: "Show",
		page: "Everywhere",
		square: "On a square of the board",
		moves: "In the list of moves",
		timeline: "On the timeline",
		setup: "While setting up a position",
		practise: "In a round of Practise",
		present: "While presenting",
	},
	keys: {
		forward: "Forward one move",
		back: "Back one move",
		toStart: "Go to the start",
		toEnd: "Go to the end",
		play: "Play or pause",

		hideHeat: "Hide or show the colours",
		flip: "Flip the board",
		quiet: "Show only the board and moves, or everything again",
		undo: "Undo the last change, or bring back the previous game",
		redo: "Redo what was undone",
		toBoard: "Go to the board, to move pieces with the keyboard",
		load: "Load a game",
		setUp: "Set up a position",
		nextMoment: "Next moment in the review",
		previousMoment: "Previous moment",
		nextBlunder: "Next blunder (??) in the review",
		nextMistake: "Next mistake (?)",
		nextInaccuracy: "Next inaccuracy (?!)",
		compare: "Compare: keep this position, then switch between it and the current one",
		write: "Edit: comments, annotation symbols, arrows, chapters, game details",
		comment: "Comment on the current move",
		present: "Present: the board fills the screen",
		search: "Search moves, comments and games",
		share: "Share",
		escape: "Put back a piece or pen, close what covers the game, or return to the list of games",

		help: "Open this help",

		nextSquare: "Move to the next square",
		edgeSquare: "Move to the edge of the board",
		pressSquare: "Pick up or put down a piece, or explain a square with no piece to move",
		explainSquare: "Explain any square",
		besideMove: "Go to the move above or below",
		tenMoves: "Ten moves forward or back",
		ends: "Go to the start or the end",

		putPiece: "Place a piece by its FEN letter: capitals for White, small letters for Black",
		removePiece: "Remove the piece from the square",
		undoSetup: "Undo",
		redoSetup: "Redo",
		leaveSetup: "Put a piece back, or return to the board",

		answer: "Answer, then go on to the next question",
		skipQuestion: "Skip the question",
		toSquares: "Move to the next square of the board",
		markSquare: "Mark the square, or clear the mark",
		endRound: "Leave the round; you can resume it later",

		forwardPresented:
			"Forward one move, or on to the next chapter. Presenter remotes have this key",
		backPresented: "Back one move, or to the end of the previous chapter",
		nextChapter: "Next chapter",
		previousChapter: "Previous chapter",
		chooseChapter: "Choose a chapter",
		showTrack: "Show the chapter’s moves and timeline",
		chooseSight: "Choose what the audience is shown",
		hideNames: "Hide or show the players’ names",
		hideEvaluation: "Hide or show the evaluation",
		hideComments: "Hide or show the comments",
		hideCounts: "Hide or show the square counts",
		growCoordinates: "Enlarge the coordinates beside the board, then make them small again",
		openSpeaker: "Open the speaker’s window: comments, next move and clock",
		blackScreen: "Darken the screen, or show the board again",
		askClass: "Show this position’s question on screen",
		keepWhatIf: "Save the what-if on the board as a variation in the chapter",
		eraseChalk: "Erase what was drawn on the board during the presentation",
		endPresentation: "Return from a what-if to the lesson, or end the presentation",
	},
	/** Over all else on My games. */
	games: {
		title: "Words used in My games",
		terms: {
			mistake: {
				term: "Mistake",
				meaning:
					"A move that hung a piece, which the next move took for nothing. No engine is used",
			},
			hung: {
				term: "Hung",
				meaning: "Taking the piece won material, counting all captures",
			},
			lead: {
				term: "Lead",
				meaning: "At least 3 points more in material, for three moves in a row",
			},
			letGo: {
				term: "Give up a square",
				meaning: "The side controlled the square before its move, alone or shared, but not after",
			},
			points: {
				term: "Points",
				meaning:
					"For pieces: pawn 1, knight and bishop 3, rook 5, queen 9. For games: 1 for a win, ½ for a draw",
			},
		},
		more: "How My games counts",
	},
	gesturesTitle: "Mouse and touch",
	gestures: {
		move: {
			gesture: "Drag a piece, or pick it and then its square",
			effect: "Plays a move",
		},
		putBack: {
			gesture: "Right-click while dragging",
			effect: "Puts the piece back",
		},
		explain: {
			gesture: "Pick any square, twice if its piece can move; hovering shows only the arrows",
			effect: "Explains the colour of the square",
		},
		goToMove: {
			gesture: "Pick a move in the list",
			effect: "Goes there; hovering previews the move",
		},
		scrub: {
			gesture: "Drag over the timeline, or turn the wheel over it or the board",
			effect: "Steps through the game",
		},
		setUp: {
			gesture:
				"While setting up a position: drag pieces from the tray, or choose one and pick squares",
			effect: "Places the piece; the right button removes one",
		},
		draw: {
			gesture:
				"Right-click a square, or drag from one to another with the right button (Shift red, Alt blue, Ctrl yellow)",
			effect: "Draws a circle or an arrow; repeat to remove it",
		},
		open: {
			gesture: "Drop a file, or paste a game anywhere",
			effect: "Opens it",
		},
		/** In place of the last, where games of other sites can be opened. */
		openAddress: {
			gesture: "Drop a file, or paste a game or its Lichess address, anywhere",
			effect: "Opens it",
		},
	},
	/** Texts printed on keys. Other keys are shown by their own names. */
	keyNames: {
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
	/** Spoken names of symbols on keys. */
	spokenKeys: {
		"←": "left arrow",
		"→": "right arrow",
		"↑": "up arrow",
		"↓": "down arrow",
		"?": "question mark",
	},
};

export type KeyEffect = keyof typeof helpWords.keys;
export type KeyGroupName = keyof typeof helpWords.groups;
