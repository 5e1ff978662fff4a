// The menu of options, loaded late: commands with their keys, and on phones what the board shows.

import {
	ArrowUpDown,
	BookOpen,
	CircleHelp,
	Cpu,
	FolderOpen,
	Library,
	type LucideIcon,
	Moon,
	Play,
	Presentation,
	Printer,
	Redo2,
	RotateCcw,
	Search,
	Settings2,
	SquarePen,
	Sun,
	Undo2,
} from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import { Link, useOutletContext } from "react-router-dom";
import { headerWords } from "../../messages/en/first.ts";
import { isLoaded } from "../../session/state/appQueries.ts";
import { hasTrained } from "../../training/deck/hasTrained.ts";
import { CommandButton } from "../../ui/commands/CommandButton.tsx";
import type { ButtonCommand } from "../../ui/commands/command.ts";
import { loadDueToday } from "../../ui/deck/late.ts";
import { beSheet } from "../../ui/dialog/sheet.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { isWindow, useMedia } from "../../ui/hooks/useMedia.ts";
import { useTheme } from "../../ui/hooks/useTheme.ts";
import { useWideBoard } from "../../ui/hooks/useWideBoard.ts";
import { LensChoice } from "../../ui/legend/LensChoice.tsx";
import { Late } from "../../ui/loading/Late.tsx";
import { ABOUT_PATH, DOCUMENTATION, GAMES_HASH, PRACTISE_HASH } from "../../ui/routes.ts";
import { COARSE, LYING, PHONE } from "../../ui/style/windows.ts";
import { EngineSwitch } from "./EngineSwitch.tsx";

/** Undo and redo, side by side in the row under the board, once there is something to undo. */
export function UndoRedo() {
	return (
		<>
			<CommandButton name="undo" className="icon-button" icon={<Undo2 aria-hidden="true" />} />
			<CommandButton name="redo" className="icon-button" icon={<Redo2 aria-hidden="true" />} />
		</>
	);
}

/** Phones on their side, where an open game hides the header, as in panel.css. */
const HELD_LYING = [LYING, COARSE].join(" and ");

type Line = readonly [name: ButtonCommand, icon: LucideIcon];

/** For an open game alone. */
const OF_GAME: readonly Line[] = [
	["undo", Undo2],
	["redo", Redo2],
	["present", Presentation],
	["load", FolderOpen],
	["search", Search],
];

const ALWAYS: readonly Line[] = [
	["lessons", Library],
	["setUp", SquarePen],
	["print", Printer],
	["settings", Settings2],
];

export function OptionsMenu() {
	const hasGame = useApp(isLoaded);
	const isNarrow = useMedia(PHONE);
	const isLying = useMedia(HELD_LYING);
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const menu = box.current;
		const details = menu?.closest("details");
		if (!menu || !details) return;
		const close = () => details.removeAttribute("open");
		// On phones what is round the menu is its own, so that a press there does nothing else.
		const onClick = ({ target }: MouseEvent) => target === details && close();
		details.addEventListener("click", onClick);
		const end = beSheet(menu, close);
		return () => {
			details.removeEventListener("click", onClick);
			end?.();
		};
	}, []);
	return (
		<div ref={box} className="options-menu floating">
			{isNarrow && (
				<>
					<div onChange={closeAround}>
						<LensChoice />
					</div>
					{hasGame && <PlayLine />}
					{hasGame && <EngineSwitch inMenu={<Cpu aria-hidden="true" />} />}
					<CommandButton name="flip" inMenu={<ArrowUpDown aria-hidden="true" />} />
				</>
			)}
			{[...(hasGame ? OF_GAME : []), ...ALWAYS].map(([name, Icon]) => (
				<CommandButton key={name} name={name} inMenu={<Icon aria-hidden="true" />} />
			))}
			{hasTrained() && (
				<Late load={loadDueToday} failed={() => null}>
					{({ DueToday }) => <DueToday />}
				</Late>
			)}
			{isLying && hasGame && (
				<>
					<Link to={`/${GAMES_HASH}`}>{headerWords.games}</Link>
					<Link to={`/${PRACTISE_HASH}`}>{headerWords.practise}</Link>
					<Link to={ABOUT_PATH}>{headerWords.about}</Link>
					<PageLines />
				</>
			)}
			{isNarrow && hasGame && (
				<>
					<WidthLine />
					<CommandButton name="reset" inMenu={<RotateCcw aria-hidden="true" />} />
				</>
			)}
			{(isNarrow || isLying) && hasGame && (
				<a href={DOCUMENTATION}>
					{isNarrow && <BookOpen aria-hidden="true" />}
					{headerWords.documentation}
				</a>
			)}
		</div>
	);
}

/** Help, and the other theme: the header has them elsewhere. */
function PageLines() {
	const openHelp = useOutletContext<() => void>();
	const { theme, other, change } = useTheme();
	const Icon = theme === "dark" ? Sun : Moon;
	return (
		<>
			<button type="button" onClick={openHelp}>
				<CircleHelp aria-hidden="true" />
				{headerWords.help}
			</button>
			<button type="button" onClick={change}>
				<Icon aria-hidden="true" />
				{headerWords.changeTheme(other)}
			</button>
		</>
	);
}

/**
 * A lens that a finger has chosen closes the menu, as a press on a line of it does. Arrow keys
 * choose one after the other: the menu stays for them.
 */
function closeAround({ currentTarget }: FormEvent): void {
	if (!isWindow(COARSE)) return;
	const menu = currentTarget.closest("details");
	menu?.querySelector("summary")?.focus({ preventScroll: true });
	menu?.removeAttribute("open");
}

/** The board over the full width, and back. */
function WidthLine() {
	const { icon: Icon, name, toggle } = useWideBoard();
	return (
		<button type="button" onClick={toggle}>
			<Icon aria-hidden="true" />
			{name}
		</button>
	);
}

/** Presses the button that plays, which has no place on phones. */
function PlayLine() {
	const { places } = useSession();
	const button = places.find("play");
	return (
		button && (
			<button type="button" onClick={() => button.click()}>
				<Play aria-hidden="true" />
				{button.ariaLabel}
			</button>
		)
	);
}
