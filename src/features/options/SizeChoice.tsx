// How large the board is, for keys and fingers: from its usual size to the largest there is room
// for. Nothing where there is no more room. A key takes effect at once, a drag when it ends.

import { useLayoutEffect, useState } from "react";
import { boardWidth, largestWidth } from "../../board/boardWidths.ts";
import { inWindow } from "../../board/useBoardSize.ts";
import { optionWords } from "../../messages/en/panels/options.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { stretchBoard } from "../../ui/stretchBoard.ts";

/** Pixels that are no other size. */
const LEAST_ROOM = 8;
const STEP = 5;

export function SizeChoice() {
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
