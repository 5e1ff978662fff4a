// Fields for what is to be found in a game's positions: who controls which squares, what stands on
// them, for how long, and with which pieces on the board. What they ask is said in words.

import { useEffect, useRef, useState } from "react";
import {
	BLACK,
	type Piece,
	pieceLetter,
	pieceLettered,
	piecesOfSide,
	WHITE,
} from "../../../chess/piece.ts";
import { type Square, squareNamed } from "../../../chess/square.ts";
import { CLASS_LIST, CLASSES, type Control, WHITES } from "../../../control/classes.ts";
import { type Condition, MAX_PLIES } from "../../../games/collection/find/find.ts";
import { formatAmounts, parseAmounts } from "../../../games/collection/find/notation.ts";
import { chessWords } from "../../../messages/en/chess.ts";
import { gamesWords } from "../../../messages/en/screens/games.ts";
import { Check } from "../../../ui/parts/Check.tsx";
import { Field } from "../../../ui/parts/Field.tsx";
import type { FieldsProps } from "./fieldsProps.ts";
import { findFacts } from "./filterWords.ts";

/** Of more squares the first are given up. */
const MAX_FIND_SQUARES = 6;

/** Endings that have a name, as numbers of pieces. */
const ENDINGS = {
	noQueens: "Q0 q0",
	rooks: "Q0 q0 R1-2 r1-2 B0 b0 N0 n0",
	pawns: "Q0 q0 R0 r0 B0 b0 N0 n0",
} as const;
type Ending = keyof typeof ENDINGS;

const NONE: Condition = { squares: [], pieces: [], plies: 1, from: 0, to: MAX_PLIES, amounts: [] };

const isEmpty = ({ squares, pieces = [], amounts }: Condition) =>
	squares.length + pieces.length + amounts.length === 0;

export function FindFields({ filter, change }: FieldsProps) {
	// Its number of plies is kept while nothing else is asked.
	const [empty, setEmpty] = useState(NONE);
	const find = filter.find ?? empty;
	const set = (part: Partial<Condition>) => {
		const next = { ...find, ...part };
		setEmpty({ ...NONE, plies: next.plies });
		change({ find: isEmpty(next) ? undefined : next });
	};
	const { find: words } = gamesWords;
	return (
		<fieldset className="find-fields row slim">
			<legend className="small strong">{words.title}</legend>
			<Squares find={find} set={set} />
			<Plies plies={find.plies} set={(plies) => set({ plies })} />
			<Amounts find={find} set={set} />
			<p className="find-asked strong full flush small breaks" role="status">
				{isEmpty(find) ? words.nothing : words.asked(findFacts(find))}
			</p>
		</fieldset>
	);
}

/** Why a field is not understood. */
function Fault({ id, text }: { readonly id: string; readonly text: string | undefined }) {
	return (
		<p
			id={id}
			className="find-fault fault full flush small breaks"
			role="alert"
			hidden={text === undefined}
		>
			{text}
		</p>
	);
}

const pliesIn = (text: string): number | undefined => {
	const number = /^\d+$/.test(text.trim()) ? Number(text) : 0;
	return number >= 1 ? Math.min(MAX_PLIES, number) : undefined;
};

function Plies({ plies, set }: { readonly plies: number; readonly set: (plies: number) => void }) {
	const [text, setText] = useState(`${plies}`);
	const typed = pliesIn(text);
	// Another number came from elsewhere, as by a link.
	useEffect(() => {
		setText((now) => (pliesIn(now) === plies ? now : `${plies}`));
	}, [plies]);
	return (
		<>
			<Field title={gamesWords.find.plies}>
				<input
					inputMode="numeric"
					className="short"
					value={text}
					aria-invalid={typed === undefined}
					aria-describedby="find-plies-fault"
					autoComplete="off"
					onChange={({ target }) => {
						setText(target.value);
						const number = pliesIn(target.value);
						if (number !== undefined) set(number);
					}}
					onBlur={() => setText(`${plies}`)}
				/>
			</Field>
			<Fault
				id="find-plies-fault"
				text={typed === undefined ? gamesWords.find.noPlies(text) : undefined}
			/>
		</>
	);
}

const SQUARE = /^[a-h][1-8]$/;

const SIDES = [WHITE, BLACK] as const;

/** Condition for a square: an owner, "3", or a piece on it, "N". */
type Asked = { readonly owner: Control } | { readonly piece: Piece };

const askedBy = (value: string): Asked =>
	/\d/.test(value) ? { owner: Number(value) as Control } : { piece: pieceLettered(value) };

type PartProps = {
	readonly find: Condition;
	readonly set: (part: Partial<Condition>) => void;
};

function Squares({ find, set }: PartProps) {
	const { squares, pieces = [] } = find;
	const field = useRef<HTMLInputElement>(null);
	const [name, setName] = useState("");
	const [value, setValue] = useState(`${WHITES}`);
	const [isBeyondPawns, setBeyondPawns] = useState(false);
	const asked = askedBy(value);
	const isSquare = SQUARE.test(name);
	const isWrong = name.length > 1 && !isSquare;
	const add = () => {
		if (!isSquare) return;
		const square = squareNamed(name);
		const withItem = <Item extends { readonly square: Square }>(all: readonly Item[], item: Item) =>
			[...all.filter((one) => one.square !== square), item].slice(-MAX_FIND_SQUARES);
		if ("owner" in asked) set({ squares: withItem(squares, { square, owner: asked.owner }) });
		else set({ pieces: withItem(pieces, { square, piece: asked.piece, isBeyondPawns }) });
		setName("");
		field.current?.focus();
	};
	return (
		<>
			<Chips find={find} set={set} />
			<Field title={gamesWords.find.square}>
				<input
					ref={field}
					className="short"
					value={name}
					placeholder="d5"
					aria-invalid={isWrong}
					aria-describedby="find-square-fault"
					autoComplete="off"
					onChange={({ target }) => setName(target.value.trim().toLowerCase())}
					onKeyDown={({ key }) => key === "Enter" && add()}
				/>
			</Field>
			<Field title={gamesWords.find.owner}>
				<select value={value} onChange={({ target }) => setValue(target.value)}>
					<AskedOptions />
				</select>
			</Field>
			{"piece" in asked && (
				<Check isSet={isBeyondPawns} set={setBeyondPawns}>
					{gamesWords.find.beyondPawns}
				</Check>
			)}
			<button type="button" disabled={!isSquare} onClick={add}>
				{gamesWords.find.add}
			</button>
			<Fault id="find-square-fault" text={isWrong ? gamesWords.find.noSquare(name) : undefined} />
		</>
	);
}

function AskedOptions() {
	return (
		<>
			<optgroup label={gamesWords.find.owners}>
				{CLASS_LIST.map(({ control, key }) => (
					<option key={control} value={control}>
						{chessWords.control(key)}
					</option>
				))}
			</optgroup>
			<optgroup label={gamesWords.find.pieces}>
				{SIDES.flatMap(piecesOfSide).map((piece) => (
					<option key={piece} value={pieceLetter(piece)}>
						{gamesWords.find.piece(piece)}
					</option>
				))}
			</optgroup>
		</>
	);
}

/** The conditions for squares; a press removes one. */
function Chips({ find: { squares, pieces = [] }, set }: PartProps) {
	const { chosen, remove, chosenPiece, removePiece } = gamesWords.find;
	return (
		<>
			{pieces.map((one) => (
				<button
					key={`piece-${one.square}`}
					type="button"
					className="chip small"
					aria-label={removePiece(one)}
					onClick={() => set({ pieces: pieces.filter((other) => other !== one) })}
				>
					{chosenPiece(one)}
				</button>
			))}
			{squares.map((one) => (
				<button
					key={one.square}
					type="button"
					className="chip small"
					aria-label={remove(one.square, CLASSES[one.owner].key)}
					onClick={() => set({ squares: squares.filter((other) => other !== one) })}
				>
					{chosen(one.square, CLASSES[one.owner].key)}
				</button>
			))}
		</>
	);
}

function Amounts({ find, set }: PartProps) {
	const [text, setText] = useState(formatAmounts(find.amounts));
	const amounts = parseAmounts(text);
	const shown = formatAmounts(find.amounts);
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
					aria-describedby="find-amounts-fault"
					autoComplete="off"
					spellCheck={false}
					onChange={({ target }) => {
						setText(target.value);
						// Text that is not understood asks for nothing: the list is never that of an older
						// text.
						set({ amounts: parseAmounts(target.value) ?? [] });
					}}
				/>
			</Field>
			<Fault
				id="find-amounts-fault"
				text={amounts === undefined ? gamesWords.find.noAmounts(text.trim()) : undefined}
			/>
		</>
	);
}
