// Says why a link cannot be opened.

export class LinkError extends Error {
	override readonly name = "LinkError";
}
