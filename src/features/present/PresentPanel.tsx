// The panel beside the board during a presentation: the move, its comments, the sentence of a
// square, and buttons. Board, names and counts are those of the page, larger.

import "./present.css";
import {
	ChevronLeft,
	ChevronRight,
	CircleHelp,
	Eye,
	EyeOff,
	GitBranch,
	List,
	type LucideIcon,
	MonitorOff,
	PanelsTopLeft,
	Rows3,
	X,
} from "lucide-react";
import { type ComponentProps, type Ref, useLayoutEffect, useMemo, useRef } from "react";
import { moveName, positionAt } from "../../chess/game.ts";
import { inspectOnce } from "../../control/core.ts";
import { verdictOf } from "../../control/explain.ts";
import { presentWords } from "../../messages/en/panels/present.ts";
import { progressWords } from "../../messages/en/reading.ts";
import { inspectorWords } from "../../messages/en/squares/inspector.ts";
import { lineNames } from "../../session/sideline.ts";
import { onBoard } from "../../session/state/appQueries.ts";
import type { AppState } from "../../session/state/appState.ts";
import { isAsked } from "../../training/exercise/commands.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { captionOf, moveText } from "../../ui/moveText/moveText.ts";
import { PanelHead } from "../../ui/PanelHead.tsx";
import { ChapterChoice, ChapterLine } from "./Chapters.tsx";
import type { Presenter } from "./presentKeys.ts";
import { SightChoice, useHiddenText } from "./SightChoice.tsx";
import { MoveTable } from "./track/MoveTable.tsx";
import { Strip } from "./track/Strip.tsx";
import type { Sheet, View } from "./view.ts";

/** The moves and the timeline on the wall, in place of the words. It stays while one steps. */
function Track({ close }: { readonly close: () => void }) {
	const { actions } = useSession();
	const game = useApp((state) => state.game);
	const control = useApp((state) => state.control);
	const frame = useApp((state) => state.settledFrame);
	const track = { game, frame };
	return (
		<section
			className="present-sheet present-track scroll bare column"
			aria-label={presentWords.track.title}
		>
			<PanelHead title={presentWords.track.title} close={close} />
			{control && <Strip {...track} control={control} goTo={actions.scrubTo} />}
			<MoveTable {...track} goTo={actions.goToFrame} />
		</section>
	);
}

const { acts: words } = presentWords;

type ActProps = ComponentProps<"button"> & {
	readonly icon: LucideIcon;
	readonly act: keyof typeof words;
};

function Act({ icon: Icon, act, ...others }: ActProps) {
	const { word, name, title } = words[act];
	return (
		<button type="button" aria-label={name} title={title} {...others}>
			<Icon aria-hidden="true" />
			<span aria-hidden="true">{word}</span>
		</button>
	);
}

type PresentActsProps = {
	readonly sheet: Sheet;
	/** Is a line on the board that is not in the lesson? */
	readonly isWhatIf: boolean;
	/** Are there chapters to choose from? */
	readonly hasChapters: boolean;
	/** Is there a question about the position? */
	readonly asks: boolean;
	readonly hidesSome: boolean;
	readonly step: (by: 1 | -1) => void;
	readonly chooseChapter: () => void;
	readonly showTrack: () => void;
	readonly chooseSight: () => void;
	readonly openSpeaker: () => void;
	readonly askClass: () => void;
	readonly darken: () => void;
	readonly leave: () => void;
	readonly end: () => void;
	readonly keep: () => void;
};

/**
 * The buttons of a presentation: back and forward, large and always in their place, and below them
 * what opens beside the board, with a word each where there is room.
 */
function PresentActs(props: PresentActsProps) {
	const { sheet, isWhatIf, hasChapters, asks, hidesSome, step } = props;
	const { back, key } = presentWords.whatIf;
	return (
		<div className="present-acts column rigid" role="toolbar" aria-label={presentWords.title}>
			{isWhatIf && (
				<div className="present-whatif-acts beside">
					<button type="button" className="primary" onClick={props.leave}>
						{back} <kbd>{key}</kbd>
					</button>
					<Act icon={GitBranch} act="keep" onClick={props.keep} />
				</div>
			)}
			<div className="present-steps beside">
				<Act icon={ChevronLeft} act="back" onClick={() => step(-1)} />
				<Act icon={ChevronRight} act="forward" onClick={() => step(1)} />
			</div>
			<div className="present-others beside">
				{hasChapters && (
					<Act
						icon={List}
						act="chapters"
						aria-expanded={sheet === "chapters"}
						onClick={props.chooseChapter}
					/>
				)}
				<Act icon={Rows3} act="track" aria-expanded={sheet === "track"} onClick={props.showTrack} />
				<Act
					icon={hidesSome ? EyeOff : Eye}
					act="sight"
					aria-expanded={sheet === "sight"}
					onClick={props.chooseSight}
				/>
				{asks && <Act icon={CircleHelp} act="ask" onClick={props.askClass} />}
				<Act icon={PanelsTopLeft} act="speaker" onClick={props.openSpeaker} />
				<Act icon={MonitorOff} act="dark" onClick={props.darken} />
				<Act icon={X} act="end" onClick={props.end} />
			</div>
		</div>
	);
}

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
		<section ref={box} tabIndex={-1} className="present column" aria-label={presentWords.title}>
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
		(reading && progressWords[reading]) ??
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
				<bdi>{moveText(game, frame)}</bdi> <span className="soft regular large">{notice}</span>
			</p>
			<p role="status" className="unseen">
				{notice}
			</p>
			<div ref={box} role="status" className="present-caption scroll breaks">
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
				: inspectorWords.verdict(verdictOf(inspectOnce(core, game.placements, frame, square))),
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
