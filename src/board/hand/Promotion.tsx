// The choice of what a pawn becomes: four pieces in a column over the square it goes to, the queen
// first and on that square.

import { type KeyboardEvent, useEffect, useRef } from "react";
import {
	BISHOP,
	BLACK,
	type Kind,
	KNIGHT,
	pieceOf,
	QUEEN,
	ROOK,
	type Side,
	WHITE,
} from "../../chess/piece.ts";
import type { BoardSize } from "../geometry.ts";
import { cellOf } from "../heat/cells.ts";
import { PiecePicture } from "../PiecePicture.tsx";
import type { PieceSet } from "../styles/sets.ts";
import type { BoardWords } from "../words.ts";
import type { Ask } from "./hand.ts";

type Letter = keyof BoardWords["promotions"];

const CHOICES: readonly (readonly [letter: Letter, kind: Kind])[] = [
	["q", QUEEN],
	["n", KNIGHT],
	["r", ROOK],
	["b", BISHOP],
];

/** Pixels: a finger does not hit a smaller button. */
const MIN_BUTTON = 44;

type Props = {
	readonly ask: Ask;
	readonly size: BoardSize;
	readonly orientation: Side;
	readonly set: PieceSet;
	readonly words: BoardWords;
	readonly onChoose: (promotion: string) => void;
	readonly onCancel: () => void;
};

export function Promotion(props: Props) {
	const { ask, size, orientation, set, words, onChoose, onCancel } = props;
	const menu = useRef<HTMLDivElement>(null);
	const cell = cellOf(ask.to, orientation);
	const isTop = cell < 8;
	const side = ask.to >= 56 ? WHITE : BLACK;
	const button = Math.max(MIN_BUTTON, size.width / 8);
	const left = Math.min(size.width - button, ((cell & 7) * size.width) / 8);

	useEffect(() => {
		const before = document.activeElement;
		menu.current?.querySelector("button")?.focus();
		return () => {
			if (before instanceof HTMLElement && before !== document.body) before.focus();
		};
	}, []);

	useEffect(() => {
		const outside = (event: PointerEvent) => {
			if (!menu.current?.contains(event.target as Node)) onCancel();
		};
		window.addEventListener("pointerdown", outside, true);
		return () => window.removeEventListener("pointerdown", outside, true);
	}, [onCancel]);

	function onKeyDown(event: KeyboardEvent): void {
		// The key that brought us here may still be held.
		if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
		const down = isTop ? 1 : -1;
		const step = { ArrowDown: down, ArrowRight: 1, ArrowUp: -down, ArrowLeft: -1 }[event.key];
		if (step === undefined && event.key !== "Tab") return;
		event.preventDefault();
		event.stopPropagation();
		const buttons = [...(menu.current?.querySelectorAll("button") ?? [])];
		const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
		const move = step ?? (event.shiftKey ? -1 : 1);
		buttons[(at + move + buttons.length) % buttons.length]?.focus();
	}

	return (
		<div
			ref={menu}
			role="dialog"
			aria-label={words.promoteTo}
			className="promotion"
			data-theme="light"
			style={{
				left,
				width: button,
				...(isTop ? { top: 0 } : { bottom: 0, flexDirection: "column-reverse" }),
			}}
			onKeyDown={onKeyDown}
		>
			{CHOICES.map(([letter, kind]) => (
				<button
					key={letter}
					type="button"
					aria-label={words.promotions[letter]}
					style={{ height: button }}
					onClick={() => onChoose(letter)}
				>
					<PiecePicture piece={pieceOf(side, kind)} edge={size.edge} set={set} />
				</button>
			))}
		</div>
	);
}
