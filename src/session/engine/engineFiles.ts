// Brings the engine's two files, once somebody has asked for it: their description first, which
// gives lengths and hashes. They stay in the browser's cache, and in that of the service worker.

import { ENGINE_FOLDER } from "../../engine/files.ts";
import { BASE } from "../../loading/base.ts";
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

async function ask(name: string, cache: RequestCache): Promise<Response> {
	try {
		return await fetch(addressOf(name), { cache });
	} catch {
		throw new EngineFileError({ code: "unreachable", status: undefined });
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
async function readDescription(response: Response): Promise<Description> {
	try {
		const { files } = (await response.json()) as Partial<Description>;
		if (isDescribed(files?.script) && isDescribed(files.wasm)) return { files };
	} catch {
		// Not JSON
	}
	throw new EngineFileError({ code: "absent" });
}

/** `npm start` serves at once, and says while the engine is still coming. */
async function describe(): Promise<Description> {
	if (SETTING === "off") throw new EngineFileError({ code: "absent" });
	for (;;) {
		const response = await ask("engine.json", "default");
		if (response.ok) return readDescription(response);
		if (response.status !== 404 && response.status !== 410) {
			throw new EngineFileError({ code: "unreachable", status: response.status });
		}
		const coming = await ask("coming.json", "no-store");
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

/** `onProgress` hears of the share of all bytes that is there. */
export async function fetchEngine(onProgress: (share: number) => void): Promise<EngineFiles> {
	const { files } = await describe();
	const all = files.script.bytes + files.wasm.bytes;
	let before = 0;
	for (const file of [files.script, files.wasm]) {
		let isGood = false;
		// Once more past all caches: one of them may hold what was cut short.
		for (const cache of ["default", "reload"] as const) {
			if (isGood) break;
			const response = await ask(file.name, cache);
			if (!response.ok) continue;
			let here = 0;
			const chunks = await read(response, (count) => {
				here += count;
				onProgress(Math.min(1, (before + here) / all));
			}).catch(() => {
				return [];
			});
			isGood = await isWhole(chunks, file);
		}
		if (!isGood) throw new EngineFileError({ code: "damaged" });
		before += file.bytes;
	}
	return { script: addressOf(files.script.name), wasm: addressOf(files.wasm.name) };
}
