// A sign of an answer beside its meaning, in words elsewhere.

import { CROSS, type Sign, type Stroke, TICK } from "../../board/marks/sign.ts";

const pathOf = (strokes: readonly Stroke[]) =>
	strokes
		.map((stroke) => stroke.map(([x, y], index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join(""))
		.join("");

export const SignPicture = ({ sign }: { readonly sign: Sign }) => (
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
