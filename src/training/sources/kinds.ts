// The kinds of rounds that one can choose, the easiest first, and how many questions they have.

export const QUESTION_KINDS = [
	"oneOfThree",
	"whose",
	"hangs",
	"turns",
	"letGo",
	"reply",
	"rhythm",
	"mixed",
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** Kinds of a single question: a rhythm and a mixture are made of these. */
export type Asking = Exclude<QuestionKind, "rhythm" | "mixed">;

/** How long a rhythm lasts. */
export const RHYTHM_SECONDS = 60;
/** More than anybody answers in that time. */
export const RHYTHM_QUESTIONS = 60;

const EASY_FIRST: readonly Asking[] = ["oneOfThree", "whose", "hangs", "turns", "letGo", "reply"];

/** The kind of the question at a place of a round. */
export function askingAt(kind: QuestionKind, place: number, count: number): Asking {
	if (kind === "rhythm") return "oneOfThree";
	if (kind !== "mixed") return kind;
	return EASY_FIRST[Math.floor((place * EASY_FIRST.length) / count)] ?? "reply";
}
