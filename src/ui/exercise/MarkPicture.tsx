// The mark of an answer, which rests on no colour: a disc with a tick, half a disc, a full one with
// a cross.

import type { AnswerMark } from "../../training/mark.ts";
import "../paint/paint.css";

export const MarkPicture = ({ mark }: { readonly mark: AnswerMark }) => (
	<svg className="answer-mark" viewBox="-12 -12 24 24" aria-hidden="true" data-mark={mark}>
		<circle r="10.5" />
		{mark === "full" && <path d="M-4.5.5l3 3L5-3.5" />}
		{mark === "half" && <path className="filled" d="M0-10.5a10.5 10.5 0 0 0 0 21z" />}
		{mark === "wrong" && <path className="cross" d="M-4-4l8 8M4-4l-8 8" />}
	</svg>
);
