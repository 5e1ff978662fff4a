// The menu at a move: commands for its line and its comments.

import { type KeyboardEvent, useCallback, useLayoutEffect, useRef } from "react";
import { variationStart } from "../../chess/edit.ts";
import { moveNumberText, positionAt } from "../../chess/game.ts";
import { canLower, cutFrom, lowerLine } from "../../chess/lines.ts";
import { writeWords } from "../../messages/en/panels/write.ts";
import type { Session } from "../../session/session.ts";
import type { AppState } from "../../session/state/appState.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { closeOnLeave } from "../../ui/input/closeOnLeave.ts";
import { setDesk, startComment } from "./desk.ts";

type Command = readonly [name: keyof typeof writeWords.menu, act: () => void];

/** The commands that are possible at the move on view. */
function commandsFor(session: Session): readonly Command[] {
	const { store, actions } = session;
	const { game, frame } = store.get();
	const commands: Command[] = [
		["comment", () => startComment(session, "after")],
		["commentBefore", () => startComment(session, "before")],
	];
	if (variationStart(game, frame) !== undefined) {
		commands.push(["promote", actions.promoteVariation]);
		commands.push(["mainLine", actions.makeMainLine]);
	}
	if (canLower(game, frame)) {
		commands.push(["lower", () => actions.edit(lowerLine)]);
	}
	if (variationStart(game, frame) !== undefined) {
		commands.push(["delete", actions.deleteVariation]);
	}
	if (frame > 0) commands.push(["cut", () => actions.edit(cutFrom)]);
	return commands;
}

const menuIn = ({ desk }: AppState) => desk?.menu;

export function MoveMenu() {
	const session = useSession();
	const at = useApp(menuIn);
	return at && <OpenMenu key={`${at.x} ${at.y}`} session={session} at={at} />;
}

type Props = { readonly session: Session; readonly at: { readonly x: number; readonly y: number } };

/** Pixels between the menu and the edges of the window. */
const MARGIN = 8;

function OpenMenu({ session, at }: Props) {
	const { store, places } = session;
	const menu = useRef<HTMLDivElement>(null);
	/** The element that opened the menu. */
	const opener = useRef<Element>(null);
	const { game, frame } = store.get();
	const position = positionAt(game, frame);
	const close = useCallback(() => {
		if (menuIn(store.get()) !== undefined) setDesk(store, { menu: undefined });
	}, [store]);
	const goBack = useCallback(() => {
		if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
		if (document.activeElement === document.body) places.focus(["moves"], { preventScroll: true });
	}, [places]);
	useLayoutEffect(() => {
		const box = menu.current;
		if (box === null) return;
		opener.current = document.activeElement;
		const { width, height } = box.getBoundingClientRect();
		const within = (value: number, size: number, available: number) =>
			`${Math.max(MARGIN, Math.min(value, available - size - MARGIN))}px`;
		box.style.left = within(at.x, width, innerWidth);
		box.style.top = within(at.y, height, innerHeight);
		box.querySelector("button")?.focus({ preventScroll: true });
	}, [at]);
	// In a layout effect: a key may be pressed as soon as the menu is there.
	useLayoutEffect(() => {
		if (menu.current === null) return;
		const stops = [
			closeOnLeave(menu.current, (by) => {
				close();
				if (by === "escape") goBack();
			}),
			store.watch(["game", "frame"], close),
		];
		window.addEventListener("resize", close);
		return () => {
			for (const stop of stops) stop();
			window.removeEventListener("resize", close);
		};
	}, [store, close, goBack]);

	function onKeyDown(event: KeyboardEvent): void {
		const step = { ArrowDown: 1, ArrowUp: -1, Tab: event.shiftKey ? -1 : 1 }[event.key];
		event.stopPropagation();
		if (step === undefined) return;
		event.preventDefault();
		const items = [...(menu.current?.querySelectorAll("button") ?? [])];
		const now = items.indexOf(document.activeElement as HTMLButtonElement);
		items[(now + step + items.length) % items.length]?.focus();
	}

	return (
		<div
			ref={menu}
			role="menu"
			className="move-menu floating"
			aria-label={
				position.move ? `${moveNumberText(position)} ${position.move.san}` : writeWords.menu.game
			}
			onKeyDown={onKeyDown}
		>
			{commandsFor(session).map(([name, act]) => (
				<button
					key={name}
					type="button"
					role="menuitem"
					onClick={() => {
						close();
						act();
						requestAnimationFrame(() => {
							if (document.activeElement === document.body) goBack();
						});
					}}
				>
					{writeWords.menu[name]}
				</button>
			))}
		</div>
	);
}
