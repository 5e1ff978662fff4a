// Without a network: what one visit has brought is enough for the next.

import type { Chapter } from "../step.ts";
import { until } from "../until.ts";

const isKept = async () => {
	await navigator.serviceWorker.ready;
	return navigator.serviceWorker.controller !== null;
};

export const offline: Chapter = {
	name: "offline",
	steps: [
		{
			name: "after one visit board, games and pages are there without a network",
			run: async (visitor) => {
				await visitor.visitAnew();
				await until(
					"All files are kept",
					() => visitor.ask(isKept, []),
					(isIt) => isIt,
				);
				visitor.site.breakOff(/^/, "reset");
				await visitor.visit();
				await visitor.atRest();
				await visitor.click("button", /^1858/);
				await visitor.isAt(0);
				await visitor.visit("about");
				await visitor.find("heading", "About Square Control");
				visitor.site.mend();
			},
		},
	],
};
