// Sums of the answers over any number of games, in whole numbers, and the conclusions from them.

import type { Answer } from "../../games/collection/answers/answer.ts";
import { judge } from "../../games/collection/answers/judge.ts";
import { commonMoveOf } from "../../games/collection/answers/ofOpenings.ts";
import { Tally } from "../../games/collection/answers/tally.ts";
import {
	addDocument,
	isTallyDocument,
	type TallyDocument,
	tallyDocument,
} from "../../games/collection/answers/tallyDocument.ts";

export type AnswerDocument = {
	/** Are they White's and Black's, as nobody was named? */
	readonly isNobody: boolean;
	/** Games that could not be read to their end; documents of earlier versions do not say. */
	readonly failed?: number;
	readonly sums: TallyDocument;
	/** Moves that lost the centre, by the numbers that the sums have. */
	readonly moves: Readonly<Record<string, string>>;
	/** Conclusions from the sums. */
	readonly answers: readonly Answer[];
};

/** Sums, and the names of moves. */
export class AnswerSums {
	readonly tally: Tally;
	readonly moves = new Map<number, string>();
	readonly isNobody: boolean;
	failed = 0;

	constructor(isNobody: boolean) {
		this.isNobody = isNobody;
		this.tally = new Tally(isNobody);
	}

	get games(): number {
		return this.tally.games;
	}

	/** Of two names for a move the first in the alphabet, whichever came first. */
	nameMove(move: number, name: string): void {
		const known = this.moves.get(move);
		if (known === undefined || name < known) this.moves.set(move, name);
	}

	add({ sums, moves, failed = 0 }: AnswerDocument): void {
		this.failed += failed;
		addDocument(this.tally, sums);
		for (const [move, name] of Object.entries(moves)) this.nameMove(Number(move), name);
	}

	document(): AnswerDocument {
		const answers = judge(this.tally, undefined).map(({ answer }) => {
			const { colour, ...nobodys } = answer;
			const most = commonMoveOf(this.tally, answer, answer.stands === "for" ? "them" : "me");
			const move = most === undefined ? undefined : this.moves.get(most);
			return { ...(this.isNobody ? nobodys : answer), ...(move && { move }) };
		});
		const moves = [...this.moves].sort(([one], [other]) => one - other);
		return {
			isNobody: this.isNobody,
			failed: this.failed,
			sums: tallyDocument(this.tally),
			moves: Object.fromEntries(moves),
			answers,
		};
	}
}

export function isAnswerDocument(value: unknown): value is AnswerDocument {
	if (typeof value !== "object" || value === null) return false;
	const { isNobody, sums, moves, failed = 0 } = value as AnswerDocument;
	return (
		typeof isNobody === "boolean" &&
		Number.isInteger(failed) &&
		isTallyDocument(sums) &&
		typeof moves === "object" &&
		Object.values(moves).every((name) => typeof name === "string")
	);
}
