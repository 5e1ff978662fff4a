// What became of an answer, for whoever has asked: how it is marked, why in its author's words, and
// what the map has of it.

import type { ReactNode } from "react";
import type { Square } from "../../chess/square.ts";
import type { Core } from "../../control/core.ts";
import { exerciseWords } from "../../messages/en/exercise/pupil.ts";
import type { Marked } from "../../training/mark.ts";
import type { Posed } from "../../training/pose.ts";
import { MarkPicture } from "./MarkPicture.tsx";
import { Reasons } from "./Reasons.tsx";
import { rightNames } from "./reason.ts";

const words = exerciseWords.question;

/** Why an answer is right, in its author's own words; nothing where there are none. */
export const OwnReason = ({ posed: { question } }: { readonly posed: Posed }) =>
	question.reason === undefined ? null : (
		<p>
			<bdi>{question.reason}</bdi>
		</p>
	);

type Props = {
	readonly posed: Posed;
	/** Undefined where nothing is said yet. */
	readonly marked: Marked | undefined;
	/** Where the map says why. */
	readonly core?: Core | undefined;
	/** In the place of what is right, behind the mark; of the mark, too. */
	readonly says?: string | undefined;
	readonly line?: ReactNode;
	/** Lights a square on the board, where its reason may be rested on or pressed. */
	readonly light?: (square: Square | undefined) => void;
};

export function Verdict({ posed, marked, core, says, line, light }: Props) {
	const isByMap = posed.choosing === "move" || posed.right.join() === posed.map.join();
	const why = core && marked && (
		<>
			{!isByMap && <p className="soft small">{words.byCoach}</p>}
			<Reasons {...{ posed, core, marked, light }} />
		</>
	);
	return (
		<div className="outcome">
			<div role="status">
				{marked && (line ?? <Mark {...{ posed, marked, says }} />)}
				{marked && <OwnReason posed={posed} />}
				{light === undefined && why}
			</div>
			{light && why}
		</div>
	);
}

const Mark = ({
	posed,
	marked: { mark },
	says,
}: Pick<Props, "posed" | "says"> & { readonly marked: Marked }) => (
	<p>
		<MarkPicture mark={mark} />
		<strong>{words.marks[mark]}</strong>{" "}
		<bdi>{says ?? (mark !== "full" && words.right(rightNames(posed)))}</bdi>
	</p>
);
