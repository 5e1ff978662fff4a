// Games that are counted in tables add up, document by document, to what each of them adds.

import { expect, test } from "vitest";
import { Counting } from "../../../src/games/collection/answers/counting.ts";
import { RECORD_BYTES, SIDE_BYTES } from "../../../src/games/collection/answers/game/record.ts";
import { monthOf, scoreOf } from "../../../src/games/collection/answers/moments.ts";
import { Tally } from "../../../src/games/collection/answers/tally.ts";
import { tallyDocument } from "../../../src/games/collection/answers/tallyDocument.ts";
import { COLUMNS, Columns, type GameFacts } from "../../../src/games/collection/columns.ts";
import { chance } from "../../support/random.ts";
import { addGame } from "./addGame.ts";

const NOTHING = Object.fromEntries(COLUMNS.map((name) => [name, 0])) as GameFacts;
const DAYS = [0, 20240000, 20240531, 20240601, 20231231];

/** Records of any bytes, some of them of what games have, in any columns. */
function made(seed: number, games: number) {
	const next = chance(seed);
	const below = (end: number) => Math.floor(next() * end);
	const columns = new Columns();
	for (const family of ["", "French Defense", "Italian Game"])
		columns.names.family.numberOf(family);
	const sides: (0 | 1)[] = [];
	for (let game = 0; game < games; game++) {
		const most = [2, 18, 256][below(3)] as number;
		const record = Uint8Array.from({ length: RECORD_BYTES }, () =>
			next() < 0.4 ? 0 : below(most),
		);
		record[0] = below(8) === 0 ? 0 : 1;
		for (const side of [0, 1]) {
			const at = 2 + side * SIDE_BYTES;
			// The kinds of pieces are six.
			record[at + 10] = (record[at + 10] as number) & 0xeb;
			// Centres that somebody else lost.
			if (below(3) === 0) record.fill(0xff, at + 2, at + 4);
		}
		const day = DAYS[below(DAYS.length)] ?? 0;
		columns.add({ ...NOTHING, result: below(4), family: below(3), day }, record);
		sides.push(below(2) as 0 | 1);
	}
	return { columns, sides };
}

const RUNS = [
	{ isNobody: false, mine: 1, theirs: 1 },
	{ isNobody: true, mine: 1, theirs: 1 },
	{ isNobody: false, mine: 1, theirs: 0 },
	{ isNobody: false, mine: 0, theirs: 1 },
] as const;

test.each(RUNS)(
	"counting over all games: $mine mine, $theirs theirs, nobody $isNobody",
	({ isNobody, ...counts }) => {
		for (const [seed, games] of [
			[1, 0],
			[2, 1],
			[3, 40],
			[4, 4000],
		] as const) {
			const { columns, sides } = made(seed, games);
			const { values, names, records } = columns;
			const [each, all] = [new Tally(isNobody), new Tally(isNobody)];
			const counting = new Counting(all, columns, counts);
			sides.forEach((mySide, game) => {
				addGame(each, {
					isMine: counts.mine === 1,
					isTheirs: counts.theirs === 1,
					mySide,
					result: scoreOf(values.result[game] ?? 0, 0),
					family: names.family.wordOf(values.family[game] ?? 0),
					month: monthOf(values.day[game] ?? 0),
					records,
					at: game * RECORD_BYTES,
				});
				counting.add(game, mySide);
			});
			counting.finish();
			expect(JSON.stringify(tallyDocument(all))).toBe(JSON.stringify(tallyDocument(each)));
		}
	},
);
