// A board of shares. Each square shows how often it was of which class, the share of one class, or
// how much two lists differ there, and says so to screen readers. Arrow keys move the choice.

import { type KeyboardEvent, useRef } from "react";
import { type Square, squareName } from "../../../chess/square.ts";
import { CLASSES, type Control } from "../../../control/classes.ts";

export type SquareFace = {
	readonly words: string;
	readonly number: string;
	/** Layers from below: a class, and up to which share of the square it reaches. */
	readonly layers: readonly { readonly control: Control; readonly to: number }[];
	/** How strong the tints are, from 0 to 1. */
	readonly strength: number;
	readonly isMarked: boolean;
};

type Props = {
	readonly label: string;
	readonly faceOf: (square: Square) => SquareFace;
	readonly chosen: Square;
	readonly choose: (square: Square) => void;
};

const RANKS = [7, 6, 5, 4, 3, 2, 1, 0];
const FILES = [0, 1, 2, 3, 4, 5, 6, 7];

const STEPS: Readonly<Record<string, readonly [file: number, rank: number]>> = {
	ArrowRight: [1, 0],
	ArrowLeft: [-1, 0],
	ArrowUp: [0, 1],
	ArrowDown: [0, -1],
};

const within = (place: number) => Math.min(7, Math.max(0, place));

function paintOf({ layers, strength }: SquareFace): string {
	let from = 0;
	const stops = layers.map(({ control, to }) => {
		const tint = `color-mix(in srgb, var(--tint-${CLASSES[control].key}) ${Math.round(100 * strength)}%, transparent)`;
		const stop = `${tint} ${(100 * from).toFixed(1)}% ${(100 * to).toFixed(1)}%`;
		from = to;
		return stop;
	});
	return `linear-gradient(to top, ${stops.join(", ")}), linear-gradient(var(--ground), var(--ground))`;
}

export function ShareBoard({ label, faceOf, chosen, choose }: Props) {
	const table = useRef<HTMLTableElement>(null);
	const onKeyDown = (event: KeyboardEvent) => {
		const step = STEPS[event.key];
		if (step === undefined) return;
		event.preventDefault();
		const square = (within((chosen & 7) + step[0]) + 8 * within((chosen >> 3) + step[1])) as Square;
		choose(square);
		const row = table.current?.rows[7 - (square >> 3)];
		row?.cells[square & 7]?.getElementsByTagName("button")[0]?.focus();
	};
	return (
		<table ref={table} className="share-board" aria-label={label} onKeyDown={onKeyDown}>
			<tbody>
				{RANKS.map((rank) => (
					<tr key={rank}>
						{FILES.map((file) => {
							const square = (8 * rank + file) as Square;
							const face = faceOf(square);
							return (
								<td key={file}>
									<button
										className="small strong"
										type="button"
										tabIndex={square === chosen ? 0 : -1}
										aria-label={face.words}
										aria-pressed={square === chosen}
										data-marked={face.isMarked || undefined}
										style={{ backgroundImage: paintOf(face) }}
										onClick={() => choose(square)}
									>
										{(file === 0 || rank === 0) && (
											<span className="share-place">{squareName(square)}</span>
										)}
										<span>{face.number}</span>
									</button>
								</td>
							);
						})}
					</tr>
				))}
			</tbody>
		</table>
	);
}
