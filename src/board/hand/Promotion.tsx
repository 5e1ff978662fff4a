// Asks what a pawn becomes: four pieces in a column over the square it goes to, the queen first and on that square.

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
import { type BoardSize, cellOf } from "../geometry.ts";
import { PiecePicture } from "../PiecePicture.tsx";
import type { Ask } from "./hand.ts";

const CHOICES: readonly (readonly [letter: string, name: string, kind: Kind])[] = [
	["q", "Queen", QUEEN],
	["n", "Knight", KNIGHT],
	["r", "Rook", ROOK],
	["b", "Bishop", BISHOP],
];

/** Smaller than this no button can be hit by a finger. */
const SMALLEST = 44;

type Props = {
	readonly ask: Ask;
	readonly size: BoardSize;
	readonly orientation: Side;
	readonly onChoose: (promotion: string) => void;
	readonly onCancel: () => void;
};

export function Promotion({ ask, size, orientation, onChoose, onCancel }: Props) {
	const menu = useRef<HTMLDivElement>(null);
	const cell = cellOf(ask.to, orientation);
	const isTop = cell < 8;
	const side = ask.to >= 56 ? WHITE : BLACK;
	const button = Math.max(SMALLEST, size.width / 8);
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
			aria-label="Promote the pawn to"
			className="promotion"
			data-theme="light"
			style={{
				left,
				width: button,
				...(isTop ? { top: 0 } : { bottom: 0, flexDirection: "column-reverse" }),
			}}
			onKeyDown={onKeyDown}
		>
			{CHOICES.map(([letter, name, kind]) => (
				<button
					key={letter}
					type="button"
					aria-label={name}
					style={{ height: button }}
					onClick={() => onChoose(letter)}
				>
					<PiecePicture piece={pieceOf(side, kind)} edge={size.edge} />
				</button>
			))}
		</div>
	);
}
