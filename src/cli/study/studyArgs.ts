// Arguments of `square-control study`.

import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { dayOf } from "../../chess/pgn/tags/tagValues.ts";
import { OUTCOMES, SIDES } from "../../games/collection/filter.ts";
import {
	choiceOf,
	numberIn,
	parsed,
	TABLE_FORMATS,
	type TableFormat,
	UsageError,
	wordIn,
} from "../args.ts";
import type { Selection } from "../sums/selection.ts";
import type { Plies } from "../sums/study.ts";

export const USAGE = `square-control study [--player NAME] ${choiceOf("colour", SIDES)}
    ${choiceOf("result", OUTCOMES)} [--eco B90] [--opening TEXT] [--after DATE]
    [--before DATE] [--min-elo N] [--from PLY] [--to PLY] [--jobs N]
    [--rows OUT.parquet] ${choiceOf("format", TABLE_FORMATS)} [FILE...]
square-control study --answers [--me NAME ...] [--eco B90] [--opening TEXT]
    [--after DATE] [--before DATE] [--min-elo N] [--jobs N] [FILE...]
square-control study --merge ${choiceOf("format", TABLE_FORMATS)} A.json B.json ...

Who controls what over many games, as one JSON document of whole numbers, or
as a table with a row a square (csv; not of --answers). Without a file, games
come in on standard input, packed by gzip or Zstandard or not.

  square-control study --player Caruana --result lost games.pgn
  square-control study --rows rows.parquet games.pgn > sums.json
  square-control study --jobs 1 part1.pgn.zst > part1.json
  square-control study --merge part1.json part2.json`;

export type StudyArgs = {
	readonly isMerge: boolean;
	/** Names of one person, where answers about that person are asked for; none is nobody. */
	readonly me: readonly string[] | undefined;
	readonly selection: Selection;
	readonly plies: Plies;
	readonly jobs: number;
	readonly rows: string | undefined;
	readonly format: TableFormat;
	readonly files: readonly string[];
};

const TEXT = { type: "string" } as const;

const OPTIONS = {
	player: TEXT,
	colour: TEXT,
	result: TEXT,
	eco: TEXT,
	opening: TEXT,
	after: TEXT,
	before: TEXT,
	"min-elo": TEXT,
	from: TEXT,
	to: TEXT,
	jobs: TEXT,
	rows: TEXT,
	format: TEXT,
	merge: { type: "boolean" },
	answers: { type: "boolean" },
	me: { type: "string", multiple: true },
} as const;

function oneOf<Word extends string>(
	name: string,
	text: string | undefined,
	words: readonly Word[],
): Word | undefined {
	if (text === undefined) return undefined;
	const word = words.find((known) => known === text);
	if (word === undefined) throw new UsageError(`--${name} is ${words.join(" or ")}, not "${text}"`);
	return word;
}

/**
 * "2024", "2024-05" or "2024.05.31": a day, the first of the year or month where no more is said.
 */
function dayIn(name: string, text: string | undefined): number | undefined {
	if (text === undefined) return undefined;
	const [year = "", month = "01", day = "01"] = text.split(/[-./]/);
	const found = dayOf(`${year}.${month}.${day}`);
	if (found === undefined)
		throw new UsageError(`--${name} takes a date such as 2024-05-31, not "${text}"`);
	return found;
}

/** Leaves out what is not given. */
function given<Values extends object>(values: Values) {
	return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
		[Key in keyof Values]?: Exclude<Values[Key], undefined>;
	};
}

/** Refuses options that have no meaning beside answers. */
function refuse(values: Readonly<Record<string, unknown>>, names: readonly string[]): void {
	const name = names.find((one) => values[one] !== undefined);
	if (name !== undefined) throw new UsageError(`--${name} is not asked of --answers`);
}

export function readStudyArgs(args: readonly string[]): StudyArgs {
	const { values, positionals: files } = parsed(() =>
		parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true }),
	);
	const { player, eco, opening, rows, merge: isMerge = false } = values;
	const me = values.answers ? (values.me ?? []) : undefined;
	if (values.me !== undefined && me === undefined)
		throw new UsageError("--me is asked of --answers");
	if (me !== undefined) refuse(values, ["player", "colour", "result", "rows", "from", "to"]);
	const colour = oneOf("colour", values.colour, SIDES);
	const result = oneOf("result", values.result, OUTCOMES);
	if (player === undefined && colour === undefined && result !== undefined && result !== "drawn") {
		throw new UsageError(`--result ${result} is asked of a --player or a --colour`);
	}
	if (colour !== undefined && player === undefined && result === undefined) {
		throw new UsageError("--colour is asked of a --player, or with a --result");
	}
	const after = dayIn("after", values.after);
	const before = dayIn("before", values.before);
	const minElo = numberIn("min-elo", values["min-elo"], 0);
	const from = numberIn("from", values.from, 0) ?? 0;
	const to = numberIn("to", values.to, 0) ?? Number.POSITIVE_INFINITY;
	const format = wordIn("format", values.format, TABLE_FORMATS);
	if (me !== undefined && format === "csv")
		throw new UsageError("--format csv is not asked of --answers");
	const jobs = numberIn("jobs", values.jobs, 1) ?? cpus().length;
	if (isMerge && files.length === 0) throw new UsageError("--merge takes documents of studies");
	return {
		isMerge,
		me,
		selection: given({ player, colour, result, eco, opening, after, before, minElo }),
		plies: { from, to },
		jobs,
		rows,
		format,
		files,
	};
}
