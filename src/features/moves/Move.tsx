// A move in the list: in the main line with its effect in squares, in a variation as a word of
// text.

import { Fragment, useEffect, useState } from "react";
import type { Frame } from "../../chess/frame.ts";
import { type Game, positionAt } from "../../chess/game.ts";
import type { GameControl } from "../../control/controlMap.ts";
import { effectOf } from "../../control/effect.ts";
import { moveWords } from "../../messages/en/panels/moves.ts";
import { sentenceOf } from "../../messages/sentenceOf.ts";
import { latePart } from "../../runtime/late/loadPart.ts";
import type { Sign } from "../../session/state/appState.ts";
import { letterOf } from "../../ui/canvas/timelineMarks.ts";
import { Effect } from "../../ui/Effect.tsx";
import { useApp } from "../../ui/hooks/useApp.ts";
import type { Word } from "../../ui/moveText/moveRows.ts";
import { glyphOf, measuresOf } from "../../ui/moveText/moveText.ts";

type MoveProps = { readonly game: Game; readonly frame: Frame; readonly number?: string };

function MoveButton({ game, frame, number }: MoveProps) {
	const { move, notes } = positionAt(game, frame);
	return (
		<>
			<button type="button" className="move" data-frame={frame} tabIndex={-1}>
				{number && <span className="number">{number} </span>}
				{move?.san}
				{[...new Set(notes.nags)].map((nag) => (
					<span key={nag} className="nag" title={moveWords.meaning(nag)}>
						{glyphOf(nag)}
					</span>
				))}
			</button>
			{measuresOf(notes).map(({ name, value }) => (
				<span
					key={name}
					className="measure small"
					data-measure={name}
					title={moveWords.measure(name)}
				>
					<span className="unseen">{moveWords.measure(name)} </span>
					{value}
				</span>
			))}
		</>
	);
}

/** Frames and first visits have no review, and none of its words. */
const loadSignWords = latePart("signWords", () => import("../../messages/en/panels/decisive.ts"));

const REVIEWED = ["reviewed"] as const;

/** The sign that the review gives a move. */
function ReviewSign({ game, frame }: Pick<MoveProps, "game" | "frame">) {
	const sign = useApp(
		({ reviewed }) => (reviewed?.game === game ? reviewed.signs.get(frame) : undefined),
		REVIEWED,
	);
	const [words, setWords] = useState<Awaited<ReturnType<typeof loadSignWords>>["signWords"]>();
	const isThere = sign !== undefined;
	useEffect(() => {
		if (isThere) loadSignWords().then(({ signWords }) => setWords(signWords), console.error);
	}, [isThere]);
	if (sign === undefined) return null;
	const title = words && sentenceOf<Sign>(words, sign);
	return (
		<span className="sign" title={title}>
			<span aria-hidden="true">{letterOf(sign)}</span>
			<span className="unseen"> {title}</span>
		</span>
	);
}

type MainProps = MoveProps & { readonly control: GameControl | undefined };

/** A move of the main line, with its effect in squares: White's, then Black's. */
export function MainMove({ game, control, frame }: MainProps) {
	const { parent } = positionAt(game, frame);
	if (control === undefined || parent === undefined)
		return <MoveButton game={game} frame={frame} />;
	return (
		<div className="main-move row tight spread">
			<span>
				<MoveButton game={game} frame={frame} />
				<ReviewSign game={game} frame={frame} />
			</span>
			<Effect {...effectOf(control, parent, frame)} />
		</div>
	);
}

/** Comments and variations, as running text. */
export function Words({ game, words }: { game: Game; words: readonly Word[] }) {
	return words.map((word, index) => {
		const key = index;
		if (word.kind === "move")
			return (
				<Fragment key={key}>
					<MoveButton game={game} frame={word.frame} number={word.number} />{" "}
				</Fragment>
			);
		if (word.kind === "text")
			return (
				<Fragment key={key}>
					<bdi className="comment">{word.text}</bdi>{" "}
				</Fragment>
			);
		return (
			<span key={key} className="soft">
				{word.kind === "open" ? "(" : ") "}
			</span>
		);
	});
}
