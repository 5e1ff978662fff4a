// Which moments questions are made of: those that the engine bears out first, none that it refutes,
// and of the others those that a longer search of material bears out.

import type { Moment } from "../../../games/collection/answers/answer.ts";
import type { Whose } from "../../../games/collection/answers/moments.ts";
import type { CostKind } from "../../../games/collection/answers/shown/costs.ts";
import type { Opened } from "../answers/answerState.ts";
import { gameKey } from "../engine/keptSummaries.ts";
import type { Games } from "../games.ts";
import type { Checking } from "./checking.ts";
import { claimOf } from "./claim.ts";

/** Moments that are tried for a question, at most. */
const TRIED = 3;

export type About = { readonly key: Opened | CostKind; readonly whose: Whose };

type Verdicts = Pick<Checking, "verdictOf">;

/** Is it true, false, or not known? What no engine could refute is true. */
export function verdictAbout({ verdictOf }: Verdicts, { key, whose }: About, row: Moment) {
	const claim = claimOf(key, row, whose);
	return claim === undefined ? true : verdictOf({ row, claim });
}

/** What an engine is to check of them. */
export const claimsOf = <Row extends Moment>({ key, whose }: About, rows: readonly Row[]) =>
	rows.flatMap((row) => {
		const claim = claimOf(key, row, whose);
		return claim ? [{ row, claim }] : [];
	});

/** Without those that are refuted, and those that hold first. */
export function holdingFirst<Row extends Moment>(
	checking: Verdicts,
	about: About,
	rows: readonly Row[],
): readonly Row[] {
	const verdicts = new Map(rows.map((row) => [row, verdictAbout(checking, about, row)]));
	return [
		...rows.filter((row) => verdicts.get(row) === true),
		...rows.filter((row) => verdicts.get(row) === undefined),
	];
}

/** How many moments to ask for where so many are to be fit. */
export const triedFor = (most: number): number => TRIED * most;

/** A lead is counted, not searched. */
const isSearched = ({ key, whose }: About, row: Moment) => claimOf(key, row, whose)?.kind !== "led";

export function createFitness(
	games: Pick<Games, "client">,
	checking: Pick<Checking, "verdictOf" | "checkFirst">,
) {
	/** Of the longer search, by game and ply. */
	const found = new Map<string, Promise<boolean>>();
	function hangs(row: Moment): Promise<boolean> {
		const key = `${gameKey(row)} ${row.ply}`;
		const known = found.get(key) ?? games.client.ask("hangs", row.game, row.ply);
		found.set(key, known);
		// Of a worker that ended: the next is asked.
		known.catch(() => found.delete(key));
		return known;
	}
	return async function fit<Row extends Moment>(
		about: About,
		rows: readonly Row[],
		most: number,
		signal?: AbortSignal,
	): Promise<readonly Row[]> {
		await checking.checkFirst(claimsOf(about, rows), most, signal);
		const fit: Row[] = [];
		for (const row of holdingFirst(checking, about, rows)) {
			if (fit.length >= most) break;
			const isKnown = verdictAbout(checking, about, row) === true || !isSearched(about, row);
			if (isKnown || (await hangs(row))) fit.push(row);
		}
		return fit;
	};
}

export type Fit = ReturnType<typeof createFitness>;
