// Facts in, exact sentences out: what Share, lesson pages and printed pages say.

import { expect, test } from "vitest";
import { lessonWords } from "../../src/messages/en/panels/lesson.ts";
import { moveWords } from "../../src/messages/en/panels/moves.ts";
import { shareWords } from "../../src/messages/en/panels/share.ts";

test("texts to be taken away are named in whole sentences", () => {
	const { text } = shareWords;
	expect(text.copy("fen")).toBe("Copy FEN");
	expect(text.copied("pgn")).toBe("PGN copied");
	expect(text.notCopied("heat")).toBe(
		"PGN with colours could not be copied: the browser does not allow it",
	);
	expect(text.download("pgn")).toBe("Download PGN");
	expect(text.saved("heat")).toBe("PGN with colours saved");
	expect(shareWords.chapters.saved(3)).toBe("The lesson is saved, 3 chapters");
	expect(text.notSaved("heat")).toBe("PGN with colours could not be saved");
});

test("a link says what it holds, that it is long, and why there is none", () => {
	const { link } = shareWords;
	expect(link.holds(1)).toBe("The link holds the whole game; no server keeps it.");
	expect(link.holds(12)).toBe("The link holds all 12 chapters; no server keeps it.");
	expect(link.isLong(12_345)).toBe(
		"It has 12,345 letters, more than some programs let through: the file is safer.",
	);
	expect(link.fileFailed("they are too large")).toBe(
		"No link can hold all games: they are too large. Take them away as a file, or make a link to this one alone.",
	);
	expect(shareWords.noLink("it is too large")).toBe("No link can be made: it is too large");
	expect(shareWords.allGames(2000)).toBe("All 2000 chapters");
});

test("a film says how long, how wide and how large it is, and what the browser can make instead", () => {
	const { film } = shareWords;
	expect([500, 1000, 5000].map(film.seconds)).toEqual(["½ s", "1 s", "5 s"]);
	expect(film.pixels(640)).toBe("640 px");
	expect([811_001, 1_440_000].map(film.saved)).toEqual([
		"Film saved, 812 kB",
		"Film saved, 1.4 MB",
	]);
	expect(film.tooLong(1200)).toBe("A film has at most 1200 positions");
	expect(film.unsupported("WebM", ["GIF"])).toBe("This browser cannot make WebM films: take GIF");
	expect(film.unsupported("MP4", ["WebM", "GIF"])).toBe(
		"This browser cannot make MP4 films: take WebM or GIF",
	);
	expect(shareWords.picture.scale(2, 1024)).toBe("2× (1024 px)");
});

test("a lesson says what could not be read, and a printed page what of its game it shows", () => {
	expect(lessonWords.unreadable("Invalid PGN")).toBe("This game could not be read: Invalid PGN");
	expect(moveWords.printedStretch(undefined, "2000... Ng8")).toBe(
		"This game is too long to be printed in one piece. Here is the part on view, from the start to 2000... Ng8; Share has all of it as PGN.",
	);
});
