// Why a frame shows no board, in words: a late part, for frames that fail. embed.html allows what
// its board needs, but a policy that a host sends with all of its pages may keep our files away.

import { embedWords } from "../../messages/en/screens/embed.ts";
import { embedFailureWords as words } from "../../messages/en/screens/embedFailure.ts";
import { problemText } from "../../messages/textFaults.ts";
import { problemOf } from "../../session/state/problems.ts";

type Violation = Pick<
	SecurityPolicyViolationEvent,
	"disposition" | "effectiveDirective" | "blockedURI"
>;

/** The directives that would let our files come, each with its source. */
function lackingIn(violations: readonly Violation[]): string[] {
	const lacking = violations.flatMap(({ disposition, effectiveDirective, blockedURI }) => {
		if (disposition !== "enforce") return [];
		if (blockedURI === "wasm-eval") return words.webAssembly;
		// Extensions of a browser are stopped too.
		if (!blockedURI.startsWith(location.origin)) return [];
		return `${effectiveDirective.replace(/-(?:elem|attr)$/, "")} 'self'`;
	});
	return [...new Set(lacking)];
}

export function failureText(error: unknown, violations: readonly Violation[]): string {
	const lacking = lackingIn(violations);
	if (lacking.length > 0) return embedWords.lacking(lacking.join(", "));
	return problemText(problemOf(error, words.failed));
}
