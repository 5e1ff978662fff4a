// npm run browsers [-- NAME ...]: the same visit in every browser that is here, or in those named,
// which then have to be here.

import { BROWSERS } from "./browsers.ts";
import { type Found, visitWithAll } from "./run.ts";

/** Gives the exit status. */
export async function main(names: readonly string[], application: number): Promise<number> {
	const unknown = names.find((name) => !BROWSERS.some((browser) => browser.name === name));
	if (unknown !== undefined) {
		console.error(
			`There is no ${unknown}; there are ${BROWSERS.map(({ name }) => name).join(", ")}.`,
		);
		return 1;
	}
	const found: Found[] = [];
	let isMissing = false;
	for (const browser of BROWSERS) {
		if (names.length > 0 && !names.includes(browser.name)) continue;
		const path = browser.find();
		if (path !== undefined) found.push({ browser, path });
		else console.log(`${browser.name} is not here. ${browser.advice}`);
		isMissing ||= path === undefined && names.length > 0;
	}
	const { passed, failed } = await visitWithAll(found, application);
	console.log(`\n${passed} passed, ${failed} failed`);
	return failed > 0 || isMissing || found.length === 0 ? 1 : 0;
}
