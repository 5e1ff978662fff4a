// Out of what has been added up, the answers: what stands out first, all judged together.

import type { Side } from "../filter.ts";
import type { Answer } from "./answer.ts";
import { type Candidate, MIN_GAMES, type Subject } from "./candidate.ts";
import { subjectsOf } from "./candidates.ts";
import { standingOut } from "./chance.ts";
import type { Tally } from "./tally.ts";

/** An answer, and how much it stands out. */
export type Judged = { readonly answer: Answer; readonly size: number };

/** Squares that one sentence names. */
const MOST_SQUARES = 2;

const isWorse = ({ compared, worse }: Candidate) => compared.beyond * worse > 0;

const bySize = (one: Candidate, other: Candidate) => other.compared.size - one.compared.size;
const byWeight = (one: Candidate, other: Candidate) => other.weight - one.weight;

/** The squares of several candidates in one answer, whose numbers are those of the first. */
const withSquares = (facts: Candidate["facts"], all: readonly Candidate[]) =>
	facts.squares === undefined
		? facts
		: {
				...facts,
				squares: all.slice(0, MOST_SQUARES).flatMap(({ facts: { squares = [] } }) => squares),
			};

function judged(subject: Subject, sure: readonly Candidate[]): Judged {
	const { key, candidates, few } = subject;
	if (candidates.length === 0) return { answer: { key, stands: "few", ...few }, size: 0 };
	const [first, ...others] = [...sure].sort(bySize);
	if (first !== undefined) {
		const alike = others.filter((other) => isWorse(other) === isWorse(first));
		const facts = withSquares(first.facts, [first, ...alike]);
		const stands = isWorse(first) ? "against" : "for";
		return { answer: { key, stands, ...facts }, size: first.compared.size };
	}
	const [most, ...less] = [...candidates].sort(byWeight);
	if (most === undefined) throw new Error("No candidate");
	const facts = withSquares(most.facts, [most, ...less]);
	return { answer: { key, stands: "same", ...facts }, size: most.compared.size };
}

const GROUPS = { against: 0, for: 0, same: 1, few: 2 } as const;

/** Those that stand out, all judged together. */
function sureOf(subjects: readonly Subject[]): ReadonlySet<Candidate> {
	const all = subjects.flatMap(({ candidates }) => candidates);
	const sure = standingOut(all.map(({ compared }) => compared.chance));
	return new Set(all.filter((_, index) => sure[index]));
}

/** Openings whose score stands out, by family and colour: "French Defense/1". */
export function sureOpenings(tally: Tally, colour: Side | undefined): ReadonlySet<string> {
	if (tally.games < MIN_GAMES) return new Set();
	const subjects = subjectsOf(tally, colour);
	const isSure = sureOf(subjects);
	const openings = subjects.find(({ key }) => key === "openings")?.candidates ?? [];
	const keys = openings
		.filter((candidate) => isSure.has(candidate))
		.map(({ facts }) => `${facts.family}/${facts.colour === "black" ? 1 : 0}`);
	return new Set(keys);
}

/** `colour` is that of all games, if it is one. Empty where there are too few games. */
export function judge(tally: Tally, colour: Side | undefined): Judged[] {
	const subjects = subjectsOf(tally, colour);
	const isSilent = tally.games < MIN_GAMES;
	const isSure = sureOf(subjects);
	return subjects
		.map((subject) => (isSilent ? { ...subject, candidates: [] } : subject))
		.map((subject) =>
			judged(
				subject,
				subject.candidates.filter((candidate) => isSure.has(candidate)),
			),
		)
		.sort(
			(one, other) =>
				GROUPS[one.answer.stands] - GROUPS[other.answer.stands] || other.size - one.size,
		);
}
