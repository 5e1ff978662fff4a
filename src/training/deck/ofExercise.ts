// Questions of a coach's exercise as cards of a deck, each with the coach's own words and answer.

import type { Question as Asked } from "../exercise/commands.ts";
import { coachedQuestion, formatQuestion } from "../questions/questionText.ts";
import type { Card } from "./card.ts";

/** Its place in a lesson, and what follows an answer there, make no other question of it. */
export function cardOf({ place: _, ...asked }: Asked, now: number): Card {
	const question = coachedQuestion({ ...asked, afterwards: "why" });
	return { id: formatQuestion(question), topic: "exercise", added: now };
}
