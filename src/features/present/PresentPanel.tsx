// The panel beside the board during a presentation: the move, its comments, the sentence of a
// square, and buttons. Board, names and counts are those of the page, larger.

import { ChevronLeft, ChevronRight, Eye, EyeOff, MonitorOff, X } from "lucide-react";
import { type Ref, useLayoutEffect, useMemo, useRef } from "react";
import type { Square } from "../../chess/square.ts";
import { verdictOf } from "../../control/explain.ts";
import { inspectorWords } from "../../messages/en/panels/inspector.ts";
import { presentWords } from "../../messages/en/panels/present.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { captionOf, moveText } from "../../ui/moveText/moveText.ts";
import { ChapterLine } from "./Chapters.tsx";
import type { StepFailure, Turning } from "./turning.ts";
import "./present.css";
import "./presentCounts.css";

type Props = {
	readonly box: Ref<HTMLElement>;
	/** The square that is pointed at. Undefined while none is. */
	readonly spot: Square | undefined;
	readonly isBlack: boolean;
	/** Why the last step did nothing. Undefined where it did something. */
	readonly failure: StepFailure | undefined;
	readonly turning: Turning;
	readonly chooseChapter: () => void;
	readonly darken: (isBlack: boolean) => void;
	readonly leave: () => void;
};

export function PresentPanel(props: Props) {
	const { box, spot, isBlack, failure, turning, chooseChapter, darken, leave } = props;
	const { actions } = useSession();
	const isHidden = useApp((state) => state.hidden.heat === true);
	return (
		<section ref={box} tabIndex={-1} className="present" aria-label={presentWords.title}>
			<ChapterLine choose={chooseChapter} />
			<MoveCaption failure={failure} />
			<SquareSentence spot={isHidden ? undefined : spot} />
			<div className="present-acts" role="toolbar" aria-label={presentWords.title}>
				<IconButton icon={ChevronLeft} name={presentWords.back} onClick={() => turning.step(-1)} />
				<IconButton
					icon={ChevronRight}
					name={presentWords.forward}
					onClick={() => turning.step(1)}
				/>
				<IconButton
					icon={isHidden ? Eye : EyeOff}
					{...(isHidden ? presentWords.showHeat : presentWords.hideHeat)}
					onClick={() => actions.toggleHidden("heat")}
				/>
				<IconButton icon={MonitorOff} {...presentWords.blackScreen} onClick={() => darken(true)} />
				<IconButton icon={X} {...presentWords.end} onClick={leave} />
			</div>
			<p role="status" className="unseen">
				{hiddenText(isBlack, isHidden)}
			</p>
		</section>
	);
}

function hiddenText(isBlack: boolean, isHeatHidden: boolean): string {
	if (isBlack) return presentWords.isBlack;
	return isHeatHidden ? presentWords.isHeatHidden : "";
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

/** The move on view, and its comments. */
function MoveCaption({ failure }: Pick<Props, "failure">) {
	const reading = useApp((state) => state.reading?.what);
	const game = useApp((state) => state.game);
	const frame = useApp((state) => state.settledFrame);
	const notice = reading ?? (failure && presentWords.failure(failure));
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
				{moveText(game, frame)} <span>{notice}</span>
			</p>
			<p role="status" className="unseen">
				{notice}
			</p>
			<div ref={box} role="status" className="present-caption">
				<bdi>{captionOf(game, frame)}</bdi>
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
	const game = useApp((state) => state.game);
	const frame = useApp((state) => state.settledFrame);
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
