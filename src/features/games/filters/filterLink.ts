// A filter as a link has it, behind #games. Text stays as it was typed; what is no filter is left
// out.

import { type Square, squareName, squareNamed } from "../../../chess/square.ts";
import { CLASS_LIST } from "../../../control/classes.ts";
import {
	FILTER_NUMBERS,
	FILTER_TEXTS,
	type Filter,
	OUTCOMES,
	SIDES,
} from "../../../games/collection/filter.ts";
import { type Condition, MAX_PLIES } from "../../../games/collection/find/find.ts";
import {
	formatAmounts,
	formatStanding,
	parseAmounts,
	parseStanding,
} from "../../../games/collection/find/notation.ts";
import { GAMES_HASH } from "../../../ui/routes.ts";

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
	values.find((value) => value === text);

/**
 * Squares with their owners, plies in a row, the first and last ply, numbers of pieces, and pieces
 * on squares.
 */
function formatFind({ squares, pieces = [], plies, from, to, amounts }: Condition): string {
	const owned = squares.map(({ square, owner }) => {
		const letter = CLASS_LIST.find(({ control }) => control === owner)?.letter ?? "";
		return squareName(square) + letter;
	});
	const asked = [owned.join(" "), plies, from, to, formatAmounts(amounts)];
	return [...asked, ...(pieces.length > 0 ? [formatStanding(pieces)] : [])].join(",");
}

const wholeIn = (text: string | undefined, least: number) => {
	const number = Number.parseInt(text ?? "", 10);
	return Number.isSafeInteger(number) ? Math.min(MAX_PLIES, Math.max(least, number)) : least;
};

function parseFind(text: string): Condition | undefined {
	const [owned = "", plies, from, to, amounts = "", standing = ""] = text.split(",");
	const squares = owned.split(" ").flatMap((word) => {
		const [, name, letter] = /^([a-h][1-8])([nwbc])$/.exec(word) ?? [];
		const owner = CLASS_LIST.find((one) => one.letter === letter)?.control;
		return name === undefined || owner === undefined
			? []
			: [{ square: squareNamed(name) as Square, owner }];
	});
	const found = parseAmounts(amounts) ?? [];
	const pieces = parseStanding(standing) ?? [];
	if (squares.length + found.length + pieces.length === 0) return undefined;
	const end = to === undefined || to === "" ? MAX_PLIES : wholeIn(to, 0);
	const times = { plies: wholeIn(plies, 1), from: wholeIn(from, 0), to: end };
	return { squares, ...times, amounts: found, ...(pieces.length > 0 && { pieces }) };
}

export function formatFilter(filter: Filter): string {
	const found = new URLSearchParams();
	for (const name of FILTER_TEXTS) if (filter[name]) found.set(name, filter[name]);
	for (const name of FILTER_NUMBERS) {
		if (filter[name] !== undefined) found.set(name, `${filter[name]}`);
	}
	if (filter.colour) found.set("colour", filter.colour);
	if (filter.outcome) found.set("outcome", filter.outcome);
	if (filter.find) found.set("find", formatFind(filter.find));
	const text = found.toString();
	return text === "" ? GAMES_HASH : `${GAMES_HASH}?${text}`;
}

export function parseFilter(hash: string): Filter {
	const given = new URLSearchParams(hash.slice(GAMES_HASH.length + 1));
	const words = FILTER_TEXTS.flatMap((name) => (given.get(name) ? [[name, given.get(name)]] : []));
	const numbers = FILTER_NUMBERS.flatMap((name) => {
		const value = Number.parseInt(given.get(name) ?? "", 10);
		return Number.isSafeInteger(value) && value >= 0 ? [[name, value]] : [];
	});
	const colour = oneOf(SIDES, given.get("colour"));
	const outcome = oneOf(OUTCOMES, given.get("outcome"));
	const find = parseFind(given.get("find") ?? "");
	return {
		...Object.fromEntries([...words, ...numbers]),
		...(colour && { colour }),
		...(outcome && { outcome }),
		...(find && { find }),
	};
}
