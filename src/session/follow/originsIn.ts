// Origins as a build is told them.

/** Addresses with blanks between them, each by its origin. */
export const originsIn = (named: string | undefined): readonly string[] =>
	(named ?? "")
		.split(/\s+/)
		.filter(Boolean)
		.map((address) => new URL(address).origin);
