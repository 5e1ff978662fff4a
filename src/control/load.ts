// Loading the core: in a browser from an address, anywhere else from its bytes.

import { type Core, createCore } from "./core.ts";

/** Says in one sentence why there is no core. What went wrong beneath is the cause. */
export class CoreError extends Error {
	override readonly name = "CoreError";
	constructor(reason: string, cause?: unknown) {
		super(`The control core could not be loaded: ${reason}`, { cause });
	}
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function fetchBytes(address: string | URL): Promise<ArrayBuffer> {
	let response: Response;
	try {
		response = await fetch(address);
	} catch (error) {
		throw new CoreError(`no answer from its address (${reasonOf(error)})`, error);
	}
	if (!response.ok) throw new CoreError(`its address answered ${response.status}`);
	try {
		return await response.arrayBuffer();
	} catch (error) {
		throw new CoreError(`the answer broke off (${reasonOf(error)})`, error);
	}
}

/** Every WebAssembly module begins with these bytes: a page that came in its place does not. */
function isModule(bytes: BufferSource): boolean {
	const start = ArrayBuffer.isView(bytes)
		? new Uint8Array(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 4))
		: new Uint8Array(bytes).subarray(0, 4);
	return String.fromCharCode(...start) === "\0asm";
}

export type ModuleSource = string | URL | BufferSource;

const missing = () => new CoreError("WebAssembly is missing or switched off here");

const unfit = (error: unknown) =>
	new CoreError(
		`it does not run here, where WebAssembly with SIMD is needed (${reasonOf(error)})`,
		error,
	);

/** At once, from bytes that are here: what has to be there before the next line. */
export function openModule<Opened>(
	bytes: BufferSource,
	open: (module: WebAssembly.Module) => Opened,
): Opened {
	if (typeof WebAssembly !== "object") throw missing();
	try {
		return open(new WebAssembly.Module(bytes));
	} catch (error) {
		throw unfit(error);
	}
}

/** Twelve kilobytes compile in no time, so they are not streamed: no server need know WebAssembly's media type. */
export async function loadModule<Opened>(
	source: ModuleSource,
	open: (module: WebAssembly.Module) => Opened,
): Promise<Opened> {
	if (typeof WebAssembly !== "object") throw missing();
	const bytes =
		typeof source === "string" || source instanceof URL ? await fetchBytes(source) : source;
	if (!isModule(bytes)) throw new CoreError("what came in its place is something else");
	try {
		return open(await WebAssembly.compile(bytes));
	} catch (error) {
		throw unfit(error);
	}
}

export const loadCore = (source: ModuleSource): Promise<Core> => loadModule(source, createCore);
