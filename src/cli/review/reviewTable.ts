// The reviews of games as a table: a row for each moment and each mistake, and one for what could
// not be read.

import { csvLine } from "../args.ts";

export const REVIEW_COLUMNS = [
	...["id", "game", "ply", "found", "side", "kind", "squares", "gain"],
	...["move", "best", "lost", "mark", "text", "error"],
];

type Cell = string | number | null | undefined;

type Review = {
	readonly id: number;
	readonly game: number;
	readonly error?: string;
	readonly tags?: Readonly<Record<string, string>>;
	readonly moments?: readonly {
		readonly ply: number;
		readonly kind: string;
		readonly side: string;
		readonly squares: readonly string[];
		readonly gain: number;
		readonly text: string;
	}[];
	readonly mistakes?: readonly {
		readonly ply: number;
		readonly move: string;
		readonly best: string | null;
		readonly lost?: number | null;
		readonly mark?: string;
		readonly reasons: readonly { readonly kind: string }[];
		readonly text: string;
	}[];
};

/** Undefined where there is nothing to tell. */
export function reviewRows({ id, game, error, moments, mistakes }: Review): string | undefined {
	const row = (cells: Readonly<Record<string, Cell>>) =>
		csvLine(REVIEW_COLUMNS.map((name) => ({ ...cells, id, game })[name]));
	const rows = [
		...(error === undefined ? [] : [row({ error })]),
		...(moments ?? []).map(({ squares, ...moment }) =>
			row({ ...moment, found: "moment", squares: squares.join(" ") }),
		),
		...(mistakes ?? []).map(({ ply, move, best, lost, mark, reasons, text }) => {
			const kind = reasons.map((reason) => reason.kind).join(" ");
			return row({ ply, found: "mistake", kind, move, best, lost, mark, text });
		}),
	];
	return rows.length === 0 ? undefined : rows.join("\n");
}
