// Pictures of how an answer was, which rest on no colour. Its mark is a disc with a tick, half a
// disc, or a full one with a cross; the signs of its squares are those of the board.

import { CROSS, type Sign, type Stroke, TICK } from "../../board/marks/sign.ts";
import type { AnswerMark } from "../../training/mark.ts";
import "./question.css";

export const MarkPicture = ({ mark }: { readonly mark: AnswerMark }) => (
	<svg className="answer-mark rigid" viewBox="-12 -12 24 24" aria-hidden="true" data-mark={mark}>
		<circle r="10.5" />
		{mark === "full" && <path d="M-4.5.5l3 3L5-3.5" />}
		{mark === "half" && <path className="filled" d="M0-10.5a10.5 10.5 0 0 0 0 21z" />}
		{mark === "wrong" && <path className="cross" d="M-4-4l8 8M4-4l-8 8" />}
	</svg>
);

const pathOf = (strokes: readonly Stroke[]) =>
	strokes
		.map((stroke) => stroke.map(([x, y], index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join(""))
		.join("");

/** A sign of the board beside its meaning, in words elsewhere. */
export const SignPicture = ({ sign }: { readonly sign: Sign }) => (
	<svg className="sign rigid" viewBox="-1.15 -1.15 2.3 2.3" aria-hidden="true" data-sign={sign}>
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
