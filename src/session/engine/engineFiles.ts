// Brings the engine's two files, once somebody has asked for it: their description first, which
// gives lengths and hashes. They stay in the browser's cache, and in that of the service worker.

import { ENGINE_FOLDER } from "../../engine/files.ts";
import { BASE } from "../../runtime/late/base.ts";
import { settings } from "../../runtime/settings.ts";
import { EngineFileError } from "./engineProblem.ts";

/** Addresses of the engine's files. */
export type EngineFiles = { readonly script: string; readonly wasm: string };

type Described = { readonly name: string; readonly bytes: number; readonly sha256: string };

type Description = { readonly files: { readonly script: Described; readonly wasm: Described } };

/** Milliseconds between two looks whether the server has the engine by now. */
const COMING_MS = 1000;

/** "off", or the folder of another engine's files, below the address of the application. */
const SETTING = settings.VITE_ENGINE;

const FOLDER = SETTING || ENGINE_FOLDER;

const addressOf = (name: string) => new URL(`${FOLDER}/${name}`, BASE).href;

/** Milliseconds without a byte after which the requests end. */
const STALLED_MS = 30_000;

/** Ends the requests, and counts the time since the last byte. */
type Watch = { readonly signal: AbortSignal; readonly onBytes: () => void };

async function ask(name: string, cache: RequestCache, watch: Watch): Promise<Response> {
	const { signal, onBytes } = watch;
	try {
		return await fetch(addressOf(name), { cache, signal });
	} catch {
		signal.throwIfAborted();
		throw new EngineFileError({ code: "unreachable", status: undefined });
	} finally {
		onBytes();
	}
}

const isDescribed = (file: unknown): file is Described =>
	typeof file === "object" &&
	file !== null &&
	"name" in file &&
	typeof file.name === "string" &&
	/^[\w.-]+$/.test(file.name) &&
	"bytes" in file &&
	typeof file.bytes === "number" &&
	"sha256" in file &&
	typeof file.sha256 === "string";

/** Hosts that have a page for every address answer with that where there is no engine. */
async function readDescription(response: Response): Promise<Description | undefined> {
	try {
		const { files } = (await response.json()) as Partial<Description>;
		if (isDescribed(files?.script) && isDescribed(files.wasm)) return { files };
	} catch {
		// Not JSON
	}
	return undefined;
}

/** `npm start` serves at once, and says while the engine is still coming. */
async function describe(watch: Watch, cache: RequestCache): Promise<Description | undefined> {
	if (SETTING === "off") throw new EngineFileError({ code: "absent" });
	for (;;) {
		const response = await ask("engine.json", cache, watch);
		if (response.ok) return readDescription(response);
		if (response.status !== 404 && response.status !== 410) {
			throw new EngineFileError({ code: "unreachable", status: response.status });
		}
		const coming = await ask("coming.json", "no-store", watch);
		if (!coming.ok || !/json/.test(coming.headers.get("Content-Type") ?? "")) {
			throw new EngineFileError({ code: "absent" });
		}
		await new Promise((resolve) => setTimeout(resolve, COMING_MS));
	}
}

type Chunk = Uint8Array<ArrayBuffer>;

async function read(response: Response, onBytes: (count: number) => void): Promise<Chunk[]> {
	const chunks: Chunk[] = [];
	const reader = response.body?.getReader();
	if (reader === undefined) return [new Uint8Array(await response.arrayBuffer())];
	for (;;) {
		const { done, value } = await reader.read();
		if (done) return chunks;
		chunks.push(value);
		onBytes(value.length);
	}
}

const hexOf = (bytes: ArrayBuffer) =>
	[...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Browsers hash in secure pages alone; elsewhere the length has to do. */
async function isWhole(chunks: Chunk[], file: Described): Promise<boolean> {
	const blob = new Blob(chunks);
	if (blob.size !== file.bytes) return false;
	if (globalThis.crypto?.subtle === undefined) return true;
	return hexOf(await crypto.subtle.digest("SHA-256", await blob.arrayBuffer())) === file.sha256;
}

/** Once more past all caches: one of them may hold what was cut short, or something else. */
const CACHES = ["default", "reload"] as const;

type OnProgress = (share: number) => void;

/** Returns whether the files are there as described. */
async function bring({ files }: Description, onProgress: OnProgress, watch: Watch) {
	const all = files.script.bytes + files.wasm.bytes;
	let before = 0;
	for (const file of [files.script, files.wasm]) {
		let isGood = false;
		for (const cache of CACHES) {
			if (isGood) break;
			const response = await ask(file.name, cache, watch);
			if (!response.ok) continue;
			let here = 0;
			const chunks = await read(response, (count) => {
				here += count;
				watch.onBytes();
				onProgress(Math.min(1, (before + here) / all));
			}).catch(() => {
				watch.signal.throwIfAborted();
				return [];
			});
			isGood = await isWhole(chunks, file);
		}
		if (!isGood) return false;
		before += file.bytes;
	}
	return true;
}

async function bringDescribed(onProgress: OnProgress, watch: Watch): Promise<EngineFiles> {
	let tried: string | undefined;
	for (const cache of CACHES) {
		const description = await describe(watch, cache);
		// The same again would be as damaged.
		if (description === undefined || JSON.stringify(description) === tried) continue;
		tried = JSON.stringify(description);
		if (!(await bring(description, onProgress, watch))) continue;
		const { script, wasm } = description.files;
		return { script: addressOf(script.name), wasm: addressOf(wasm.name) };
	}
	throw new EngineFileError({ code: tried === undefined ? "absent" : "damaged" });
}

/**
 * `onProgress` hears of the share of all bytes that is there. The controller ends the requests; so
 * does a time without a byte.
 */
export async function fetchEngine(
	onProgress: OnProgress,
	controller: AbortController,
): Promise<EngineFiles> {
	const seconds = STALLED_MS / 1000;
	const stall = () => controller.abort(new EngineFileError({ code: "stalled", seconds }));
	let timer = setTimeout(stall, STALLED_MS);
	const onBytes = () => {
		clearTimeout(timer);
		timer = setTimeout(stall, STALLED_MS);
	};
	try {
		return await bringDescribed(onProgress, { signal: controller.signal, onBytes });
	} finally {
		clearTimeout(timer);
	}
}
