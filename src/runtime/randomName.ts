// Names of records.

/** Unique among all tabs. */
export const randomName = (): string =>
	[...crypto.getRandomValues(new Uint8Array(12))]
		.map((byte) => byte.toString(16).padStart(2, "0"))
		.join("");
