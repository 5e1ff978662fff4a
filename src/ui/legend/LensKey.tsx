// Key to the signs of the lens in use, a word for each. The key to the four colours is the counts.

import type { CSSProperties } from "react";
import type { Lens } from "../../board/heat/lenses.ts";
import type { Plight } from "../../control/standing.ts";
import { legendWords } from "../../messages/en/legend.ts";
import { comparedIn } from "../../session/state/appQueries.ts";
import { useApp } from "../hooks/useApp.ts";
import "./legend.css";

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
	readonly word: keyof typeof legendWords.signs;
};

const TURNED: Sign = { sign: "turned", word: "turned" };

const SIGNS: Readonly<Record<Lens, readonly Sign[]>> = {
	control: [TURNED],
	tension: [{ sign: "class", is: "contested", word: "contested" }, TURNED],
	strength: [
		{ sign: "size", is: "50%", word: "oneMore" },
		{ sign: "size", is: "75%", word: "twoMore" },
		{ sign: "size", is: "100%", word: "threeMore" },
	],
	attackers: [
		{ sign: "white-number", word: "whiteAttackers" },
		{ sign: "black-number", word: "blackAttackers" },
	],
	white: [{ sign: "class", is: "white", word: "white" }],
	black: [{ sign: "class", is: "black", word: "black" }],
	pins: [
		{ sign: "class", is: "white", word: "pinnedByWhite" },
		{ sign: "class", is: "black", word: "pinnedByBlack" },
	],
	pieces: [
		{ sign: "hanging", word: "hanging" },
		{ sign: "threatened", word: "threatened" },
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
		<span className="lens-key small soft">
			{(isCompared ? COMPARED : SIGNS[lens])
				.filter(({ sign }) => sign !== "turned" || marksTurned)
				.map(({ sign, is, word }) => (
					<span
						key={word}
						data-sign={sign}
						data-tint={sign === "class" ? is : undefined}
						style={sign === "size" ? ({ "--size": is } as CSSProperties) : undefined}
					>
						{legendWords.signs[word]}
					</span>
				))}
		</span>
	);
}
