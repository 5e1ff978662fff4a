// Origins as the settings of a build give them.

/** Addresses with blanks between them, each by its origin. */
export const originsIn = (named: string | undefined): readonly string[] =>
	(named ?? "")
		.split(/\s+/)
		.filter(Boolean)
		.map((address) => new URL(address).origin);
