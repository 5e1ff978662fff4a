// Openings as players say them: "the French" for "French Defense".

/** Without their last word these would be another opening, or none. */
const WHOLE =
	/^(?:English Defense|Barnes .*|Indian Defense|.*Pawn Game|Bishop's Opening|King's .*Opening|Center Game)$/;

/** They are called after somebody who is said to own them. */
const OWNED = /^(?!King's|Queen's|Bishop's)\S+'s (?:Opening|Defense)$/;

export function spokenOpening(family: string): string {
	if (family === "Petrov's Defense") return "the Petrov";
	const isWhole = WHOLE.test(family) || OWNED.test(family);
	const name = isWhole ? family : family.replace(/ (?:Defense|Game|Opening)$/, "");
	return `${OWNED.test(family) ? "" : "the "}${name.replaceAll("'", "’")}`;
}
