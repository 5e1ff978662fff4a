// Globals of both browsers and Node.js, for a folder that is compiled without either's types.

declare class TextDecoder {
	constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
	decode(input?: Uint8Array, options?: { stream?: boolean }): string;
}

declare class TextEncoder {
	encode(input: string): Uint8Array<ArrayBuffer>;
}
