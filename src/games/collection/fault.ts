// Why a collection cannot do what it was asked, as a code. The sentences of the codes are in
// messages/en/screens/games.ts.

/**
 * `removed`: the browser has removed the files, as when the data of a site are cleared.
 * `noSpace`: the browser gives no more space.
 * `superseded`: something newer of the same kind was asked for.
 * `notLoaded`: the worker that holds the collection did not come.
 */
export type CollectionFaultCode = "removed" | "noSpace" | "superseded" | "notLoaded";

export class CollectionFault extends Error {
	override readonly name = "CollectionFault";
	readonly code: CollectionFaultCode;
	constructor(code: CollectionFaultCode) {
		super(`collection: ${code}`);
		this.code = code;
	}
}

/** The code of an error that may have come through a message; undefined for any other error. */
export function faultCode(error: unknown): CollectionFaultCode | undefined {
	const { name, code } = error as CollectionFault;
	return name === "CollectionFault" ? code : undefined;
}
