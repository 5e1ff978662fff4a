// How large the board is, for keys and fingers: from its usual size to the largest there is room
// for. Nothing where there is no more room.

import { boardWidth, largestWidth } from "../../board/geometry.ts";
import { inWindow } from "../../board/useBoardSize.ts";
import { optionWords } from "../../messages/en/panels/options.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";

/** Pixels that are no other size. */
const LEAST_ROOM = 8;
const STEP = 5;

export function SizeChoice() {
	const { actions } = useSession();
	const growth = useApp((state) => state.options.growth);
	const room = inWindow(largestWidth) - inWindow(boardWidth);
	if (room < LEAST_ROOM) return null;
	const percent = Math.round(growth * 100);
	return (
		<label className="setting-line">
			{optionWords.size}
			<input
				type="range"
				min={0}
				max={100}
				step={STEP}
				value={percent}
				aria-valuetext={optionWords.sizeOf(percent)}
				onChange={({ target }) => actions.setOptions({ growth: Number(target.value) / 100 })}
			/>
		</label>
	);
}
