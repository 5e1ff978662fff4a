// One hostile visit: so many actions drawn from a seed, and what must be true after each and in the
// end.

import { type Driver, WINDOW } from "../browsers/driver.ts";
import type { Site } from "../browsers/site.ts";
import { until } from "../browsers/until.ts";
import { Visitor } from "../browsers/visitor.ts";
import { within } from "../browsers/within.ts";
import { chance } from "../support/random.ts";
import { ACTIONS, type Action } from "./actions.ts";
import { pass, watchPage } from "./inPage.ts";

export const LENGTH = 40;

/** Milliseconds that a page may keep from answering. */
const ANSWER_LIMIT = 200;

/** Milliseconds after which an action counts as one that never ends. */
const PATIENCE = 60_000;

/**
 * The same for what comes before and after all actions: several visits, each with waits of its own.
 */
const LONG_PATIENCE = 300_000;

/** Elements: more than the longest list of moves and all panels have. */
const ELEMENT_LIMIT = 60_000;

/** A fault after so many actions, with the name of the last. */
export type Fault = { readonly actions: number; readonly last: string; readonly what: string };

export type Visited = {
	/** The fault that ended the visit before its time. */
	readonly fault: Fault | undefined;
	/** Where the page took too long to answer; a busy machine may feign that. */
	readonly waits: readonly Fault[];
};

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

type Tell = (line: string) => void;

function draw(next: () => number): Action {
	const total = ACTIONS.reduce((sum, { weight }) => sum + weight, 0);
	let left = next() * total;
	for (const action of ACTIONS) {
		left -= action.weight;
		if (left < 0) return action;
	}
	throw new Error("Chance is below 1");
}

/** Why what takes too long is given up. */
const HANGS = "The page hangs";

/** Milliseconds of work by which is measured how much of the machine others have. */
const SAMPLE = 20;

/**
 * How many times longer than its work anything takes just now; 1 on a machine that has nothing else
 * to do.
 */
function slowness(): number {
	const begin = performance.now();
	const used = process.cpuUsage();
	while (process.cpuUsage(used).user < SAMPLE * 1000);
	return Math.max(1, (performance.now() - begin) / SAMPLE);
}

/** Does an action; one that cannot be done, as the page has gone elsewhere, is none. */
async function attempt(action: Action, visitor: Visitor, next: () => number): Promise<string> {
	try {
		return await within(PATIENCE, HANGS, action.act(visitor, next));
	} catch (error) {
		return `in vain: ${reasonOf(error)}`;
	}
}

/** Asks the page for its state, as soon as there is one. */
const examine = (visitor: Visitor) =>
	until(
		"The page answers",
		async () => {
			await visitor.ask(pass, []);
			return visitor.ask(watchPage, []);
		},
		() => true,
	);

/** Finds a present fault of the page, if any, and how long the page did not answer. */
async function judge(visitor: Visitor): Promise<{ what: string | undefined; worst: number }> {
	const { worst, isHit, elements } = await within(PATIENCE, HANGS, examine(visitor));
	const [complaint] = await visitor.driver.complaints();
	if (complaint !== undefined) return { what: `nobody caught: ${complaint}`, worst };
	if (isHit) return { what: "a text was taken for markup", worst };
	return { what: elements > ELEMENT_LIMIT ? `${elements} elements` : undefined, worst };
}

/**
 * The next visit is as good as any after any fault: a piece can be moved. A game that comes late
 * may have moved the pressed piece.
 */
async function recover(visitor: Visitor): Promise<void> {
	visitor.site.mend();
	await visitor.driver.resize(WINDOW);
	await visitor.visit();
	for (let tries = 3; ; tries--) {
		await visitor.click("button", "Reset Board");
		await visitor.atRest();
		await visitor.drag("e2", "e4");
		try {
			return await visitor.sees("e4", "white pawn");
		} catch (error) {
			if (tries === 1) throw error;
		}
	}
}

/** Makes the visit that a seed tells. */
export async function hostileVisit(
	driver: Driver,
	site: Site,
	seed: number,
	tell: Tell,
): Promise<Visited> {
	const visitor = new Visitor(driver, site);
	const next = chance(seed);
	const waits: Fault[] = [];
	let actions = 0;
	let last = "";
	const found = (what: string): Visited => ({ fault: { actions, last, what }, waits });
	try {
		await within(LONG_PATIENCE, HANGS, visitor.visitAnew());
		await visitor.ask(watchPage, []);
		while (actions < LENGTH) {
			actions++;
			const action = draw(next);
			last = `${action.name}: ${await attempt(action, visitor, next)}`;
			tell(`${actions}. ${last}`);
			const { what, worst } = await judge(visitor);
			if (what !== undefined) return found(what);
			if (worst > ANSWER_LIMIT && worst > ANSWER_LIMIT * slowness()) {
				waits.push({ actions, last, what: `no answer for ${Math.round(worst)} ms` });
			}
		}
		await within(LONG_PATIENCE, HANGS, recover(visitor));
		const { what } = await judge(visitor);
		return what === undefined ? { fault: undefined, waits } : found(what);
	} catch (error) {
		return found(reasonOf(error));
	} finally {
		site.mend();
	}
}
