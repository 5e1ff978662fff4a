// A browser for the engine of a visit, within the test: its files on a host, a worker that speaks
// UCI, a storage and a page that is seen.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { vi } from "vitest";
import { openRules } from "../../src/chess/rules.ts";
import { atRoot } from "./core.ts";

/**
 * Centipawns from the side to move, or nothing: the search goes on until the test ends it. What an
 * engine remembers are the searches since it was told of a new game.
 */
type Say = (fen: string, nodes: number, remembered: number) => number | undefined;

const described = (name: string) => ({
	name,
	bytes: name.length,
	sha256: createHash("sha256").update(name).digest("hex"),
});

const DESCRIPTION = {
	files: { script: described("engine.js"), wasm: described("engine.wasm") },
};

/** A host's answer, by the end of an address. */
export type Hosted = (name: string, init: RequestInit) => Response | Promise<Response>;

export const engineFile: Hosted = (name) =>
	name === "engine.json" ? Response.json(DESCRIPTION) : new Response(name);

/** A request that is never answered, and ends when it is told to. */
export const stalled: Hosted = (_, { signal }) =>
	new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));

function uciOf(fen: string): string[] {
	return openRules(fen)
		.legalWays()
		.map(({ from, to }) => [from, to].map((at) => "abcdefgh"[at & 7] + String((at >> 3) + 1)))
		.map((names) => names.join(""));
}

export function engineHost(say: Say, hosted: Hosted = engineFile) {
	const host = {
		say,
		hosted,
		asked: [] as string[],
		/** All that were started, and those that were not ended yet. */
		workers: 0,
		alive: 0,
		isPulseLost: false,
		isPhone: false,
		machine: { hardwareConcurrency: 1, deviceMemory: 8 },
	};
	const kept = new Map<string, string>();
	const searches: { readonly fen: string; readonly nodes: number; readonly lines: number }[] = [];
	class FakeWorker extends EventTarget {
		#fen = "";
		#lines = 1;
		#remembered = 0;
		#isOver = false;
		constructor() {
			super();
			host.workers += 1;
			host.alive += 1;
		}
		#tell(...lines: string[]) {
			if (this.#isOver) return;
			this.dispatchEvent(Object.assign(new Event("message"), { data: lines.join("\n") }));
		}
		#go(nodes: number) {
			searches.push({ fen: this.#fen, nodes, lines: this.#lines });
			const cp = host.say(this.#fen, nodes, this.#remembered++);
			if (cp === undefined) return;
			const moves = uciOf(this.#fen).slice(0, this.#lines);
			const info = (move: string, index: number) =>
				`info depth 9 multipv ${index + 1} nodes ${nodes} score cp ${cp - index} pv ${move}`;
			this.#tell(...moves.map(info), `bestmove ${moves[0]}`);
		}
		postMessage(line: string) {
			queueMicrotask(() => {
				const [, lines] = /MultiPV value (\d+)/.exec(line) ?? [];
				if (lines !== undefined) this.#lines = Number(lines);
				else if (line === "uci") this.#tell("uciok");
				else if (line === "isready" && !host.isPulseLost) this.#tell("readyok");
				else if (line === "ucinewgame") this.#remembered = 0;
				else if (line === "stop") this.#tell(`bestmove ${uciOf(this.#fen)[0]}`);
				else if (line.startsWith("position fen ")) this.#fen = line.slice(13);
				else if (line.startsWith("go ")) this.#go(Number(line.split(" ")[2]));
			});
		}
		terminate() {
			if (!this.#isOver) host.alive -= 1;
			this.#isOver = true;
		}
	}
	vi.stubGlobal("Worker", FakeWorker);
	vi.stubGlobal("navigator", host.machine);
	vi.stubGlobal("matchMedia", () => ({ matches: host.isPhone }));
	vi.stubGlobal("location", new URL("http://localhost/"));
	vi.stubGlobal(
		"document",
		Object.assign(new EventTarget(), { hidden: false, querySelector: () => null }),
	);
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, text: string) => void kept.set(key, text),
	});
	vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
		if (/insight.*wasm/.test(address))
			return new Response(readFileSync(atRoot("build/insight.wasm")));
		const name = address.split("/").at(-1) ?? "";
		host.asked.push(name);
		return host.hosted(name, init);
	});
	return Object.assign(host, { searches, kept });
}
