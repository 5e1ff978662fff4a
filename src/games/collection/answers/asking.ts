// Answers about the games of a collection: asked of their records, and of their texts for a few.

import type { Square } from "../../../chess/square.ts";
import type { ReaderModule } from "../../../control/readerModule.ts";
import { type Filter, SIDES } from "../filter.ts";
import { nextTask } from "../readFiles.ts";
import { rowOf } from "../row.ts";
import type { Stock } from "../stock.ts";
import type { Answer, AnswerKey, Answers, Moment } from "./answer.ts";
import { type AnswerMap, mapOf } from "./answerMap.ts";
import { Counting } from "./counting.ts";
import { type Answered, tenOf } from "./found.ts";
import { fromTheirs, type GameSide, type GameSides, type Span, sidesOf } from "./gameSides.ts";
import { type Judged, judge, sureOpenings } from "./judge.ts";
import { centreMoveOf, isOthers, plyFinder, turnsMiddle, type Whose } from "./moments.ts";
import { commonMoveOf } from "./ofOpenings.ts";
import type { Sides } from "./openingTally.ts";
import { moveAt } from "./reading.ts";
import { type CostKind, type Costs, costsOf, placesOfCost } from "./shown/costs.ts";
import { type LossMap, lossesOn, lossMapOf } from "./shown/lossMap.ts";
import { type OpeningRow, openingTable } from "./shown/openingTable.ts";
import { type Trend, trendOf } from "./shown/trend.ts";
import { Tally } from "./tally.ts";
import { type Asked, type Counted, familiesIn, opponentsIn } from "./who/counted.ts";
import { type Meetings, meetingsIn } from "./who/meetings.ts";
import { type People, peopleIn } from "./who/people.ts";

/** Access of the answers to a collection. */
export type Source = {
	stock(): Stock;
	readonly module: ReaderModule;
	/** The games that fit, and whether nothing newer of the kind has been asked for since. */
	select(filter: Filter, kind: string): Promise<Uint32Array>;
};

/** Games after which it is seen whether other questions wait. */
const SLICE_GAMES = 2 ** 14;

/** Which games of an answer: mine or theirs, and of which square. */
export type Which = {
	readonly key: AnswerKey;
	readonly whose: Whose;
	readonly square?: Square;
};

export class Asking {
	readonly #source: Source;
	#found: Answered | undefined;

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

	/** My opponents in the filtered games, without the filter by opponent. */
	async opponents({ me, filter: { them: _, ...filter } }: Asked): Promise<Counted[]> {
		const games = await this.#source.select({ ...filter, me }, "opponents");
		return opponentsIn(this.#source.stock().columns, games, me);
	}

	/** How the games that fit went, which are those against one opponent. */
	async meetings(asked: Asked): Promise<Meetings> {
		const places = await this.#places(asked, "meetings");
		return meetingsIn(this.#source.stock().columns, places);
	}

	/** The differences between me and the others that stand out (docs/answers.md). */
	async answers(asked: Asked): Promise<Answers> {
		const found = await this.#find(asked, "answers");
		const stock = this.#source.stock();
		const { places, shows } = tenOf(stock.columns, found);
		const positions = places.filter(({ game, ply }) => turnsMiddle(stock, game, ply)).length;
		return {
			games: found.mine.games.length,
			answers: found.judged.map(({ answer }) => answer),
			toLookAt: places.length,
			shows,
			positions,
		};
	}

	/** Games in which what an answer tells of happened, the last first. */
	async gamesOf(asked: Asked, which: Which, from: number, count: number) {
		const found = await this.#find(asked, "gamesOf");
		const answer = answerOf(found, which.key);
		const stock = this.#source.stock();
		const { columns } = stock;
		const isMine = which.whose === "me" || which.key === "better";
		const { games, sides } = isMine ? found.mine : found.theirs;
		const { square, key, whose } = which;
		const isLetGo = square !== undefined && key === "squares";
		const narrowed = isLetGo ? { ...answer, squares: [square] } : answer;
		const seat = (answer.colour ?? asked.filter.colour) === "black" && !found.isNobody ? 1 : 0;
		const plyIn = plyFinder(columns, narrowed, whose);
		const places: (GameSide & { readonly ply: number })[] = [];
		games.forEach((game, index) => {
			const side = sides[index] as 0 | 1;
			const ply = plyIn(game, side);
			if (ply === 0) return;
			const place = { game, side, ply };
			if (square === undefined || isLetGo || isOthers(stock, place, square, seat, whose))
				places.push(place);
		});
		return this.#lastFirst(places, from, count);
	}

	/** The openings behind the answer about them: one that is chosen is compared with all. */
	async openingTable({ me, filter: { family, ...filter } }: Asked): Promise<OpeningRow[]> {
		const { mine, tally, isNobody } = await this.#find({ me, filter }, "openingTable");
		const sure = sureOpenings(tally, isNobody ? undefined : filter.colour);
		const rows = openingTable(this.#source.stock().columns, mine, tally, sure);
		return family ? rows.filter((row) => row.family === family) : rows;
	}

	/** An answer's number in the years of all my games, whichever years are asked for. */
	async trend({ me, filter }: Asked, answer: Answer): Promise<Trend> {
		if (me.length === 0) return { by: "year", steps: [] };
		const { from: _, to: __, ...always } = filter;
		const places = await this.#places({ me, filter: always }, "trend");
		return trendOf(this.#source.stock().columns, places, answer);
	}

	/** Kinds of loss that cost me more points than opponents of like rating. */
	async costs(asked: Asked): Promise<Costs> {
		const { mine } = await this.#find(asked, "costs");
		return costsOf(this.#source.stock().columns, mine);
	}

	/** My games with such a loss, the last first. */
	async gamesOfCost(asked: Asked, kind: CostKind, from: number, count: number) {
		const { mine } = await this.#find(asked, "gamesOfCost");
		return this.#lastFirst(placesOfCost(this.#source.stock().columns, mine, kind), from, count);
	}

	/** Where pieces were left hanging and taken. */
	async losses(asked: Asked): Promise<LossMap> {
		const { tally, mine } = await this.#find(asked, "losses");
		return lossMapOf(tally, mine.games.length, asked.filter.colour);
	}

	async lossesOn(asked: Asked, on: Parameters<typeof lossesOn>[2], from: number, count: number) {
		const found = await this.#find(asked, "lossesOn");
		const { columns } = this.#source.stock();
		const places = on.whose === "me" ? found.mine : found.theirs;
		return this.#lastFirst(lossesOn(columns, places, on, asked.filter.colour), from, count);
	}

	async tenGames(asked: Asked): Promise<Moment[]> {
		const found = await this.#find(asked, "tenGames");
		return this.#rows(tenOf(this.#source.stock().columns, found).places);
	}

	async answerMap(asked: Asked, key: AnswerKey | undefined, span: Span): Promise<AnswerMap> {
		const found = await this.#find(asked, "answerMap");
		const answer = key === undefined ? undefined : answerOf(found, key);
		const { columns } = this.#source.stock();
		const colour = found.isNobody ? undefined : (answer?.colour ?? asked.filter.colour);
		const number = columns.names.family.numbersOf([answer?.family ?? ""])[0] ?? -1;
		const placesOf = ({ games, sides }: GameSides, isMine: boolean) =>
			Array.from(games, (game, index) => ({ game, side: sides[index] as 0 | 1 })).filter(
				({ game, side }) =>
					(answer?.family === undefined || columns.at("family", game) === number) &&
					(colour === undefined || isMine === (SIDES[side] === colour)),
			);
		const mine = placesOf(found.mine, true);
		const theirs = colour === undefined ? mine : placesOf(found.theirs, false);
		const about = { mine, theirs, colour, isTurned: colour === undefined && !found.isNobody };
		return mapOf(this.#source.stock(), this.#source.module, about, span);
	}

	async #find(asked: Asked, kind: string): Promise<Answered> {
		const { me, filter } = asked;
		const stock = this.#source.stock();
		const { columns } = stock;
		const key = JSON.stringify([me, filter, columns.count, stock.texts.length]);
		if (this.#found?.key === key) return this.#found;
		const isNobody = me.length === 0;
		const mine = await this.#places(asked, kind);
		// Those who have my colour against me are compared with me.
		const isApart = !isNobody && filter.colour !== undefined;
		const theirs = isApart ? await this.#places({ me, filter: fromTheirs(filter) }, kind) : mine;
		const tally = new Tally(isNobody);
		if (isApart) {
			await this.#tally(tally, mine, { mine: 1, theirs: 0 });
			await this.#tally(tally, theirs, { mine: 0, theirs: 1 });
		} else await this.#tally(tally, mine, { mine: 1, theirs: 1 });
		const found = { key, mine, theirs, tally, isNobody };
		const judged = judge(tally, isNobody ? undefined : filter.colour);
		this.#found = { ...found, judged: judged.map((one) => this.#named(one, found)) };
		return this.#found;
	}

	async #places({ me, filter }: Asked, kind: string): Promise<GameSides> {
		const games = await this.#source.select({ ...filter, me }, kind);
		const { columns } = this.#source.stock();
		return { games, sides: sidesOf(columns, games, { me, filter }) };
	}

	async #tally(tally: Tally, { games, sides }: GameSides, counts: Sides): Promise<void> {
		const counting = new Counting(tally, this.#source.stock().columns, counts);
		for (let index = 0; index < games.length; index++) {
			counting.add(games[index] as number, sides[index] as 0 | 1);
			if (index % SLICE_GAMES === SLICE_GAMES - 1) await nextTask();
		}
		counting.finish();
	}

	/** An answer with the move that lost the centre; with nobody named no colour is anybody's. */
	#named({ answer, size }: Judged, found: Omit<Answered, "judged">): Judged {
		const { tally, isNobody } = found;
		const { colour, ...nobodys } = answer;
		const own = isNobody ? nobodys : answer;
		const stock = this.#source.stock();
		const whose = answer.stands === "for" ? "them" : "me";
		const { games, sides } = whose === "me" ? found.mine : found.theirs;
		const most = commonMoveOf(tally, answer, whose);
		if (most === undefined) return { answer: own, size };
		const plyIn = plyFinder(stock.columns, own, whose);
		const game = games.find((one, index) => {
			const side = sides[index] as 0 | 1;
			const ply = plyIn(one, side);
			return ply * 4096 + centreMoveOf(stock.columns, { game: one, side }, whose) === most;
		});
		const move = game === undefined ? "" : moveAt(stock.textOf(game), Math.floor(most / 4096));
		return { answer: { ...own, ...(move !== "" && { move }) }, size };
	}

	#lastFirst(places: (GameSide & { readonly ply: number })[], from: number, count: number) {
		const { columns } = this.#source.stock();
		const day = (game: number) => columns.at("day", game);
		places.sort((one, other) => day(other.game) - day(one.game) || one.game - other.game);
		return { total: places.length, rows: this.#rows(places.slice(from, from + count)) };
	}

	#rows(places: readonly (GameSide & Pick<Moment, "ply" | "of">)[]): Moment[] {
		const stock = this.#source.stock();
		return places.map(({ game, side, ply, of }) => ({
			...rowOf(stock, game, undefined),
			mySide: SIDES[side] ?? "white",
			ply,
			move: moveAt(stock.textOf(game), ply),
			...(of && { of }),
		}));
	}
}

const answerOf = ({ judged }: Answered, key: AnswerKey): Answer =>
	judged.find(({ answer }) => answer.key === key)?.answer ?? {
		key,
		stands: "few",
		mineOf: 0,
		theirsOf: 0,
	};
