// The fields of a position beside its pieces: side to move, castling, en passant, move numbers.

import { useId } from "react";
import type { Setup } from "../../chess/fen.ts";
import { BLACK, WHITE } from "../../chess/piece.ts";
import { passedSquares, rightsIn } from "../../chess/setup.ts";
import { squareName, squareNamed } from "../../chess/square.ts";
import { chessWords } from "../../messages/en/chess.ts";
import { setupWords } from "../../messages/en/screens/setup.ts";

type Fields = Partial<Omit<Setup, "pieceData">>;

type Props = {
	readonly setup: Setup;
	/** Successive changes of the same field are undone together. */
	readonly change: (fields: Fields, field?: string) => void;
};

const SIDES = [WHITE, BLACK] as const;

/** The rights to castle as a FEN has them. */
const RIGHTS = [
	{ side: WHITE, king: "K", queen: "Q" },
	{ side: BLACK, king: "k", queen: "q" },
] as const;
const ALL_RIGHTS = "KQkq";

const WINGS = [
	["king", "O-O"],
	["queen", "O-O-O"],
] as const;

/** The largest number in a FEN that we write. */
const MAX_MOVES = 99_999;

export function TurnFields({ setup, change }: Props) {
	const name = useId();
	return (
		<div className="turn-fields column tight">
			<fieldset>
				<legend>{setupWords.turn.toMove}</legend>
				<div className="choices row apart grow">
					{SIDES.map((side) => (
						<label key={side}>
							<input
								type="radio"
								name={name}
								checked={setup.side === side}
								onChange={() => change({ side })}
							/>
							{chessWords.side(side)}
						</label>
					))}
				</div>
			</fieldset>
			<Castling setup={setup} change={change} />
			<EnPassant setup={setup} change={change} />
			<div className="numbers-of-moves row apart">
				<NumberField
					title={setupWords.turn.move}
					min={1}
					value={setup.moveNumber}
					change={(moveNumber) => change({ moveNumber }, "move")}
				/>
				<NumberField
					title={setupWords.turn.halfMoves}
					min={0}
					value={setup.halfMoves}
					change={(halfMoves) => change({ halfMoves }, "half-moves")}
				/>
			</div>
		</div>
	);
}

/** Fields that cannot act are words. Only rights that king and rook can use can be given. */
function Castling({ setup, change }: Props) {
	const usable = rightsIn({ ...setup, castling: ALL_RIGHTS });
	const give = (right: string, isGiven: boolean) =>
		change({
			castling: [...ALL_RIGHTS]
				.filter((one) => (one === right ? isGiven : setup.castling.includes(one)))
				.join(""),
		});
	return (
		<fieldset>
			<legend>{setupWords.turn.castling}</legend>
			{usable === "" && <span className="soft">{setupWords.turn.nobodyCastles}</span>}
			<div className="choices row apart grow" hidden={usable === ""}>
				{RIGHTS.map(({ side, ...rights }) => (
					<span key={side} className="rights">
						{chessWords.side(side)}
						{WINGS.map(([wing, notation]) => (
							<label key={wing}>
								<input
									type="checkbox"
									aria-label={setupWords.turn.mayCastle(side, wing)}
									disabled={!usable.includes(rights[wing])}
									checked={usable.includes(rights[wing]) && setup.castling.includes(rights[wing])}
									onChange={({ target }) => give(rights[wing], target.checked)}
								/>
								{notation}
							</label>
						))}
					</span>
				))}
			</div>
		</fieldset>
	);
}

/** It is there while a pawn could be taken so. */
function EnPassant({ setup, change }: Props) {
	const squares = passedSquares(setup);
	const { enPassant } = setup;
	if (squares.length === 0 && enPassant === undefined) return null;
	return (
		<label>
			<span className="name">{setupWords.turn.enPassant}</span>
			<select
				value={enPassant === undefined ? "" : squareName(enPassant)}
				onChange={({ target }) =>
					change({ enPassant: target.value === "" ? undefined : squareNamed(target.value) })
				}
			>
				<option value="">{setupWords.turn.noEnPassant}</option>
				{[...new Set([...squares, ...(enPassant === undefined ? [] : [enPassant])])].map(
					(square) => (
						<option key={square}>{squareName(square)}</option>
					),
				)}
			</select>
		</label>
	);
}

type NumberProps = {
	readonly title: string;
	readonly min: number;
	readonly value: number;
	readonly change: (value: number) => void;
};

/** Invalid numbers are ignored. */
function NumberField({ title, min, value, change }: NumberProps) {
	return (
		<label>
			<span className="name">{title}</span>
			<input
				type="number"
				min={min}
				max={MAX_MOVES}
				value={value}
				onChange={({ target }) => {
					const given = target.valueAsNumber;
					if (Number.isInteger(given) && given >= min && given <= MAX_MOVES) change(given);
				}}
			/>
		</label>
	);
}
