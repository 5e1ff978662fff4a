// The control core: docs/control.md carried out over bitboards. Numbers in, numbers out.

import { drawLines } from "./chains";
import { CAPACITY, CONTROL, COUNTS, PLACEMENTS } from "./layout";
import { mapControl } from "./map";

export {
	ATTACKERS,
	BARRED_PIECES,
	CAPACITY,
	CAPTURES,
	CHAINS,
	CONTROL,
	COUNTS,
	INSPECTION,
	PINS,
	PLACEMENTS,
} from "./layout";

drawLines();

/** Control maps and counts of the first `count` placements. */
export function computeControl(count: i32): void {
	const end = usize(min(max(count, 0), CAPACITY));
	for (let i: usize = 0; i < end; i++) {
		mapControl(PLACEMENTS + (i << 6), CONTROL + (i << 6), COUNTS + (i << 2));
	}
}

export { countFronts, findPins, inspectSquare } from "./inspect";
