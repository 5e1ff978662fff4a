// Answers about the games of a collection: asked of their records, and of their texts for a few.

import type { Square } from "../chess/square.ts";
import type { Filter, Side } from "../collection/filter.ts";
import { nextTask } from "../collection/readFiles.ts";
import { rowOf } from "../collection/row.ts";
import type { Stock } from "../collection/stock.ts";
import type { ReaderModule } from "../control/readerModule.ts";
import type { Answer, AnswerKey, Answers, Moment } from "./answer.ts";
import { type AnswerMap, mapOf } from "./answerMap.ts";
import { RECORD_BYTES } from "./game/record.ts";
import { type Judged, judge } from "./judge.ts";
import { isLostBy, monthOf, pliesToPractise, plyOf, scoreOf, type Whose } from "./moments.ts";
import { commonMoveOf } from "./ofOpenings.ts";
import type { Span } from "./places.ts";
import { moveAt } from "./reading.ts";
import { Tally } from "./tally.ts";
import { type Asked, type Counted, familiesIn, marksOf, opponentsIn } from "./who/counted.ts";
import { type People, peopleIn } from "./who/people.ts";

/** What answers need of a collection. */
export type Source = {
	stock(): Stock;
	readonly module: ReaderModule;
	/** The games that fit, and whether nothing newer of the kind has been asked for since. */
	select(filter: Filter, kind: string): Promise<Uint32Array>;
};

/** Answered once for all that is asked about the same games. */
type Found = {
	readonly key: string;
	readonly games: Uint32Array;
	/** My side in each of them. */
	readonly sides: Uint8Array;
	readonly tally: Tally;
	readonly judged: readonly Judged[];
};

type Named = Pick<Found, "games" | "sides" | "tally"> & { readonly isNobody: boolean };

const TEN = 10;

/** Games after which it is seen whether other questions wait. */
const SLICE_GAMES = 2 ** 14;

const SIDES: readonly Side[] = ["white", "black"];

/** Which games of an answer: mine or theirs, and of which square. */
export type Which = {
	readonly key: AnswerKey;
	readonly whose: Whose;
	readonly square?: Square;
};

export class Asking {
	readonly #source: Source;
	#found: Found | undefined;

	constructor(source: Source) {
		this.#source = source;
	}

	/** Who plays in these games, and who "me" may be. */
	people(): People {
		return peopleIn(this.#source.stock().columns);
	}

	/** Families of openings in the games that fit, whatever family is asked for. */
	async openings({ me, filter: { family: _, ...filter } }: Asked): Promise<Counted[]> {
		const games = await this.#source.select({ ...filter, me }, "openings");
		return familiesIn(this.#source.stock().columns, games);
	}

	/** Who plays against me in the games that fit, whoever is asked for. */
	async opponents({ me, filter: { them: _, ...filter } }: Asked): Promise<Counted[]> {
		const games = await this.#source.select({ ...filter, me }, "opponents");
		return opponentsIn(this.#source.stock().columns, games, me);
	}

	/** What stands out of me and the others (docs/answers.md). */
	async answers(asked: Asked): Promise<Answers> {
		const found = await this.#find(asked, "answers");
		const { places, showsWhatStandsOut } = this.#ten(found);
		const { columns } = this.#source.stock();
		const positions = places.reduce(
			(sum, { game, side }) => sum + pliesToPractise(columns, game, side).length,
			0,
		);
		return {
			games: found.games.length,
			answers: found.judged.map(({ answer }) => answer),
			toLookAt: places.length,
			showsWhatStandsOut,
			positions,
		};
	}

	/** Games in which what an answer tells of happened, the last first. */
	async gamesOf(asked: Asked, which: Which, from: number, count: number) {
		const found = await this.#find(asked, "gamesOf");
		const answer = answerOf(found, which.key);
		const { columns } = this.#source.stock();
		const places: { game: number; side: 0 | 1; ply: number }[] = [];
		const told = which.square === undefined ? answer : { ...answer, squares: [which.square] };
		found.games.forEach((game, index) => {
			const side = found.sides[index] as 0 | 1;
			const ply = plyOf(columns, game, side, told, which.whose);
			if (ply > 0) places.push({ game, side, ply });
		});
		const day = (game: number) => columns.at("day", game);
		places.sort((one, other) => day(other.game) - day(one.game) || one.game - other.game);
		return { total: places.length, rows: this.#rows(places.slice(from, from + count)) };
	}

	async tenGames(asked: Asked): Promise<Moment[]> {
		const found = await this.#find(asked, "tenGames");
		return this.#rows(this.#ten(found).places);
	}

	async answerMap(asked: Asked, key: AnswerKey | undefined, span: Span): Promise<AnswerMap> {
		const found = await this.#find(asked, "answerMap");
		const answer = key === undefined ? undefined : answerOf(found, key);
		const isNobody = asked.me.length === 0;
		const colour = isNobody ? undefined : (answer?.colour ?? asked.filter.colour);
		const { module } = this.#source;
		const about = { ...found, family: answer?.family, colour, isNobody };
		return mapOf(this.#source.stock(), module, about, span);
	}

	async #find(asked: Asked, kind: string): Promise<Found> {
		const { me, filter } = asked;
		const { columns } = this.#source.stock();
		const key = JSON.stringify([me, filter, columns.count]);
		if (this.#found?.key === key) return this.#found;
		const games = await this.#source.select(me.length === 0 ? filter : { ...filter, me }, kind);
		const sides = sidesOf(columns.values.white, games, asked, marksOf(columns, me));
		const tally = await this.#tally(games, sides, me.length === 0);
		const colour = me.length === 0 ? undefined : filter.colour;
		const judged = judge(tally, colour).map((one) =>
			this.#named(one, { games, sides, tally, isNobody: me.length === 0 }),
		);
		this.#found = { key, games, sides, tally, judged };
		return this.#found;
	}

	async #tally(games: Uint32Array, sides: Uint8Array, isNobody: boolean): Promise<Tally> {
		const { columns } = this.#source.stock();
		const { values, records, names } = columns;
		const tally = new Tally(isNobody);
		for (let index = 0; index < games.length; index++) {
			const game = games[index] ?? 0;
			const family = values.family[game] ?? 0;
			tally.add({
				mySide: sides[index] as 0 | 1,
				result: scoreOf(values.result[game] ?? 0, 0),
				family: names.family.wordOf(family),
				month: monthOf(values.day[game] ?? 0),
				records,
				at: game * RECORD_BYTES,
			});
			if (index % SLICE_GAMES === SLICE_GAMES - 1) await nextTask();
		}
		return tally;
	}

	/** An answer with the move that lost the centre; with nobody named no colour is anybody's. */
	#named({ answer, size }: Judged, { games, sides, tally, isNobody }: Named): Judged {
		const { colour, ...nobodys } = answer;
		const own = isNobody ? nobodys : answer;
		const stock = this.#source.stock();
		const whose = answer.stands === "for" ? "them" : "me";
		const most = commonMoveOf(tally, answer, whose);
		if (most === undefined) return { answer: own, size };
		const game = games.find((one, index) =>
			isLostBy(stock.columns, one, sides[index] as 0 | 1, own, whose, most),
		);
		const move = game === undefined ? "" : moveAt(stock.textOf(game), Math.floor(most / 4096));
		return { answer: { ...own, ...(move !== "" && { move }) }, size };
	}

	/** Games that show most of what stands out against me; else those that turned most squares. */
	#ten({ games, sides, judged }: Found) {
		const { columns } = this.#source.stock();
		const against = judged.filter(({ answer }) => answer.stands === "against");
		const isSilent = judged.every(({ answer }) => answer.stands === "few");
		const scored = Array.from(games, (game, index) => {
			const side = sides[index] as 0 | 1;
			let [weight, ply] = [0, 0];
			for (const { answer, size } of against) {
				const at = plyOf(columns, game, side, answer, "me");
				if (at === 0) continue;
				weight += size;
				ply ||= at;
			}
			return { game, side, ply, weight };
		});
		const showsWhatStandsOut = scored.some(({ weight }) => weight > 0);
		const all = showsWhatStandsOut
			? scored.filter(({ weight }) => weight > 0)
			: scored.map((one) => ({
					...one,
					ply: columns.at("swingPly", one.game),
					weight: columns.at("swing", one.game),
				}));
		all.sort((one, other) => other.weight - one.weight || other.game - one.game);
		return { places: isSilent ? [] : all.slice(0, TEN), showsWhatStandsOut };
	}

	#rows(places: readonly { game: number; side: 0 | 1; ply: number }[]): Moment[] {
		const stock = this.#source.stock();
		return places.map(({ game, side, ply }) => ({
			...rowOf(stock, game, undefined),
			mySide: SIDES[side] ?? "white",
			ply,
			move: moveAt(stock.textOf(game), ply),
		}));
	}
}

const answerOf = ({ judged }: Found, key: AnswerKey): Answer =>
	judged.find(({ answer }) => answer.key === key)?.answer ?? {
		key,
		stands: "few",
		mineOf: 0,
		theirsOf: 0,
	};

/** My side in each game: White's where both are me, and where nobody is. */
function sidesOf(
	white: Uint32Array,
	games: Uint32Array,
	{ me, filter }: Asked,
	marks: Uint8Array,
): Uint8Array {
	return Uint8Array.from(games, (game) => {
		if (me.length === 0) return 0;
		if (filter.colour !== undefined) return filter.colour === "black" ? 1 : 0;
		return marks[white[game] ?? 0] === 1 ? 0 : 1;
	});
}
