// What a lesson page says beside what its games say.

export const lessonWords = {
	/** Of a file that has no name. */
	title: "Lesson",
	chapters: "Chapters",
	/** A link in place of the board, where scripts do not run. */
	playThrough: "Play through it in Square Control",
	unreadable: (reason: string) => `This game could not be read: ${reason}`,
};
