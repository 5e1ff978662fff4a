// The panel beside the board during a presentation: the move, its comments, the sentence of a
// square, and buttons. Board, names and counts are those of the page, larger.

import { type Ref, useLayoutEffect, useMemo, useRef } from "react";
import { moveName, positionAt } from "../../chess/game.ts";
import { verdictOf } from "../../control/explain.ts";
import { presentWords } from "../../messages/en/panels/present.ts";
import { inspectorWords } from "../../messages/en/squares/inspector.ts";
import { lineNames } from "../../session/sideline.ts";
import { onBoard } from "../../session/state/appQueries.ts";
import type { AppState } from "../../session/state/appState.ts";
import { isAsked } from "../../training/exercise/commands.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { captionOf, moveText } from "../../ui/moveText/moveText.ts";
import { ChapterChoice, ChapterLine } from "./Chapters.tsx";
import { PresentActs } from "./PresentActs.tsx";
import type { Presenter } from "./presentKeys.ts";
import { SightChoice, useHiddenText } from "./SightChoice.tsx";
import { Track } from "./track/Track.tsx";
import type { View } from "./view.ts";
import "./present.css";
import "./presentActs.css";

type Props = View & {
	readonly box: Ref<HTMLElement>;
	readonly hasChapters: boolean;
	readonly presenter: Presenter;
	readonly closeSheet: () => void;
};

export function PresentPanel(props: Props) {
	const { box, spot, isBlack, failure, kept, sheet, hasChapters, presenter, closeSheet } = props;
	const isHidden = useApp((state) => state.hidden.heat === true);
	const hidden = useHiddenText();
	const asks = useApp(
		({ game, settledFrame, sideline }) => !sideline && isAsked(game, settledFrame),
	);
	const isWhatIf = useApp(({ sideline }) => sideline !== undefined);
	return (
		<section ref={box} tabIndex={-1} className="present" aria-label={presentWords.title}>
			<ChapterLine choose={presenter.chooseChapter} />
			{sheet === "sight" && <SightChoice close={closeSheet} />}
			{sheet === "track" && <Track close={closeSheet} />}
			{sheet === "chapters" && <ChapterChoice goTo={presenter.turning.goTo} close={closeSheet} />}
			{isWhatIf && <WhatIf />}
			<MoveCaption failure={failure} />
			<Kept kept={kept} />
			<SquareSentence spot={isHidden ? undefined : spot} />
			<PresentActs
				{...presenter}
				sheet={sheet}
				isWhatIf={isWhatIf}
				hasChapters={hasChapters}
				asks={asks}
				hidesSome={hidden !== ""}
				step={presenter.turning.step}
			/>
			<p role="status" className="unseen">
				{isBlack ? presentWords.isBlack : hidden}
			</p>
		</section>
	);
}

/** Sizes of letters, the largest first; the smallest is the size on the page. */
const LETTER_SIZES = [20, 18, 16, 14, 12];

/** Chooses the largest letters with which the text fits. With the smallest it may scroll. */
function fitLetters(box: HTMLElement): void {
	LETTER_SIZES.find((letters) => {
		box.style.setProperty("--letters", String(letters));
		return box.scrollHeight <= box.clientHeight;
	});
}

/** Where the lesson waits. */
const waitsAt = ({ game, settledFrame }: Pick<AppState, "game" | "settledFrame">) =>
	presentWords.whatIf.waits(positionAt(game, settledFrame).move && moveName(game, settledFrame));

/** The moves of a line that is not in the lesson; those that were stepped back over are softer. */
function WhatIf() {
	const line = useApp((state) => state.sideline);
	if (line === undefined) return null;
	const names = lineNames(line);
	return (
		<p className="present-whatif" role="status">
			<strong>{presentWords.whatIf.title}</strong> {names.slice(0, line.frame).join(" ")}{" "}
			<span className="soft">{names.slice(line.frame).join(" ")}</span>
		</p>
	);
}

/** The last addition to the lesson, until the next step. */
function Kept({ kept }: Pick<Props, "kept">) {
	const { actions } = useSession();
	return (
		<div role="status" className="present-kept">
			{kept !== undefined && (
				<>
					<span>{kept}</span>{" "}
					<button type="button" onClick={actions.undo}>
						{presentWords.whatIf.undo}
					</button>
				</>
			)}
		</div>
	);
}

/** The move on view, and its comments. */
function MoveCaption({ failure }: Pick<Props, "failure">) {
	const reading = useApp((state) => state.reading?.what);
	const game = useApp((state) => onBoard(state).game);
	const frame = useApp((state) => onBoard(state).settledFrame);
	const waits = useApp(({ sideline, ...lesson }) => sideline && waitsAt(lesson));
	const notice =
		reading ??
		(failure === "blocked"
			? presentWords.speaker.blocked
			: failure === "notAsked"
				? presentWords.notAsked
				: failure && presentWords.failure(failure));
	const box = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		if (box.current !== null) fitLetters(box.current);
	});
	useLayoutEffect(() => {
		const element = box.current;
		if (element === null) return;
		const resizing = new ResizeObserver(() => fitLetters(element));
		resizing.observe(element);
		return () => resizing.disconnect();
	}, []);
	return (
		<>
			<p className="present-move" aria-hidden="true">
				<bdi>{moveText(game, frame)}</bdi> <span>{notice}</span>
			</p>
			<p role="status" className="unseen">
				{notice}
			</p>
			<div ref={box} role="status" className="present-caption">
				{waits === undefined ? (
					<bdi>{captionOf(game, frame)}</bdi>
				) : (
					<span className="soft">{waits}</span>
				)}
			</div>
		</>
	);
}

/**
 * The explanation of a square: of the pressed one, which is also announced, else of the one pointed
 * at.
 */
function SquareSentence({ spot }: Pick<Props, "spot">) {
	const { core } = useSession();
	const game = useApp((state) => onBoard(state).game);
	const frame = useApp((state) => onBoard(state).settledFrame);
	const explained = useApp((state) => state.inspected?.square);
	const square = explained ?? spot;
	const sentence = useMemo(
		() =>
			square === undefined
				? ""
				: inspectorWords.verdict(verdictOf(core.inspectSquare(game.placements, frame, square))),
		[core, game, frame, square],
	);
	return (
		<>
			<p className="present-square" aria-hidden="true">
				{sentence}
			</p>
			<p role="status" className="unseen">
				{explained === undefined ? "" : sentence}
			</p>
		</>
	);
}
