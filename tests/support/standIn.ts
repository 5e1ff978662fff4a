// A server on this machine that answers as Lichess and Chess.com do, faults included: what it is
// asked says which.

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const PGN = "application/x-chess-pgn";

/** A game of Lichess, by its name. */
export const gameOf = (id: string, moves = "1. e4 e5 2. Nf3 Nc6 *"): string =>
	`[Event "Rated blitz game"]\n[Site "https://lichess.org/${id}"]\n[White "ann"]\n[Black "bob"]\n\n${moves}\n\n`;

type Answer = (response: ServerResponse, request: IncomingMessage) => void | Promise<void>;

const send =
	(status: number, type: string, body: string, headers: Record<string, string> = {}): Answer =>
	(response) =>
		void response.writeHead(status, { "Content-Type": type, ...headers }).end(body);

/** Sends so much, and no more until somebody says so, or hangs up. */
const held: Answer = (response) => {
	response.writeHead(200, { "Content-Type": PGN });
	response.write(gameOf("heldgame"));
};

const ANSWERS: Readonly<Record<string, Answer>> = {
	"/game/export/goodgame": send(200, PGN, gameOf("goodgame")),
	"/game/export/halfgame": send(200, PGN, gameOf("halfgame", "1. e4 e5 2. N")),
	"/game/export/emptypgn": send(200, PGN, " \n"),
	"/game/export/secretga": send(403, "text/plain", "no"),
	"/game/export/toomanyy": send(429, "text/plain", "slow down", {
		"Retry-After": "2",
		"Access-Control-Expose-Headers": "Retry-After",
	}),
	"/game/export/toomany0": send(429, "text/plain", "slow down"),
	"/game/export/troubled": send(503, "text/plain", "later"),
	"/game/export/jsongame": send(200, "application/json", "{}"),
	"/game/export/htmlgame": send(200, "text/html; charset=utf-8", "<!doctype html>"),
	"/game/export/liargame": send(200, PGN, "\n<!DOCTYPE html><p>Not games"),
	"/game/export/elsewher": send(302, PGN, "", { Location: "http://localhost:1/pgn" }),
	"/game/export/movedone": send(302, PGN, "", { Location: "/game/export/goodgame" }),
	"/game/export/heldgame": held,
	"/game/export/silentga": () => {},
	"/game/export/cutoffga": (response) => {
		response.writeHead(200, { "Content-Type": PGN, "Content-Length": "90000" });
		response.write(gameOf("cutoffga"), () => response.destroy());
	},
	"/api/games/user/ann": send(200, PGN, gameOf("anngame1") + gameOf("anngame2", "1. d4 d5 *")),
	"/api/study/studyone.pgn": send(200, PGN, gameOf("chapter1") + gameOf("chapter2")),
};

export class StandIn {
	/** Paths of the requests so far. */
	readonly asked: string[] = [];
	readonly #answers = new Map<string, Answer>(Object.entries(ANSWERS));
	readonly #server = createServer((request, response) => {
		const path = request.url ?? "";
		this.asked.push(path);
		response.setHeader("Access-Control-Allow-Origin", "*");
		const answer = this.#answers.get(path) ?? this.#answers.get(path.split("?")[0] ?? "");
		void (answer ?? send(404, "text/plain", "Not found"))(response, request);
	});

	/**
	 * From now on this is answered, by a path with or without what stands behind its question mark.
	 */
	set(path: string, answer: Answer): void {
		this.#answers.set(path, answer);
	}

	async open(): Promise<void> {
		await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
	}

	/** Where it is asked instead of an address of theirs. */
	insteadOf(url: string): string {
		const { pathname, search } = new URL(url);
		const { port } = this.#server.address() as AddressInfo;
		return `http://127.0.0.1:${port}${pathname}${search}`;
	}

	/** Asks it instead of them, and says that they have answered. */
	readonly fetch = async (url: string, init?: RequestInit): Promise<Response> => {
		const response = await fetch(this.insteadOf(url), init);
		const from = response.url.replace(new URL(this.insteadOf(url)).origin, new URL(url).origin);
		return Object.defineProperty(response, "url", { value: from });
	};

	close(): void {
		this.#server.closeAllConnections();
		this.#server.close();
	}
}
