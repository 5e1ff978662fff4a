// Loading the core: in a browser from an address, anywhere else from its bytes.

import { type Core, createCore } from "./core.ts";

/** Why there is no core: a code, which is also its English text. */
export type CoreFault =
	| "no answer from its address"
	| "its address answered"
	| "the answer broke off"
	| "WebAssembly is missing or switched off here"
	| "the page forbids it: script-src needs 'wasm-unsafe-eval'"
	| "it does not run here, where WebAssembly with SIMD is needed"
	| "what came in its place is something else";

/** The core could not be loaded. The error of the browser is the cause. */
export class CoreError extends Error {
	override readonly name = "CoreError";
	readonly fault: CoreFault;
	/** Behind the fault, with a blank before it: the status, or what the browser says. */
	readonly detail: string;
	constructor(fault: CoreFault, detail = "", cause?: unknown) {
		super(`The control core could not be loaded: ${fault}${detail}`, { cause });
		this.fault = fault;
		this.detail = detail;
	}
}

const detailOf = (error: unknown) => ` (${error instanceof Error ? error.message : error})`;

async function fetchBytes(address: string | URL): Promise<ArrayBuffer> {
	let response: Response;
	try {
		response = await fetch(address);
	} catch (error) {
		throw new CoreError("no answer from its address", detailOf(error), error);
	}
	if (!response.ok) throw new CoreError("its address answered", ` ${response.status}`);
	try {
		return await response.arrayBuffer();
	} catch (error) {
		throw new CoreError("the answer broke off", detailOf(error), error);
	}
}

/** Every WebAssembly module begins with these bytes; an HTML page of a server does not. */
function isModule(bytes: BufferSource): boolean {
	const all = ArrayBuffer.isView(bytes)
		? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
		: new Uint8Array(bytes);
	return String.fromCharCode(...all.subarray(0, 4)) === "\0asm";
}

export type ModuleSource = string | URL | BufferSource;

const missing = () => new CoreError("WebAssembly is missing or switched off here");

/**
 * Browsers throw the same error for both, and some say nothing with it. The smallest of all modules
 * needs nothing of a browser but leave.
 */
function isForbidden(): boolean {
	try {
		return !new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
	} catch {
		return true;
	}
}

const unfit = (error: unknown) =>
	new CoreError(
		isForbidden()
			? "the page forbids it: script-src needs 'wasm-unsafe-eval'"
			: "it does not run here, where WebAssembly with SIMD is needed",
		detailOf(error),
		error,
	);

/** Synchronously, from bytes. */
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

/**
 * Twelve kilobytes compile in no time, so they are not streamed: no server has to know the media
 * type of WebAssembly.
 */
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
