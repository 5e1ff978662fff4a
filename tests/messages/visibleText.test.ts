// All text that people read stands in the folder of messages: src/messages.

import { expect, test } from "vitest";
import { codeUnder } from "../support/source.ts";
import { visibleTextIn } from "../support/visibleText.ts";

/** Files that hold such text all the same, each with its reason. */
const EXCEPTED: Readonly<Record<string, string>> = {
	"src/chess/ending.ts": "codes of chess.js's endings",
	"src/chess/fen.ts": "the specification's errors, which are their own codes",
	"src/chess/fenFault.ts": "the specification's errors, which are their own codes",
	"src/chess/pgn/tree/parser.ts": "what the parser says, given codes here",
	"src/chess/pgn/write/formatPgn.ts": "commands in PGN",
	"src/chess/rules.ts": "the specification's errors, and codes of endings",
	"src/control/load.ts": "errors of the package, whose texts are their own codes",
	"src/package/element/element.ts": "embed.js has no bytes to spare: its few texts stay in English",
	"src/package/element/follower.ts": "the same: faults of a file that is followed",
	"src/package/element/tag.ts": "embed.js has no bytes to spare: its few texts stay in English",
	"src/engine/session.ts": "commands of UCI",
	"src/extension/fairness.ts": "selectors of what other sites show",
	"src/session/follow/together.ts": "the name of a channel between pages",
	"src/session/import/sites.ts": "names of other sites",
	"src/runtime/late/loadPart.ts": "the specification's error; the screen shows partWords.failed",
	"src/runtime/late/version.ts": "what the front page is known by",
	"src/runtime/cacheNames.ts": "messages to the service worker, and the name of a cache",
	"src/pages/offline/serviceWorker.ts": "names of caches",
	"src/pages/parts/Parts.tsx": "for those who build panels: no visitor gets the page",
	"src/package/control.ts": "for programmers who use the package",
	"src/package/formatGame.ts": "for programmers who use the package",
	"src/package/heat/layer.ts": "for programmers who use the package",
	"src/package/heat/openHeat.ts": "a selector, and for programmers who use the package",
	"src/package/heat/schemes.ts": "for programmers who use the package",
	"src/package/pgnBytes.ts": "for programmers who use the package",
	"src/package/review/openReview.ts": "for programmers who use the package",
	"src/package/review/reviewGame.ts": "for programmers who use the package",
	"src/package/arguments.ts": "for programmers who use the package",
};

const isExcepted = (file: string): boolean =>
	/^src\/(?:messages|cli)\//.test(file) || file.endsWith(".d.ts") || file in EXCEPTED;

test("every visible sentence is in src/messages", () => {
	const found = codeUnder("src")
		.filter((file) => !isExcepted(file))
		.flatMap((file) => visibleTextIn(file).map((text) => `${file}: ${text}`));
	expect(found).toEqual([]);
});

test("every exception to this rule still exists", () => {
	const idle = Object.keys(EXCEPTED).filter((file) => visibleTextIn(file).length === 0);
	expect(idle).toEqual([]);
});
