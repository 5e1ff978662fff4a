// Changes by the current move, in a sentence at the foot of the moves, on phones over the board:
// the sum agrees with the numbers beside the move. Where the lens shows hanging pieces, the
// sentence names them.

import { ChevronDown } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { needsStanding } from "../../board/heat/lenses.ts";
import { moveName } from "../../chess/game.ts";
import { changeWords } from "../../messages/en/panels/changes.ts";
import { onBoard } from "../../session/state/appQueries.ts";
import { useApp } from "../../ui/hooks/useApp.ts";
import { useMedia } from "../../ui/hooks/useMedia.ts";
import { PHONE } from "../../ui/style/windows.ts";
import { changesOf, hangsIn } from "./changes.ts";
import { scrollToCurrentMove } from "./currentMove.ts";

/** Captures and threats, where the lens shows them. */
function useHangs() {
	const standing = useApp((state) => state.standing);
	const shows = useApp(({ lens, hidden }) => needsStanding(lens) && !hidden.heat);
	return useMemo(() => (shows && standing ? hangsIn(standing) : undefined), [shows, standing]);
}

/** Where there are more lines than fit, the keyboard can come there to scroll them. */
function Sentence({ lines }: { readonly lines: readonly string[] }) {
	const box = useRef<HTMLDivElement>(null);
	const text = lines.join("\n");
	// biome-ignore lint/correctness/useExhaustiveDependencies: another text has other paragraphs
	useEffect(() => {
		const element = box.current;
		if (element === null) return;
		const watch = new ResizeObserver(() => {
			if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
			else element.removeAttribute("tabindex");
		});
		for (const one of [element, ...element.children]) watch.observe(one);
		return () => watch.disconnect();
	}, [text]);
	return (
		<div ref={box} className="changes small">
			{lines.map((line) => (
				<p className="flush" key={line}>
					{line}
				</p>
			))}
		</div>
	);
}

export function Changes() {
	const game = useApp((state) => onBoard(state).game);
	const control = useApp((state) => onBoard(state).control);
	const frame = useApp((state) => onBoard(state).settledFrame);
	const isNarrow = useMedia(PHONE);
	const [isOpen, open] = useState(false);
	const sides = useMemo(
		() => control && game.positions[frame] && changesOf(game, control, frame),
		[game, control, frame],
	);
	const hangs = useHangs();
	// On a phone the sentence stands over the board, which another line would move under the finger.
	const isHeld = useApp((state) => state.inHand !== undefined) && !isNarrow;

	function linesOf(): readonly string[] | undefined {
		if (isHeld) return [changeWords.held];
		if (hangs !== undefined) return changeWords.hangs(hangs);
		if (game.positions.length === 1) return undefined;
		return [sides ? changeWords.sentence(moveName(game, frame), sides) : changeWords.start];
	}
	const lines = linesOf();
	if (lines === undefined) return null;
	if (!isNarrow) return <Sentence lines={lines} />;
	// A phone has a line or two for it. A press makes it whole, and leads to the move in the list,
	// which stands still there.
	return (
		<button
			type="button"
			className="changes small"
			aria-expanded={isOpen}
			onClick={({ currentTarget }) => {
				open(!isOpen);
				scrollToCurrentMove(currentTarget);
			}}
			onBlur={() => open(false)}
		>
			<span>{lines.join(" ")}</span>
			<ChevronDown aria-hidden="true" size={16} />
		</button>
	);
}
