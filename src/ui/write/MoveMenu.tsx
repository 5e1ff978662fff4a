// The menu at a move: what can be done with its line, and what can be written there.

import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from "react";
import { variationStart } from "../../chess/edit.ts";
import { numberText, positionAt } from "../../chess/game.ts";
import { canLower, cutFrom, lowerLine } from "../../chess/lines.ts";
import type { AppState } from "../../store/appStore.ts";
import { type Session, useApp, useSession } from "../useApp.ts";
import { beginComment, setDesk } from "./desk.ts";

type Deed = readonly [title: string, act: () => void];

/** What can be done with the move on view, where it can. */
function deedsOf(session: Session): readonly Deed[] {
	const { store, actions } = session;
	const { game, frame } = store.get();
	const deeds: Deed[] = [
		["Comment", () => beginComment(session, "after")],
		["Comment before the move", () => beginComment(session, "before")],
	];
	if (variationStart(game, frame) !== undefined) {
		deeds.push(["Promote this line", actions.promoteVariation]);
		deeds.push(["Make it the main line", actions.makeMainLine]);
	}
	if (canLower(game, frame)) {
		deeds.push(["Put it behind the next line", () => actions.edit(lowerLine)]);
	}
	if (variationStart(game, frame) !== undefined) {
		deeds.push(["Delete this line", actions.deleteVariation]);
	}
	if (frame > 0) deeds.push(["Delete from here", () => actions.edit(cutFrom)]);
	return deeds;
}

const menuIn = ({ desk }: AppState) => desk?.menu;

export function MoveMenu() {
	const session = useSession();
	const at = useApp(menuIn);
	return at && <OpenMenu key={`${at.x} ${at.y}`} session={session} at={at} />;
}

type Props = { readonly session: Session; readonly at: { readonly x: number; readonly y: number } };

/** Pixels that stay free round it. */
const MARGIN = 8;

function OpenMenu({ session, at }: Props) {
	const { store, places } = session;
	const menu = useRef<HTMLDivElement>(null);
	const { game, frame } = store.get();
	const position = positionAt(game, frame);
	const close = () => setDesk(store, { menu: undefined });
	useLayoutEffect(() => {
		const box = menu.current;
		if (box === null) return;
		const { width, height } = box.getBoundingClientRect();
		const within = (value: number, size: number, room: number) =>
			`${Math.max(MARGIN, Math.min(value, room - size - MARGIN))}px`;
		box.style.left = within(at.x, width, innerWidth);
		box.style.top = within(at.y, height, innerHeight);
		box.querySelector("button")?.focus({ preventScroll: true });
	}, [at]);
	useEffect(() => {
		const end = () => setDesk(store, { menu: undefined });
		const outside = ({ target }: Event) => {
			if (!menu.current?.contains(target as Node)) end();
		};
		const stop = store.watch(["game", "frame"], end);
		window.addEventListener("pointerdown", outside, true);
		window.addEventListener("resize", end);
		return () => {
			stop();
			window.removeEventListener("pointerdown", outside, true);
			window.removeEventListener("resize", end);
		};
	}, [store]);

	function onKeyDown(event: KeyboardEvent): void {
		const step = { ArrowDown: 1, ArrowUp: -1, Tab: event.shiftKey ? -1 : 1 }[event.key];
		event.stopPropagation();
		if (event.key === "Escape") {
			event.preventDefault();
			close();
			places.focus(["moves"], { preventScroll: true });
		}
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
			className="move-menu"
			aria-label={position.move ? `${numberText(position)} ${position.move.san}` : "Game"}
			onKeyDown={onKeyDown}
		>
			{deedsOf(session).map(([title, act]) => (
				<button
					key={title}
					type="button"
					role="menuitem"
					onClick={() => {
						close();
						act();
						requestAnimationFrame(() => {
							if (document.activeElement === document.body) places.focus(["moves"]);
						});
					}}
				>
					{title}
				</button>
			))}
		</div>
	);
}
