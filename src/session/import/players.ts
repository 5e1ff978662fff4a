// The games of a player: which, where they are, and their bytes one after the other. Lichess sends
// as many as one asks for in one answer; Chess.com has a list of months, and an answer for each.

import { monthPath } from "./addresses.ts";
import { answerOf, type SiteRequest } from "./answer.ts";
import { ImportError } from "./importError.ts";
import { SITES, type Site } from "./sites.ts";
import { gameCounter } from "./wholeText.ts";

/** Months are written as "2024-05". */
export type Which = { readonly latest: number } | { readonly from: string; readonly to: string };

export type PlayerGames = { readonly site: Site; readonly name: string; readonly which: Which };

const NAME = /^[\w-]{2,30}$/;
const MONTH = /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/;

const MAX_GAMES = 1_000_000;

export const isAskable = ({ name, which }: PlayerGames): boolean =>
	NAME.test(name) &&
	("latest" in which
		? Number.isInteger(which.latest) && which.latest > 0 && which.latest <= MAX_GAMES
		: MONTH.test(which.from) && MONTH.test(which.to) && which.from <= which.to);

/** Milliseconds since 1970 at which the month after some others begins. */
function monthAt(month: string, after = 0): number {
	const [year = 0, number = 1] = month.split("-").map(Number);
	return Date.UTC(year, number - 1 + after);
}

const lichessAddress = (name: string, which: Which) =>
	`${SITES.lichess.origin}/api/games/user/${name}?${
		"latest" in which
			? `max=${which.latest}`
			: `since=${monthAt(which.from)}&until=${monthAt(which.to, 1) - 1}`
	}`;

const listAddress = (name: string) =>
	`${SITES.chesscom.origin}/pub/player/${name.toLowerCase()}/games/archives`;

const monthAddress = (name: string, year: string, month: string) =>
	SITES.chesscom.origin + monthPath(name, year, month);

/** Addresses of the requests; one that comes from a list is given as its pattern. */
export const addressesOf = ({ site, name, which }: PlayerGames): readonly string[] =>
	site === "lichess"
		? [lichessAddress(name, which)]
		: [listAddress(name), monthAddress(name, "YYYY", "MM")];

type Given = Pick<SiteRequest, "fetch" | "signal" | "timeout">;

/** The months in which somebody has played, the latest first. */
async function monthsOf(name: string, asking: SiteRequest): Promise<string[]> {
	const parts: Uint8Array<ArrayBuffer>[] = [];
	for await (const part of answerOf(listAddress(name), {
		...asking,
		type: /^application\/json$/,
	})) {
		parts.push(part.slice());
	}
	const text = await new Blob(parts).text();
	return [...text.matchAll(/\/games\/(\d{4})\\?\/(\d{2})"/g)]
		.map(([, year, month]) => `${year}-${month}`)
		.sort()
		.reverse();
}

const BETWEEN = new TextEncoder().encode("\n\n");

async function* chesscomGames({ name, which }: PlayerGames, asking: SiteRequest) {
	const all = await monthsOf(name, asking);
	const months =
		"latest" in which ? all : all.filter((month) => month >= which.from && month <= which.to);
	if (months.length === 0) {
		throw new ImportError({ code: "noGamesThen", player: name });
	}
	const count = gameCounter();
	let games = 0;
	for (const month of months) {
		const [year = "", number = ""] = month.split("-");
		for await (const bytes of answerOf(monthAddress(name, year, number), asking)) {
			games = count(bytes);
			yield bytes;
		}
		if ("latest" in which && games >= which.latest) return;
		yield BETWEEN;
	}
}

/**
 * The bytes of the games as they come, in PGN. Chess.com sends whole months, so there may be more
 * than were asked for.
 */
export async function* gamesOf(
	games: PlayerGames,
	given: Given,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
	const { site, name, which } = games;
	const asking = { ...given, site, what: { code: "player", player: name } as const };
	if (site === "lichess") yield* answerOf(lichessAddress(name, which), asking);
	else yield* chesscomGames(games, asking);
}

/** How a source is named, and what is said where it fails. */
type SourceTexts = { readonly name: string; readonly faultText: (error: unknown) => string };

/** The same as a file of unknown size. Nothing is requested before it is read. */
export function sourceOf(
	games: PlayerGames,
	fetch: SiteRequest["fetch"],
	{ name, faultText }: SourceTexts,
) {
	const over = new AbortController();
	const bytes = gamesOf(games, { fetch, signal: over.signal });
	return {
		name,
		size: 0,
		stream: () =>
			new ReadableStream<Uint8Array<ArrayBuffer>>(
				{
					async pull(controller) {
						try {
							const { done, value } = await bytes.next();
							if (done) controller.close();
							else controller.enqueue(value);
						} catch (error) {
							// A worker reads this stream: the sentence passes to it, the error would not.
							throw new Error(faultText(error));
						}
					},
					cancel: () => over.abort(),
				},
				{ highWaterMark: 0 },
			),
	};
}
