// Thrown for a packed file that cannot be unpacked.

export type UnpackFault =
	| { readonly code: "tooSlow" | "notZstandard" | "breaksOff" }
	| { readonly code: "growsTooMuch"; readonly times: number }
	| { readonly code: "tooMuchMemory"; readonly megabytes: number; readonly most: number }
	| { readonly code: "otherPacking"; readonly packing: string }
	/** Message of the library that unpacks gzip or Zstandard. */
	| { readonly code: "otherError"; readonly message: string };

/** Its message is for developers. */
export class UnpackError extends Error {
	override readonly name = "UnpackError";
	readonly fault: UnpackFault;
	constructor(fault: UnpackFault) {
		super(JSON.stringify(fault));
		this.fault = fault;
	}
}
