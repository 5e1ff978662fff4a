// The PGN reader: bytes in, games out, with every position of their main lines and its control. A
// module of its own beside the core, which it holds a copy of, so that positions are mapped where
// they were written.

import { drawLines } from "../chains";
import { CONTROL, COUNTS, PLACEMENTS } from "../layout";
import { mapControl } from "../map";
import { nameClasses } from "./letters";
import { nameRights } from "./position";
import { drawReach } from "./reach";

export { CAPACITY, CONTROL, COUNTS, PLACEMENTS } from "../layout";
export { readGame, startGame } from "./game";
export { INPUT, MOVES, REPORT, SHARES, TAGS, WINDOW } from "./memory";
export { largestSwing, PACKED, packPositions, unpackPositions } from "./packed";
export { addShares, clearShares } from "./shares";

drawLines();
drawReach();
nameClasses();
nameRights();

/** Control maps and counts of some positions of the game. */
export function mapPositions(first: i32, end: i32): void {
	for (let index = usize(first); index < usize(end); index++) {
		mapControl(PLACEMENTS + (index << 6), CONTROL + (index << 6), COUNTS + (index << 2));
	}
}
