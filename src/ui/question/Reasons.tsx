// Why squares or moves were right or not, first those that were not. Where the board can light a
// square, each has the sign that is on its square, and resting on it or pressing it lights it.

import { useState } from "react";
import { SIGNS } from "../../board/marks/sign.ts";
import { type Square, squareName } from "../../chess/square.ts";
import { CLASSES } from "../../control/classes.ts";
import { controlAt } from "../../control/controlMap.ts";
import type { Core } from "../../control/core.ts";
import { askWords } from "../../messages/en/exercise/ask.ts";
import { exerciseWords } from "../../messages/en/exercise/pupil.ts";
import type { Choice } from "../../training/choices.ts";
import type { Marked } from "../../training/mark.ts";
import { frameOf, type Posed } from "../../training/pose.ts";
import { SignPicture } from "./MarkPicture.tsx";
import { reasonsOf } from "./reason.ts";
import "./question.css";

/** More would be a wall of text; the rest is on the board. */
const MOST = { plain: 6, lit: 8 };

type Props = {
	readonly posed: Posed;
	readonly core: Core;
	readonly marked: Marked;
	/** Undefined where no square can be lit. */
	readonly light: ((square: Square | undefined) => void) | undefined;
};

export function Reasons({ posed, core, marked, light }: Props) {
	const answered = SIGNS.flatMap((sign) => marked[sign]);
	// Of three squares each has its reason.
	const isThree = posed.question.region.three !== undefined;
	const all = [...new Set(isThree ? [...answered, ...posed.pressable] : answered)];
	const shown = all.slice(0, light ? MOST.lit : MOST.plain);
	return (
		<>
			<ul className={light && "reasons-why list ruled"} aria-label={askWords.reasons}>
				{light ? (
					<Lit {...{ posed, core, marked, light, shown }} />
				) : (
					reasonsOf(core, posed, shown).map((one) => <li key={one}>{one}</li>)
				)}
			</ul>
			{all.length > shown.length && (
				<p className="soft small">{exerciseWords.question.others(all.length - shown.length)}</p>
			)}
		</>
	);
}

type LitProps = Omit<Props, "light"> & {
	readonly light: (square: Square | undefined) => void;
	readonly shown: readonly Choice[];
};

function Lit({ posed, core, marked, light, shown }: LitProps) {
	/** Pressed; it stays lit. */
	const [held, setHeld] = useState<Square>();
	const hold = (square: Square) => {
		const next = held === square ? undefined : square;
		setHeld(next);
		light(next);
	};
	return (shown as readonly Square[]).map((square) => {
		const control = controlAt(posed.control, frameOf(posed), square);
		return (
			<li key={square}>
				<button
					type="button"
					className="bare"
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
					<span className="reason-tile strong" data-tint={CLASSES[control].key} aria-hidden="true">
						{squareName(square)}
					</span>
					<span>
						{SIGNS.filter((sign) => marked[sign].includes(square)).map((sign) => (
							<SignPicture key={sign} sign={sign} />
						))}
						{reasonsOf(core, posed, [square])}
					</span>
				</button>
			</li>
		);
	});
}
