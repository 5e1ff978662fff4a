// A server whose file is a game that is being played: it grows, and all goes wrong that does where
// games are played. Everything is by the share of the time that has passed, so that a short run has
// the same story as a long one.

import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Carlsen - Caruana, London 2018, the sixth game: bare facts of chess history. */
const MOVES =
	"e4 e5 Nf3 Nf6 Nxe5 d6 Nd3 Nxe4 Qe2 Qe7 Nf4 Nc6 Nd5 Nd4 Nxe7 Nxe2 Nd5 Nd4 Na3 Ne6 f3 N4c5 d4 Nd7 c3 c6 Nf4 Nb6 Bd3 d5 Nc2 Bd6 Nxe6 Bxe6 Kf2 h5 h4 Nc8 Ne3 Ne7 g3 c5 Bc2 O-O Rd1 Rfd8 Ng2 cxd4 cxd4 Rac8 Bb3 Nc6 Bf4 Na5 Rdc1 Bb4 Bd1 Nc4 b3 Na3 Rxc8 Rxc8 Rc1 Nb5 Rxc8+ Bxc8 Ne3 Nc3 Bc2 Ba3 Bb8 a6 f4 Bd7 f5 Bc6 Bd1 Bb2 Bxh5 Ne4+ Kg2 Bxd4 Bf4 Bc5 Bf3 Nd2 Bxd5 Bxe3 Bxc6 Bxf4 Bxb7 Bd6 Bxa6 Ne4 g4 Ba3 Bc4 Kf8 g5 Nc3 b4 Bxb4 Kf3 Na4 Bb5 Nc5 a4 f6 Kg4 Ne4 Kh5 Be1 Bd3 Nd6 a5 Bxa5 gxf6 gxf6 Kg6 Bd8 Kh7 Nf7 Bc4 Ne5 Bd5 Ba5 h5 Bd2 Ba2 Nf3 Bd5 Nd4 Kg6 Bg5 Bc4 Nf3 Kh7 Ne5 Bb3 Ng4 Bc4 Ne3 Bd3 Ng4 Bc4 Nh6 Kg6 Ke7 Bb3 Kd6 Bc2 Ke5 Bd3 Kf4 Bc2 Ng4 Bb3 Ne3 h6 Bxh6".split(
		" ",
	);

export const PLIES = MOVES.length;

/** Shares of the time. */
const STORY = {
	/** A move was entered wrongly, and stands there until it is corrected. */
	wrong: [0.12, 0.17],
	/** From here on a name is written otherwise. */
	renamed: 0.25,
	/** Half of the file is there while it is written anew. */
	cut: [0.35, 0.4],
	/** Answers break off. */
	broken: [0.45, 0.49],
	/** The server is in trouble. */
	down: [0.55, 0.6],
	/** The next that asks is to wait. */
	crowded: 0.7,
	over: 0.95,
} as const;

/** Shares of the time between which nobody looks. */
export const HIDDEN = [0.8, 0.87] as const;

const isIn = (now: number, [from, to]: readonly [number, number]) => now >= from && now < to;

const plyAt = (now: number) => Math.floor(Math.min(1, now / STORY.over) * PLIES);

const numbered = (moves: readonly string[]) =>
	moves.map((san, ply) => (ply % 2 === 0 ? `${ply / 2 + 1}. ${san}` : san)).join(" ");

/**
 * Moves so far, or as the file puts them down: the wrong move is one of a king that could have gone
 * there.
 */
function movesAt(now: number): string[] {
	if (!isIn(now, STORY.wrong)) return MOVES.slice(0, plyAt(now));
	const ply = plyAt(STORY.wrong[0]);
	return [...MOVES.slice(0, ply), ply % 2 === 0 ? "Kd1" : "Kd8"];
}

/** The file at a share of the time. */
function fileAt(now: number): string {
	const result = now >= STORY.over ? "1/2-1/2" : "*";
	const black = now >= STORY.renamed ? "Caruana, Fabiano" : "Caruana,F";
	const text = `[Event "WCh 2018"]\n[Site "London ENG"]\n[Round "6"]\n[White "Carlsen,M"]\n[Black "${black}"]\n[Result "${result}"]\n\n${numbered(movesAt(now))} ${result}\n`;
	return isIn(now, STORY.cut) ? text.slice(0, text.length / 2) : text;
}

export type Counts = Record<
	"asked" | "conditional" | "whole" | "unchanged" | "broken" | "down" | "crowded" | "hidden",
	number
>;

export class GrowingFile {
	readonly counts: Counts = {
		asked: 0,
		conditional: 0,
		whole: 0,
		unchanged: 0,
		broken: 0,
		down: 0,
		crowded: 0,
		hidden: 0,
	};
	/** Bytes of all files that were sent. */
	bytes = 0;
	/**
	 * Milliseconds between being asked to wait and the next request. Undefined until there was one.
	 */
	waited: number | undefined;
	readonly #length: number;
	readonly #begun = Date.now();
	/** When somebody was asked to wait. */
	#crowdedAt: number | undefined;
	readonly #server = createServer((request, response) => this.#answer(request, response));
	readonly #page: string;

	/** `page` is what stands around the file; the length of the story is in milliseconds. */
	constructor(page: string, length: number) {
		this.#page = page;
		this.#length = length;
	}

	/** The share of the time that has passed. */
	get now(): number {
		return (Date.now() - this.#begun) / this.#length;
	}

	/** Seconds that are asked for. */
	get patience(): number {
		return Math.ceil(this.#length / 20_000);
	}

	async open(): Promise<string> {
		await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
		return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
	}

	close(): void {
		this.#server.close();
		this.#server.closeAllConnections();
	}

	#answer({ url, headers }: IncomingMessage, response: ServerResponse): void {
		if (url !== "/game.pgn") {
			response.setHeader("Content-Type", "text/html; charset=utf-8");
			return void response.end(this.#page);
		}
		const { counts, now } = this;
		counts.asked++;
		if (isIn(now, HIDDEN)) counts.hidden++;
		if (headers["if-none-match"] !== undefined) counts.conditional++;
		if (this.#crowdedAt !== undefined) this.waited ??= Date.now() - this.#crowdedAt;
		if (this.#crowdedAt === undefined && now >= STORY.crowded) {
			this.#crowdedAt = Date.now();
			counts.crowded++;
			return void response.writeHead(429, { "Retry-After": this.patience }).end();
		}
		if (isIn(now, STORY.down)) {
			counts.down++;
			return void response.writeHead(503).end();
		}
		this.#send(headers["if-none-match"], response);
	}

	#send(known: string | undefined, response: ServerResponse): void {
		const { counts, now } = this;
		const body = fileAt(now);
		const ETag = `"${createHash("sha256").update(body).digest("hex").slice(0, 16)}"`;
		if (known === ETag) {
			counts.unchanged++;
			return void response.writeHead(304, { ETag }).end();
		}
		const head = { ETag, "Content-Type": "application/x-chess-pgn", "Cache-Control": "no-cache" };
		response.writeHead(200, { ...head, "Content-Length": Buffer.byteLength(body) });
		if (isIn(now, STORY.broken)) {
			counts.broken++;
			return void response.write(body.slice(0, body.length / 3), () => response.destroy());
		}
		counts.whole++;
		this.bytes += Buffer.byteLength(body);
		response.end(body);
	}
}
