// A question of a coach's exercise as a short text, with its author's words, answer and reason:
// "e<position>!<command>!<pieces after the move>!<move>", the last two where it asks of a move.

import { formatAsk, isFault, needsMove, parseAsk } from "../question.ts";
import type { Question as Coached } from "./commands.ts";

export const COACH_LETTER = "e";

/** Escapes the signs between parts, and between questions of a link. */
const withoutSigns = (text: string) => text.replaceAll("!", "%21").replaceAll("~", "%7E");

export function formatCoached({ position, next, move, ...ask }: Coached): string {
	const parts = [position.replaceAll(" ", "_"), withoutSigns(formatAsk(ask))];
	if (needsMove(ask.kind)) parts.push(next, move.replaceAll("!", ""));
	return COACH_LETTER + parts.join("!");
}

/** Undefined where it is no question. */
export function parseCoached(text: string): Coached | undefined {
	if (!text.startsWith(COACH_LETTER)) return undefined;
	const [position = "", command = "", next = "", move = ""] = text
		.slice(COACH_LETTER.length)
		.split("!");
	const ask = parseAsk(command);
	if (position === "" || isFault(ask) || needsMove(ask.kind) !== (next !== "")) return undefined;
	return { ...ask, position: position.replaceAll("_", " "), next, move };
}
