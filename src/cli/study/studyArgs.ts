// Arguments of `square-control study`.

import { cpus } from "node:os";
import { dayOf } from "../../chess/pgn/tags/tagValues.ts";
import { OUTCOMES, SIDES } from "../../games/collection/filter.ts";
import {
	listOption,
	numberOption,
	option,
	readArgs,
	SWITCH,
	TABLE_FORMATS,
	textOption,
	UsageError,
	usageOf,
	wordOption,
} from "../args.ts";

/**
 * "2024", "2024-05" or "2024.05.31": a day, the first of the year or month where no more is said.
 */
function dayIn(text: string, name: string): number {
	const [year = "", month = "01", day = "01"] = text.split(/[-./]/);
	const found = dayOf(`${year}.${month}.${day}`);
	if (found === undefined)
		throw new UsageError(`--${name} takes a date such as 2024-05-31, not "${text}"`);
	return found;
}

const SELECTED = {
	eco: textOption("B90"),
	opening: textOption("TEXT"),
	after: option("DATE", dayIn),
	before: option("DATE", dayIn),
	"min-elo": numberOption("N", [0]),
};

const JOBS = numberOption("N", [1], cpus().length);
const FORMAT = wordOption(TABLE_FORMATS, "jsonl");

const GAMES = {
	player: textOption("NAME"),
	colour: wordOption(SIDES),
	result: wordOption(OUTCOMES),
	...SELECTED,
	from: numberOption("PLY", [0]),
	to: numberOption("PLY", [0]),
	jobs: JOBS,
	rows: textOption("OUT.parquet"),
	format: FORMAT,
};

const ANSWERS = { me: listOption("NAME", (name) => name), ...SELECTED, jobs: JOBS };

const OPTIONS = { ...GAMES, ...ANSWERS, answers: SWITCH, merge: SWITCH };

export const USAGE = `${usageOf("study", GAMES, "[FILE...]")}
${usageOf("study --answers", ANSWERS, "[FILE...]")}
${usageOf("study --merge", { format: FORMAT }, "A.json B.json ...")}

Who controls what over many games, as one JSON document of whole numbers, or
as a table with a row a square (csv; not of --answers). Without a file, games
come in on standard input, packed by gzip or Zstandard or not.

  square-control study --player Caruana --result lost games.pgn
  square-control study --rows rows.parquet games.pgn > sums.json
  square-control study --jobs 1 part1.pgn.zst > part1.json
  square-control study --merge part1.json part2.json`;

/** Leaves out what is not given. */
function given<Values extends object>(values: Values) {
	return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
		[Key in keyof Values]?: Exclude<Values[Key], undefined>;
	};
}

export type StudyArgs = ReturnType<typeof readStudyArgs>;

export function readStudyArgs(args: readonly string[]) {
	const { values, files } = readArgs(OPTIONS, args);
	const { answers, merge: isMerge, jobs, format, rows, from = 0, to = Infinity } = values;
	const { player, colour, result, eco, opening, after, before, "min-elo": minElo } = values;
	if (!answers && values.me.length > 0) throw new UsageError("--me is asked of --answers");
	if (answers) {
		const games = Object.keys(GAMES) as (keyof typeof GAMES)[];
		const own = games.filter((name) => name !== "format" && !(name in ANSWERS));
		const refused =
			format === "csv" ? "format csv" : own.find((name) => values[name] !== undefined);
		if (refused !== undefined) throw new UsageError(`--${refused} is not asked of --answers`);
	}
	if (player === undefined && colour === undefined && result !== undefined && result !== "drawn") {
		throw new UsageError(`--result ${result} is asked of a --player or a --colour`);
	}
	if (colour !== undefined && player === undefined && result === undefined) {
		throw new UsageError("--colour is asked of a --player, or with a --result");
	}
	if (isMerge && files.length === 0) throw new UsageError("--merge takes documents of studies");
	return {
		isMerge,
		/** Names of one person, where answers about that person are asked for; none is nobody. */
		me: answers ? values.me : undefined,
		selection: given({ player, colour, result, eco, opening, after, before, minElo }),
		plies: { from, to },
		jobs,
		rows,
		format,
		files,
	};
}
