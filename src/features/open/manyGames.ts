// Does a file hold a player's games, rather than chapters or exercises? Such a file is for the
// screen of many games.

/** As many are looked at one by one. */
const MAX_GAMES = 20;

const timesIn = (text: string, tag: RegExp): number => text.match(tag)?.length ?? 0;

/** Games from the usual start, without the tags of a lesson's chapters. */
export function holdsManyGames(texts: readonly string[]): boolean {
	const text = texts.join("\n\n");
	if (/^\[(?:StudyName|ChapterName) /m.test(text)) return false;
	return timesIn(text, /^\[Event /gm) - timesIn(text, /^\[FEN /gm) > MAX_GAMES;
}
