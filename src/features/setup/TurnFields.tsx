// What a position is beside its pieces: who is to move, who may castle, which pawn has just passed a square, and the numbers of moves.

import { useId } from "react";
import type { Setup } from "../../chess/fen.ts";
import { BLACK, WHITE } from "../../chess/piece.ts";
import { passedSquares, rightsIn } from "../../chess/setup.ts";
import { squareName, squareNamed } from "../../chess/square.ts";

type Fields = Partial<Omit<Setup, "pieceData">>;

type Props = {
	readonly setup: Setup;
	/** Changes that come one after the other in the same field are taken back together. */
	readonly change: (fields: Fields, field?: string) => void;
};

const SIDES = [
	[WHITE, "White"],
	[BLACK, "Black"],
] as const;

const RIGHTS = [
	["White", "K", "Q"],
	["Black", "k", "q"],
] as const;

const ORDER = "KQkq";

/** The most that a FEN of ours says. */
const MOST_MOVES = 99_999;

export function TurnFields({ setup, change }: Props) {
	const name = useId();
	return (
		<div className="turn-fields">
			<fieldset>
				<legend>To move</legend>
				<div className="choices">
					{SIDES.map(([side, title]) => (
						<label key={title}>
							<input
								type="radio"
								name={name}
								checked={setup.side === side}
								onChange={() => change({ side })}
							/>
							{title}
						</label>
					))}
				</div>
			</fieldset>
			<Castling setup={setup} change={change} />
			<EnPassant setup={setup} change={change} />
			<div className="numbers-of-moves">
				<NumberField
					title="Move"
					least={1}
					value={setup.moveNumber}
					change={(moveNumber) => change({ moveNumber }, "move")}
				/>
				<NumberField
					title="Half-move counter"
					least={0}
					value={setup.halfMoves}
					change={(halfMoves) => change({ halfMoves }, "half-moves")}
				/>
			</div>
		</div>
	);
}

/** Rights that king and rook cannot use cannot be given. */
function Castling({ setup, change }: Props) {
	const usable = rightsIn({ ...setup, castling: ORDER });
	const give = (right: string, isGiven: boolean) =>
		change({
			castling: [...ORDER]
				.filter((one) => (one === right ? isGiven : setup.castling.includes(one)))
				.join(""),
		});
	return (
		<fieldset>
			<legend>May castle</legend>
			<div className="choices">
				{RIGHTS.map(([side, ...letters]) => (
					<span key={side} className="rights">
						{side}
						{letters.map((right, index) => (
							<label key={right}>
								<input
									type="checkbox"
									aria-label={`${side} may castle ${index === 0 ? "king" : "queen"} side`}
									disabled={!usable.includes(right)}
									checked={usable.includes(right) && setup.castling.includes(right)}
									onChange={({ target }) => give(right, target.checked)}
								/>
								{index === 0 ? "O-O" : "O-O-O"}
							</label>
						))}
					</span>
				))}
			</div>
		</fieldset>
	);
}

function EnPassant({ setup, change }: Props) {
	const squares = passedSquares(setup);
	const { enPassant } = setup;
	return (
		<label>
			<span className="name">En passant</span>
			<select
				disabled={squares.length === 0 && enPassant === undefined}
				value={enPassant === undefined ? "" : squareName(enPassant)}
				onChange={({ target }) =>
					change({ enPassant: target.value === "" ? undefined : squareNamed(target.value) })
				}
			>
				<option value="">none</option>
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
	readonly least: number;
	readonly value: number;
	readonly change: (value: number) => void;
};

/** What is no such number is not taken. */
function NumberField({ title, least, value, change }: NumberProps) {
	return (
		<label>
			<span className="name">{title}</span>
			<input
				type="number"
				min={least}
				max={MOST_MOVES}
				value={value}
				onChange={({ target }) => {
					const given = target.valueAsNumber;
					if (Number.isInteger(given) && given >= least && given <= MOST_MOVES) change(given);
				}}
			/>
		</label>
	);
}
