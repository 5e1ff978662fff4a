// Why squares were right or not, at most eight rows, first those that were not; each has the sign
// that is on its square. Resting on a row, or pressing it, lights its square on the board.

import { useState } from "react";
import { CROSS, SIGNS, type Sign, type Stroke, TICK } from "../../../board/marks/sign.ts";
import { type Square, squareName } from "../../../chess/square.ts";
import { CLASSES } from "../../../control/classes.ts";
import { controlAt } from "../../../control/controlMap.ts";
import type { Core } from "../../../control/core.ts";
import { practiseWords } from "../../../messages/en/screens/practise.ts";
import type { Marked } from "../../../training/mark.ts";
import { frameOf, type Posed } from "../../../training/pose.ts";
import type { Question } from "../../../training/question.ts";
import { squareReason } from "../../../ui/exercise/reason.ts";

const words = practiseWords;

const pathOf = (strokes: readonly Stroke[]) =>
	strokes
		.map((stroke) => stroke.map(([x, y], index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join(""))
		.join("");

/** A sign of an answer beside its meaning, in words elsewhere. */
const SignPicture = ({ sign }: { readonly sign: Sign }) => (
	<svg className="sign" viewBox="-1.15 -1.15 2.3 2.3" aria-hidden="true" data-sign={sign}>
		{sign === "missed" ? (
			<path d="M-.95-.95H.95V.95H-.95z" strokeDasharray=".42 .3" />
		) : (
			<>
				<circle r="1" />
				<path d={pathOf(sign === "right" ? TICK : CROSS)} />
			</>
		)}
	</svg>
);

/** More would be a wall of text. */
const MAX_REASONS = 8;

type Props = {
	readonly posed: Posed;
	readonly core: Core;
	readonly marked: Marked;
	readonly light: (square: Square | undefined) => void;
};

export function Reasons({ posed, core, marked, light }: Props) {
	/** Pressed; it stays lit. */
	const [held, setHeld] = useState<Square>();
	const answered = SIGNS.flatMap((sign) => marked[sign] as readonly Square[]);
	// Of three squares each has its reason.
	const all = posed.question.region.three ? new Set([...answered, ...posed.pressable]) : answered;
	const squares = [...all].slice(0, MAX_REASONS);
	const hold = (square: Square) => {
		const next = held === square ? undefined : square;
		setHeld(next);
		light(next);
	};
	return (
		<ul className="reasons-why" aria-label={words.reasons}>
			{squares.map((square) => {
				const control = controlAt(posed.control, frameOf(posed), square);
				return (
					<li key={square}>
						<button
							type="button"
							aria-pressed={held === square}
							onPointerEnter={({ pointerType }) => {
								if (pointerType === "mouse") light(square);
							}}
							onPointerLeave={({ pointerType }) => {
								if (pointerType === "mouse") light(held);
							}}
							onFocus={({ target }) => {
								if (target.matches(":focus-visible")) light(square);
							}}
							onBlur={() => light(held)}
							onClick={() => hold(square)}
						>
							<span className="reason-tile" data-tint={CLASSES[control].key} aria-hidden="true">
								{squareName(square)}
							</span>
							<span>
								{SIGNS.filter((sign) => marked[sign].includes(square)).map((sign) => (
									<SignPicture key={sign} sign={sign} />
								))}
								{squareReason(core, posed, square)}
							</span>
						</button>
					</li>
				);
			})}
		</ul>
	);
}

type SignKeyProps = { readonly marked: Marked; readonly question: Question };

/** The meanings of the signs that are on the board. */
export function SignKey({ marked, question }: SignKeyProps) {
	const signs: readonly (readonly [Sign, string])[] = [
		["right", words.right],
		["tooMany", words.notRight(question)],
		["missed", words.missed],
	];
	return (
		<span className="round-counts sign-key small soft">
			{signs
				.filter(([sign]) => marked[sign].length > 0)
				.map(([sign, meaning]) => (
					<span key={sign}>
						<SignPicture sign={sign} />
						{meaning}
					</span>
				))}
		</span>
	);
}
