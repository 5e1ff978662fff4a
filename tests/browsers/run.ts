// Drives the visit in several browsers at once, tells of each step how it went, and then compares
// what they saw.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "./browsers.ts";
import type { Driver } from "./driver.ts";
import { differencesOf, type Look } from "./looks.ts";
import { openSite } from "./site.ts";
import type { Chapter, Step } from "./step.ts";
import { VISIT } from "./visit.ts";
import { Visitor } from "./visitor.ts";

/** A browser on this machine, and what starts it. */
export type Found = { readonly browser: Browser; readonly path: string };

export type Tally = { passed: number; failed: number };

/** Looks after steps, by the names of the steps. */
type Looks = Map<string, Look>;

/** A browser's name, and what it saw. */
type Seen = readonly [name: string, looks: Looks];

/** Where pictures go that differ. */
const KEPT = "test-results/browsers";

const NAME_WIDTH = 10;

/** Prints and counts what has been tried; a reason is why it failed. */
type Tell = (name: string, what: string, reason?: string) => void;

const teller =
	(tally: Tally): Tell =>
	(name, what, reason) => {
		tally[reason === undefined ? "passed" : "failed"]++;
		console.log(`${reason === undefined ? "ok    " : "FAILED"} ${name.padEnd(NAME_WIDTH)}${what}`);
		if (reason !== undefined) console.log(`       ${reason.replaceAll("\n", "\n       ")}`);
	};

/** Gives why the step failed, if it did. */
async function attempt(step: Step, visitor: Visitor, looks: Looks): Promise<string | undefined> {
	try {
		await step.run(visitor);
		const seen = await step.compares?.(visitor);
		if (seen !== undefined) looks.set(step.name, seen);
		const [complaint] = await visitor.driver.complaints();
		return complaint && `The page threw: ${complaint}`;
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}

/** Steps of a chapter, each with why it failed, if it did. */
type Outcomes = readonly (readonly [step: Step, reason: string | undefined])[];

async function walk(
	driver: Driver,
	{ steps }: Chapter,
	application: number,
	looks: Looks,
): Promise<Outcomes> {
	const site = await openSite(application);
	const visitor = new Visitor(driver, site);
	let isBroken = false;
	const outcomes: [Step, string | undefined][] = [];
	for (const step of steps) {
		const reason: string | undefined = isBroken
			? "Not tried, as a step before it failed"
			: await attempt(step, visitor, looks);
		isBroken ||= reason !== undefined;
		outcomes.push([step, reason]);
	}
	site.close();
	return outcomes;
}

const isThere = (driver: Driver): Promise<boolean> =>
	driver.evaluate("1", "page").then(
		() => true,
		() => false,
	);

/**
 * Walks through all chapters. A browser that goes away by itself is started again, once, and told.
 */
async function walkAll({ browser, path }: Found, application: number, tell: Tell): Promise<Looks> {
	const looks: Looks = new Map();
	let driver = await browser.open(path);
	let isSecond = false;
	console.log(`       ${driver.name} ${driver.version}`);
	for (const chapter of VISIT) {
		let outcomes = await walk(driver, chapter, application, looks);
		const isComplete = outcomes.every(([, reason]) => reason === undefined);
		if (!isComplete && !isSecond && !(await isThere(driver))) {
			isSecond = true;
			console.log(`       ${browser.name} has gone in the chapter "${chapter.name}": once more`);
			await driver.close();
			driver = await browser.open(path);
			outcomes = await walk(driver, chapter, application, looks);
		}
		for (const [step, reason] of outcomes) tell(browser.name, step.name, reason);
	}
	await driver.close();
	return looks;
}

async function visitWith(found: Found, application: number, tell: Tell): Promise<Seen> {
	const { name } = found.browser;
	try {
		return [name, await walkAll(found, application, tell)];
	} catch (error) {
		tell(name, "drives the visit", String(error));
		return [name, new Map()];
	}
}

/** Keeps what two browsers saw where it differs. */
function keep(step: string, looks: Readonly<Record<string, Look>>): void {
	mkdirSync(KEPT, { recursive: true });
	for (const [name, { file }] of Object.entries(looks)) {
		writeFileSync(join(KEPT, `${step.replace(/\W+/g, "-")}-${name}.png`), file);
	}
}

/** Compares what two browsers saw at the same moments. */
function compare([first, model]: Seen, [name, looks]: Seen, tell: Tell): void {
	for (const [step, seen] of looks) {
		const wanted = model.get(step);
		if (wanted === undefined) continue;
		const differences = differencesOf(wanted, seen);
		if (differences.length > 0) keep(step, { [first]: wanted, [name]: seen });
		const reason = differences.length > 0 ? differences.join("\n") : undefined;
		tell(name, `sees what ${first} sees when ${step}`, reason);
	}
}

export async function visitWithAll(found: readonly Found[], application: number): Promise<Tally> {
	const tally = { passed: 0, failed: 0 };
	const tell = teller(tally);
	const [first, ...others] = await Promise.all(
		found.map((each) => visitWith(each, application, tell)),
	);
	if (first !== undefined) for (const each of others) compare(first, each, tell);
	return tally;
}
