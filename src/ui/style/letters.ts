// Letters that a style of the visitor makes larger than the browser's setting says. Media queries
// measure windows in the browser's letters (scripts/letters.mjs): here they are rewritten, so that
// the layout is that of a browser which is set to such letters.

import { setLetters } from "../hooks/useMedia.ts";

const originals = new WeakMap<CSSMediaRule, string>();

function rewrite(rules: CSSRuleList, times: number): void {
	for (const rule of rules) {
		if (rule instanceof CSSMediaRule) {
			const { media } = rule;
			const original = originals.get(rule) ?? media.mediaText;
			originals.set(rule, original);
			const query = original.replace(/([\d.]+)em/g, (_, size) => `${size * times}em`);
			if (media.mediaText !== query) media.mediaText = query;
		}
		// Layers, and rules with queries in them.
		if ("cssRules" in rule) rewrite(rule.cssRules as CSSRuleList, times);
	}
}

let isFollowing = false;
let current = 1;

/** `times` is how often the browser's letters go into the page's. */
export function enlarge(times: number): void {
	current = times;
	setLetters(times);
	for (const sheet of document.styleSheets) rewrite(sheet.cssRules, times);
	// Sizes that depend on the window are measured again.
	window.dispatchEvent(new Event("resize"));
	if (isFollowing) return;
	isFollowing = true;
	// Late parts bring style sheets of their own.
	document.addEventListener(
		"load",
		({ target }) => {
			if (target instanceof HTMLLinkElement && target.sheet)
				rewrite(target.sheet.cssRules, current);
		},
		true,
	);
}
