// What a lens shows beside the colours of the four classes, whose key the counts are: signs, and a word for each.

import type { CSSProperties } from "react";
import type { Plight } from "../../control/plights.ts";
import { comparedIn } from "../../store/state/appStore.ts";
import type { Lens } from "../../store/state/lenses.ts";
import { useApp } from "../hooks/useApp.ts";
import "./lensKey.css";

type Sign = {
	readonly sign:
		| "turned"
		| "size"
		| "white-number"
		| "black-number"
		| "class"
		| "gained"
		| "lost"
		| Plight;
	/** How much of a square a sign of size fills, or the class of a sign that is one. */
	readonly is?: string;
	readonly word: string;
};

const TURNED: Sign = { sign: "turned", word: "just turned" };

const SIGNS: Readonly<Record<Lens, readonly Sign[]>> = {
	control: [TURNED],
	tension: [{ sign: "class", is: "contested", word: "contested" }, TURNED],
	strength: [
		{ sign: "size", is: "50%", word: "1" },
		{ sign: "size", is: "75%", word: "2" },
		{ sign: "size", is: "100%", word: "3 attackers more" },
	],
	attackers: [
		{ sign: "white-number", word: "White’s attackers" },
		{ sign: "black-number", word: "Black’s" },
	],
	white: [{ sign: "class", is: "white", word: "White’s alone" }],
	black: [{ sign: "class", is: "black", word: "Black’s alone" }],
	pieces: [
		{ sign: "hanging", word: "hangs" },
		{ sign: "trapped", word: "trapped" },
		{ sign: "tied", word: "tied" },
		{ sign: "loose", word: "loose" },
	],
};

const COMPARED: readonly Sign[] = [
	{ sign: "gained", word: "gained" },
	{ sign: "lost", word: "lost" },
];

export function LensKey() {
	const lens = useApp((state) => state.lens);
	const isCompared = useApp((state) => comparedIn(state) !== undefined);
	const marksTurned = useApp((state) => state.options.outlinesTurned || state.lens === "tension");
	return (
		<span className="lens-key">
			{(isCompared ? COMPARED : SIGNS[lens])
				.filter(({ sign }) => sign !== "turned" || marksTurned)
				.map(({ sign, is, word }) => (
					<span
						key={word}
						data-sign={sign}
						data-tint={sign === "class" ? is : undefined}
						style={sign === "size" ? ({ "--size": is } as CSSProperties) : undefined}
					>
						{word}
					</span>
				))}
		</span>
	);
}
