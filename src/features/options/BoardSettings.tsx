// Settings of the board, of the list of moves and of the timeline, in place of the tabs: each is
// seen working on the board while it is set.

import { Check } from "../../ui/parts/Check.tsx";
import "./settings.css";
import { type ReactNode, useEffect, useId, useLayoutEffect, useState } from "react";
import type { BoardColour } from "../../board/heat/boards.ts";
import { HEATS } from "../../board/heat/heats.ts";
import { type Palette, PLAIN } from "../../board/heat/palette.ts";
import { PiecePicture } from "../../board/PiecePicture.tsx";
import { loadStyles } from "../../board/styles/lateStyles.ts";
import type { Hideable } from "../../board/view.ts";
import { BLACK, KNIGHT, pieceOf, QUEEN, WHITE } from "../../chess/piece.ts";
import { BLACKS, CONTESTED, type Control, NEUTRAL, WHITES } from "../../control/classes.ts";
import { timelineWords } from "../../messages/en/board.ts";
import { heatWords } from "../../messages/en/lens.ts";
import { meterWords } from "../../messages/en/panels/meters.ts";
import { optionWords } from "../../messages/en/panels/options.ts";
import { isMeter, METER_LIST } from "../../review/meters.ts";
import { SPEEDS, type Switch } from "../../session/state/options.ts";
import { BOARDS, PIECE_SETS } from "../../session/state/styleNames.ts";
import { boardWidth, largestWidth } from "../../ui/canvas/boardWidths.ts";
import { inWindow } from "../../ui/canvas/useBoardSize.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { useMedia } from "../../ui/hooks/useMedia.ts";
import { PanelHead, type PanelProps } from "../../ui/PanelHead.tsx";
import { stretchBoard } from "../../ui/stretchBoard.ts";
import { PHONE } from "../../ui/style/windows.ts";

type GroupProps = { readonly title: string; readonly children: ReactNode };

const Group = ({ title, children }: GroupProps) => (
	<fieldset>
		<legend className="small strong">{title}</legend>
		{children}
	</fieldset>
);

type SegmentsProps<Value> = {
	readonly title: string;
	readonly all: readonly Value[];
	readonly chosen: Value;
	readonly nameOf: (value: Value) => string;
	readonly choose: (value: Value) => void;
	/** A picture of the value above its name, for choices by eye. */
	readonly picture?: (value: Value) => ReactNode;
};

/** One of a few, side by side. */
function Segments<Value extends string | number>(props: SegmentsProps<Value>) {
	const { title, all, chosen, nameOf, choose, picture } = props;
	const name = useId();
	return (
		<div className="setting-line row loose underlined spread" role="radiogroup" aria-label={title}>
			<span aria-hidden="true">{title}</span>
			<span className={picture ? "segments pictured" : "segments"}>
				{all.map((one) => (
					<label key={one}>
						<input
							type="radio"
							name={name}
							className="unseen"
							checked={one === chosen}
							onChange={() => choose(one)}
						/>
						{picture?.(one)}
						{nameOf(one)}
					</label>
				))}
			</span>
		</div>
	);
}

const CLASS_OF: Readonly<Record<string, Control>> = {
	N: NEUTRAL,
	W: WHITES,
	B: BLACKS,
	C: CONTESTED,
};

/** Four by four squares: bare ones above, then a front. */
const SAMPLE = [..."----BBCBNCNNWWWC"].map((letter) => CLASS_OF[letter]);

/** Device pixels; the styles say how large that looks. */
const PIECE_EDGE = 64;
const PIECES = [pieceOf(WHITE, KNIGHT), pieceOf(BLACK, QUEEN)] as const;

function SmallBoard({ palette }: { readonly palette: Palette }) {
	return (
		<span className="board-sample" aria-hidden="true">
			{SAMPLE.map((control, cell) => {
				const kind = (cell + (cell >> 2)) % 2 === 0 ? "pale" : "deep";
				const background = control === undefined ? palette[kind] : palette.tints[control].on[kind];
				// biome-ignore lint/suspicious/noArrayIndexKey: the squares stay where they are
				return <i key={cell} style={{ background }} />;
			})}
		</span>
	);
}

function usePalettes(): (board: BoardColour) => Palette {
	const [styles, setStyles] = useState<Awaited<ReturnType<typeof loadStyles>>>();
	useEffect(() => {
		loadStyles().then(setStyles, console.error);
	}, []);
	return (board) => styles?.PALETTES[board].normal ?? PLAIN;
}

/**
 * Which board and which pieces, chosen by looking: a small board of each, and two pieces of each
 * set. The look of all but the first comes when this does.
 */
function StyleChoice() {
	const { actions } = useSession();
	const { board, pieces } = useApp((state) => state.options);
	const paletteOf = usePalettes();
	return (
		<>
			<Segments
				title={optionWords.board}
				all={BOARDS}
				chosen={board}
				nameOf={(one) => optionWords.boards[one]}
				choose={(one) => actions.setOptions({ board: one })}
				picture={(one) => <SmallBoard palette={paletteOf(one)} />}
			/>
			<Segments
				title={optionWords.pieces}
				all={PIECE_SETS}
				chosen={pieces}
				nameOf={(one) => optionWords.pieceSets[one]}
				choose={(one) => actions.setOptions({ pieces: one })}
				picture={(one) => (
					<span className="piece-sample" aria-hidden="true">
						{PIECES.map((piece) => (
							<PiecePicture key={piece} piece={piece} edge={PIECE_EDGE} set={one} />
						))}
					</span>
				)}
			/>
		</>
	);
}

/** Pixels that are no other size. */
const LEAST_ROOM = 8;
const STEP = 5;

/**
 * How large the board is, for keys and fingers: from its usual size to the largest there is room
 * for. Nothing where there is no more room. A key takes effect at once, a drag when it ends.
 */
function SizeChoice() {
	const session = useSession();
	const growth = useApp((state) => state.options.growth);
	/** Where the pointer has drawn it to, in percent. Undefined while none is down. */
	const [drawn, draw] = useState<number>();
	const [least, most] = [inWindow(boardWidth), inWindow(largestWidth)];
	// biome-ignore lint/correctness/useExhaustiveDependencies: with each new size
	useLayoutEffect(() => () => stretchBoard(session, undefined), [session, growth]);
	if (most - least < LEAST_ROOM) return null;
	const grow = (percent: number) => session.actions.setOptions({ growth: percent / 100 });
	const widthAt = (share: number) => least + share * (most - least);
	const percent = drawn ?? Math.round(growth * 100);

	function settle(): void {
		if (drawn === undefined) return;
		draw(undefined);
		grow(drawn);
		requestAnimationFrame(() => stretchBoard(session, undefined));
	}
	return (
		<label className="setting-line row loose underlined spread">
			{optionWords.size}
			<input
				type="range"
				min={0}
				max={100}
				step={STEP}
				value={percent}
				aria-valuetext={optionWords.sizeOf(percent)}
				onPointerDown={() => draw(percent)}
				onPointerUp={settle}
				onPointerCancel={settle}
				onChange={({ target }) => {
					const next = Number(target.value);
					if (drawn === undefined) return grow(next);
					draw(next);
					stretchBoard(session, widthAt(next / 100) / widthAt(growth));
				}}
			/>
		</label>
	);
}

const HIDEABLE: readonly Hideable[] = ["heat", "pieces", "coordinates", "arrows"];
const OF_BOARD: readonly Switch[] = [
	"showsPatterns",
	"tintsNeutral",
	"fillsMarked",
	"outlinesTurned",
];
const OF_MOVES: readonly Switch[] = ["showsEffects", "asksPromotion", "sounds"];
const OF_ENGINE: readonly Switch[] = [
	"showsEvaluations",
	"showsBar",
	"showsBestMove",
	"showsVerdicts",
];

export function BoardSettings({ close }: PanelProps) {
	const { actions } = useSession();
	const { heat, meter, speed } = useApp((state) => state.options);
	const hidden = useApp((state) => state.hidden);
	const isNarrow = useMedia(PHONE);
	return (
		<>
			<PanelHead title={optionWords.boardSettings} close={close} />
			<div className="side-panel-body settings">
				<Segments
					title={optionWords.colours}
					all={HEATS}
					chosen={heat}
					nameOf={(one) => heatWords.titles[one]}
					choose={(one) => actions.setOptions({ heat: one })}
				/>
				<p className="soft small" role="status">
					{heat === "soft" && heatWords.softCaution}
				</p>
				<StyleChoice />
				<SizeChoice />
				<Group title={optionWords.onBoard}>
					{HIDEABLE.map((what) => (
						<Check key={what} isSet={!hidden[what]} set={() => actions.toggleHidden(what)}>
							{optionWords.shown[what]}
						</Check>
					))}
					<Switches names={OF_BOARD} />
				</Group>
				<Group title={optionWords.moves}>
					<Switches names={isNarrow ? [...OF_MOVES, "leftHand"] : OF_MOVES} />
				</Group>
				<Group title={optionWords.engine.title}>
					<Switches names={OF_ENGINE} />
				</Group>
				<Group title={timelineWords.title}>
					<label className="setting-line row loose underlined spread">
						{meterWords.meter}
						<select
							value={meter}
							onChange={({ target }) =>
								isMeter(target.value) && actions.setOptions({ meter: target.value })
							}
						>
							{METER_LIST.map((name) => (
								<option key={name} value={name}>
									{meterWords.meters[name].title}
								</option>
							))}
						</select>
					</label>
					<Segments
						title={meterWords.speed}
						all={SPEEDS}
						chosen={speed}
						nameOf={meterWords.times}
						choose={(one) => actions.setOptions({ speed: one })}
					/>
				</Group>
			</div>
		</>
	);
}

function Switches({ names }: { readonly names: readonly Switch[] }) {
	const { actions } = useSession();
	const options = useApp((state) => state.options);
	return names.map((name) => (
		<Check key={name} isSet={options[name]} set={(isSet) => actions.setOptions({ [name]: isSet })}>
			{optionWords.settings[name]}
		</Check>
	));
}
