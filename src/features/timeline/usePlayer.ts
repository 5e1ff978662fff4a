// Plays the game by itself, a move at a time, until it ends, somebody else moves the cursor, or a
// sheet opens.

import { useEffect, useRef, useState } from "react";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { isWindow } from "../../ui/hooks/useMedia.ts";
import { PHONE } from "../../ui/style/windows.ts";

/** Where what opens is a sheet, which is to be read in peace. */
const isPhone = () => isWindow(PHONE);

/** Milliseconds for a move at single speed. */
const MS_PER_MOVE = 1000;

const MOVED = ["frame", "game", "sideline"] as const;

export function usePlayer() {
	const { store, actions } = useSession();
	const [isPlaying, setPlaying] = useState(false);
	const speed = useApp((state) => state.options.speed);
	const isOurs = useRef(false);

	useEffect(() => {
		if (!isPlaying) return;
		const step = () => {
			isOurs.current = true;
			actions.forward();
			isOurs.current = false;
			if (!actions.canGoForward()) setPlaying(false);
		};
		const timer = setInterval(step, MS_PER_MOVE / speed);
		const end = store.subscribe((next, previous) => {
			const isMoved = MOVED.some((part) => next[part] !== previous[part]);
			const isCovered = next.panel !== previous.panel && next.panel !== undefined && isPhone();
			if ((isMoved && !isOurs.current) || isCovered) setPlaying(false);
		});
		return () => {
			clearInterval(timer);
			end();
		};
	}, [isPlaying, speed, store, actions]);

	function toggle(): void {
		if (!isPlaying && !actions.canGoForward()) actions.goToStart();
		setPlaying(!isPlaying);
	}
	return { isPlaying, toggle };
}
