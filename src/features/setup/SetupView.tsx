// The view of the screen where a position is set up: the board, the tray of pieces, the fields of
// the position, its faults, and the buttons that use it.

import "./setup.css";
import { ArrowUpDown, Redo2, Undo2, X } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { parseFen, parseFields, type Setup, START_FEN, withoutZero } from "../../chess/fen.ts";
import { FenError } from "../../chess/fenFault.ts";
import {
	changed,
	EMPTY_SETUP,
	faultsOf,
	formatSetup,
	surplusesOf,
	type Tool,
} from "../../chess/setup.ts";
import { CLASS_LIST, type Counts } from "../../control/classes.ts";
import { chessWords } from "../../messages/en/chess.ts";
import { positionFaultWords } from "../../messages/en/faults.ts";
import { type Replaced, setupWords } from "../../messages/en/screens/setup.ts";
import { faultText } from "../../messages/faultText.ts";
import type { SetupDraft } from "../../session/state/setupDraft.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import type { Draft } from "./draft.ts";
import { TurnFields } from "./TurnFields.tsx";

type FenFieldProps = {
	readonly setup: Setup;
	readonly change: (setup: Setup, gesture: string) => void;
};

type Typed = {
	readonly text: string;
	/** The position on the board since then. Once it changes, its FEN replaces the text. */
	readonly setup: Setup;
	/** Why it cannot be read. */
	readonly fault: string | undefined;
};

/** Letters that are read. */
const MAX_FEN_LETTERS = 1000;

function read(text: string): Setup | string {
	try {
		return parseFields(withoutZero(text.slice(0, MAX_FEN_LETTERS)));
	} catch (error) {
		if (error instanceof FenError) return faultText(error);
		throw error;
	}
}

/**
 * The position as a FEN. It follows the board, and the board follows what is typed, as long as it
 * can be read.
 */
function FenField({ setup, change }: FenFieldProps) {
	const id = useId();
	const [typed, setTyped] = useState<Typed>();
	const own = typed?.setup === setup ? typed : undefined;
	function type(text: string): void {
		const found = read(text);
		if (typeof found === "string") setTyped({ text, setup, fault: found });
		else {
			setTyped({ text, setup: found, fault: undefined });
			change(found, "FEN");
		}
	}
	return (
		<div className="fen-field">
			<label className="small strong" htmlFor={id}>
				{setupWords.fen}
			</label>
			<textarea
				className="small breaks"
				id={id}
				rows={2}
				spellCheck={false}
				autoComplete="off"
				aria-invalid={own?.fault !== undefined}
				aria-describedby={`${id}-fault`}
				value={own?.text ?? formatSetup(setup)}
				onChange={({ target }) => type(target.value)}
				onBlur={() => {
					if (own?.fault === undefined) setTyped(undefined);
				}}
			/>
			<p id={`${id}-fault`} role="alert" className="fault small">
				{own?.fault}
			</p>
		</div>
	);
}

const START = parseFen(START_FEN);

type Props = {
	readonly draft: Draft;
	readonly state: SetupDraft;
	readonly tool: Tool;
	/** Of the control map on view. */
	readonly counts: Counts;
	readonly board: ReactNode;
	readonly tray: ReactNode;
	readonly flip: () => void;
	/** Starts a game with this position. */
	readonly startGame: (setup: Setup) => void;
	/** Adds it as a chapter. Undefined where nothing is open that takes one. */
	readonly add: ((setup: Setup) => void) | undefined;
	/** The games that a new game would replace. Undefined if nobody would miss them. */
	readonly replaced: Replaced | undefined;
	readonly leave: () => void;
};

export function SetupView(props: Props) {
	const { draft, state, tool, counts, board, tray, flip, leave } = props;
	const { setup, past, future } = state;
	const faults = faultsOf(setup).map(positionFaultWords.fen);
	const surpluses = surplusesOf(setup).map(positionFaultWords.surplus);
	const isSound = faults.length === 0;
	const heading = useHeading();
	const verdict = useId();
	return (
		<div className="setup">
			<header className="setup-head beside joined underlined spread">
				<h1 className="larger grow" ref={heading} tabIndex={-1}>
					{setupWords.title}
				</h1>
				<IconButton icon={X} name={setupWords.back} onClick={leave} />
			</header>
			<ul className="setup-counts list" aria-label={setupWords.squares}>
				{CLASS_LIST.map(({ key, count }) => (
					<li key={key} data-tint={key}>
						<span className="swatch">{chessWords.control(key)}</span>{" "}
						<strong>{counts[count]}</strong>
					</li>
				))}
			</ul>
			{board}
			<div className="setup-tools">
				{tray}
				<div className="row spread">
					<button type="button" className="plain" onClick={() => draft.change(() => START)}>
						{setupWords.startPosition}
					</button>
					<button type="button" className="plain" onClick={() => draft.change(() => EMPTY_SETUP)}>
						{setupWords.clear}
					</button>
					<span className="row spread to-end">
						<IconButton
							icon={Undo2}
							name={setupWords.undo}
							aria-disabled={past.length === 0}
							onClick={() => past.length > 0 && draft.undo()}
						/>
						<IconButton
							icon={Redo2}
							name={setupWords.redo}
							aria-disabled={future.length === 0}
							onClick={() => future.length > 0 && draft.redo()}
						/>
						<IconButton icon={ArrowUpDown} name={setupWords.flip} onClick={flip} />
					</span>
				</div>
			</div>
			<div className="setup-panel surface column loose">
				<TurnFields
					setup={setup}
					change={(fields, field) => draft.change((now) => changed(now, fields), field)}
				/>
				<FenField setup={setup} change={(next, gesture) => draft.change(() => next, gesture)} />
				<div role="status" id={verdict}>
					{faults.map((fault) => (
						<p key={fault} className="fault">
							{fault}
						</p>
					))}
					{isSound && <p className="soft small playable">{setupWords.playable}</p>}
					{surpluses.map((surplus) => (
						<p key={surplus} className="small">
							{surplus}.
						</p>
					))}
				</div>
				<p className="soft">{setupWords.toolHint(tool)}</p>
				<Outcomes {...props} isSound={isSound} verdict={verdict} />
			</div>
		</div>
	);
}

type OutcomesProps = Pick<Props, "state" | "startGame" | "add" | "replaced"> & {
	readonly isSound: boolean;
	/** The id of what is wrong with the position. */
	readonly verdict: string;
};

/** The buttons that use the position. A button that closes nothing comes first. */
function Outcomes(props: OutcomesProps) {
	const { startGame, add, replaced, isSound, verdict } = props;
	const { setup } = props.state;
	const own = useId();
	const purpose = isSound ? own : `${verdict} ${own}`;
	const canAdd = add !== undefined;
	const startButton = (
		<Change
			title={replaced === undefined ? setupWords.fromHere : setupWords.replace(replaced)}
			isPossible={isSound}
			isPrimary={replaced === undefined}
			purpose={purpose}
			act={() => startGame(setup)}
		/>
	);
	return (
		<>
			<p id={own} className="soft small">
				{isSound ? setupWords.purpose(canAdd, replaced) : setupWords.unsound(canAdd)}
			</p>
			<div className="row setup-foot">
				{replaced === undefined && startButton}
				{add !== undefined && (
					<Change
						title={setupWords.addChapter}
						isPossible={isSound}
						isPrimary={replaced !== undefined}
						purpose={purpose}
						act={() => add(setup)}
					/>
				)}
				{replaced !== undefined && startButton}
			</div>
		</>
	);
}

/** The heading of the screen has the focus first. */
function useHeading(): RefObject<HTMLHeadingElement | null> {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus({ preventScroll: true }), []);
	return heading;
}

type ChangeProps = {
	readonly title: string;
	readonly isPossible: boolean;
	/** Is it what most people come for? */
	readonly isPrimary?: boolean;
	/** The ids of what says what it does, or why it cannot. */
	readonly purpose: string;
	readonly act: () => void;
};

function Change({ title, isPossible, isPrimary = false, purpose, act }: ChangeProps) {
	return (
		<button
			type="button"
			className={isPrimary ? "primary" : undefined}
			aria-disabled={!isPossible}
			aria-describedby={purpose}
			onClick={() => {
				if (isPossible) act();
			}}
		>
			{title}
		</button>
	);
}
