// The menu of options of phones, loaded late: what the board shows, and commands that have a button
// elsewhere on larger screens.

import {
	ArrowUpDown,
	BookOpen,
	CircleHelp,
	Cpu,
	Library,
	Moon,
	Play,
	Redo2,
	RotateCcw,
	Settings2,
	SquarePen,
	Sun,
	Undo2,
} from "lucide-react";
import type { FormEvent } from "react";
import { Link, useOutletContext } from "react-router-dom";
import { headerWords } from "../../messages/en/first.ts";
import { isLoaded } from "../../session/state/appQueries.ts";
import { CommandButton } from "../../ui/commands/CommandButton.tsx";
import { MenuList } from "../../ui/dialog/MenuList.tsx";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { isWindow, useMedia } from "../../ui/hooks/useMedia.ts";
import { useTheme } from "../../ui/hooks/useTheme.ts";
import { useWideBoard } from "../../ui/hooks/useWideBoard.ts";
import { LensChoice } from "../../ui/legend/LensChoice.tsx";
import { ABOUT_PATH, DOCUMENTATION, GAMES_HASH, PRACTISE_HASH } from "../../ui/routes.ts";
import { COARSE, PHONE } from "../../ui/style/windows.ts";
import { EngineSwitch } from "./EngineSwitch.tsx";
import { HELD_LYING } from "./windows.ts";

/** Undo and redo, side by side in the row under the board, once there is something to undo. */
export function UndoRedo() {
	return (
		<>
			<CommandButton name="undo" className="icon-button" icon={<Undo2 aria-hidden="true" />} />
			<CommandButton name="redo" className="icon-button" icon={<Redo2 aria-hidden="true" />} />
		</>
	);
}

export function OptionsMenu() {
	const hasGame = useApp(isLoaded);
	const isNarrow = useMedia(PHONE);
	const isLying = useMedia(HELD_LYING);
	return (
		<MenuList>
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
			{hasGame && <CommandButton name="undo" inMenu={<Undo2 aria-hidden="true" />} />}
			{hasGame && <CommandButton name="redo" inMenu={<Redo2 aria-hidden="true" />} />}
			<CommandButton name="lessons" inMenu={<Library aria-hidden="true" />} />
			{!hasGame && <CommandButton name="setUp" inMenu={<SquarePen aria-hidden="true" />} />}
			<CommandButton name="settings" inMenu={<Settings2 aria-hidden="true" />} />
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
		</MenuList>
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
