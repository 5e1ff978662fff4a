// Fields for what is to be found in a game's positions: who controls which squares, for how long,
// and with which pieces on the board.

import { useEffect, useState } from "react";
import { squareNamed } from "../../../chess/square.ts";
import { type Condition, MAX_PLIES, type OwnedSquare } from "../../../collection/find.ts";
import { CLASS_LIST, CLASSES, type Control, WHITES } from "../../../control/classes.ts";
import { chessWords } from "../../../messages/en/chess.ts";
import { gamesWords } from "../../../messages/en/screens/games.ts";
import { formatAmounts, parseAmounts } from "./amounts.ts";
import { Field, type FieldsProps } from "./Field.tsx";

/** Of more squares the first are given up. */
const MAX_FIND_SQUARES = 6;

/** Endings that have a name, as numbers of pieces. */
const ENDINGS = {
	noQueens: "Q0 q0",
	rooks: "Q0 q0 R1-2 r1-2 B0 b0 N0 n0",
	pawns: "Q0 q0 R0 r0 B0 b0 N0 n0",
} as const;
type Ending = keyof typeof ENDINGS;

const NONE: Condition = { squares: [], plies: 1, from: 0, to: MAX_PLIES, amounts: [] };

export function FindFields({ filter, change }: FieldsProps) {
	const find = filter.find ?? NONE;
	const set = (part: Partial<Condition>) => {
		const next = { ...find, ...part };
		const isNothing = next.squares.length === 0 && next.amounts.length === 0;
		change({ find: isNothing ? undefined : next });
	};
	return (
		<fieldset className="find-fields">
			<legend>{gamesWords.find.title}</legend>
			<Squares squares={find.squares} set={(squares) => set({ squares })} />
			<Field title={gamesWords.find.plies}>
				<input
					inputMode="numeric"
					className="short"
					value={find.plies}
					onChange={({ target }) =>
						set({
							plies: Math.min(MAX_PLIES, Math.max(1, Number.parseInt(target.value, 10) || 1)),
						})
					}
				/>
			</Field>
			<Amounts find={find} set={set} />
		</fieldset>
	);
}

function Squares({
	squares,
	set,
}: {
	readonly squares: readonly OwnedSquare[];
	readonly set: (squares: readonly OwnedSquare[]) => void;
}) {
	const [name, setName] = useState("");
	const [owner, setOwner] = useState<Control>(WHITES);
	const isSquare = /^[a-h][1-8]$/.test(name);
	const add = () => {
		if (!isSquare) return;
		const square = squareNamed(name);
		set(
			[...squares.filter((one) => one.square !== square), { square, owner }].slice(
				-MAX_FIND_SQUARES,
			),
		);
		setName("");
	};
	return (
		<>
			{squares.map((one) => (
				<button
					key={one.square}
					type="button"
					className="chip"
					aria-label={gamesWords.find.remove(one.square, CLASSES[one.owner].key)}
					onClick={() => set(squares.filter((other) => other !== one))}
				>
					{gamesWords.find.chosen(one.square, CLASSES[one.owner].key)}
				</button>
			))}
			<Field title={gamesWords.find.square}>
				<input
					className="short"
					value={name}
					placeholder="d4"
					autoComplete="off"
					onChange={({ target }) => setName(target.value.trim().toLowerCase())}
					onKeyDown={({ key }) => key === "Enter" && add()}
				/>
			</Field>
			<Field title={gamesWords.find.owner}>
				<select value={owner} onChange={({ target }) => setOwner(Number(target.value) as Control)}>
					{CLASS_LIST.map(({ control, key }) => (
						<option key={control} value={control}>
							{chessWords.control(key)}
						</option>
					))}
				</select>
			</Field>
			<button type="button" disabled={!isSquare} onClick={add}>
				{gamesWords.find.add}
			</button>
		</>
	);
}

function Amounts({
	find,
	set,
}: {
	readonly find: Condition;
	readonly set: (part: Partial<Condition>) => void;
}) {
	const [text, setText] = useState(formatAmounts(find.amounts));
	const amounts = parseAmounts(text);
	const shown = formatAmounts(find.amounts);
	// The filter was cleared elsewhere, as by "Show all".
	useEffect(() => {
		if (shown === "") setText((typed) => (parseAmounts(typed) === undefined ? typed : ""));
	}, [shown]);
	const named = (Object.keys(ENDINGS) as Ending[]).find(
		(name) => formatAmounts(parseAmounts(ENDINGS[name]) ?? []) === shown,
	);
	const choose = (name: string) => {
		const typed = ENDINGS[name as Ending] ?? "";
		setText(typed);
		set({ amounts: parseAmounts(typed) ?? [] });
	};
	const { board } = gamesWords.find;
	return (
		<>
			<Field title={board.title}>
				<select
					value={named ?? (shown === "" ? "any" : "own")}
					onChange={({ target }) => choose(target.value)}
				>
					<option value="any">{board.any}</option>
					<option value="noQueens">{board.noQueens}</option>
					<option value="rooks">{board.rooks}</option>
					<option value="pawns">{board.pawns}</option>
					{named === undefined && shown !== "" && <option value="own">{board.own}</option>}
				</select>
			</Field>
			<Field title={gamesWords.find.amounts}>
				<input
					value={text}
					placeholder="Q0 q0 R1-2"
					title={gamesWords.find.amountsHint}
					aria-invalid={amounts === undefined}
					autoComplete="off"
					spellCheck={false}
					onChange={({ target }) => {
						setText(target.value);
						const typed = parseAmounts(target.value);
						if (typed !== undefined) set({ amounts: typed });
					}}
				/>
			</Field>
		</>
	);
}
