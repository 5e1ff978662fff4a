// Why a square is what it is, in sentences: nothing is said but what the core's inspection holds.

import {
	BLACK,
	KING,
	kindName,
	kindOf,
	NO_PIECE,
	type Piece,
	pieceName,
	QUEEN,
	type Side,
	sideOf,
	WHITE,
} from "../../chess/piece.ts";
import { type Square, squareName } from "../../chess/square.ts";
import { BLACKS, CLASSES, CONTESTED, NEUTRAL, WHITES } from "../../control/classes.ts";
import type { ChainPiece, Inspection, Landing, Pin } from "../../control/core.ts";
import { chessWords } from "../../messages/en/chess.ts";

export type PieceOn = (square: Square) => Piece;

const SIDES: Readonly<Record<Side, string>> = { [WHITE]: "White", [BLACK]: "Black" };
export const sideWord = (side: Side): string => SIDES[side];

/** From this loss on a king is lost. */
const KING_LOST = 500;

/** "3 points", or "its king". */
const lossOf = ({ outcome }: Landing): string =>
	-outcome >= KING_LOST ? "its king" : counted(-outcome, "point");

const counted = (number: number, one: string) => `${number} ${one}${number === 1 ? "" : "s"}`;

/** How many chains a side begins: so many pieces attack. */
export const frontsOf = ({ chains }: Inspection, side: Side): number =>
	chains.filter(([front]) => front !== undefined && sideOf(front.piece) === side).length;

/** The verdict, which never says anything but the map. */
export function verdict(inspection: Inspection): string {
	const { control, square, white, black, barred } = inspection;
	const name = squareName(square);
	if (control === NEUTRAL) {
		const wouldBe = barred.length > 0 ? ", for what would is pinned" : "";
		return `Nobody attacks ${name}${wouldBe}: it is neutral.`;
	}
	if (control === CONTESTED) {
		return `Both sides attack ${name} and neither holds it: landing there would cost White ${lossOf(white)}, Black ${lossOf(black)}.`;
	}
	const owner = control === WHITES ? WHITE : BLACK;
	const other = owner === WHITE ? BLACK : WHITE;
	const attackers = frontsOf(inspection, other);
	const own = owner === WHITE ? white : black;
	if (attackers === 0 && own.outcome < 0) {
		return `${SIDES[owner]} alone attacks ${name}, so it is ${chessWords.whose(CLASSES[control].key)}; but landing there would cost ${SIDES[owner]} ${lossOf(own)}, for what stands behind would take.`;
	}
	if (attackers === 0) {
		return `${SIDES[owner]} controls ${name} freely: ${SIDES[other]} does not attack it.`;
	}
	const lost = lossOf(other === WHITE ? white : black);
	return `${SIDES[owner]} holds ${name} against ${counted(attackers, "attacker")}: landing there costs ${SIDES[owner]} nothing, and would cost ${SIDES[other]} ${lost}.`;
}

/** A square that is held is safe for the cheapest piece that lands, and not for every piece. */
export function caution(inspection: Inspection, pieceOn: PieceOn): string | undefined {
	const { control, white, black } = inspection;
	if (control !== WHITES && control !== BLACKS) return undefined;
	const other = control === WHITES ? BLACK : WHITE;
	const [first] = (control === WHITES ? white : black).captures;
	if (frontsOf(inspection, other) === 0 || first === undefined) return undefined;
	if (kindOf(pieceOn(first)) >= QUEEN) return undefined;
	return `Held, not free: a piece worth more than the ${kindName(pieceOn(first))} may be lost there.`;
}

/** "c3, knight", and how it stands in its chain. */
export function describeChain(chain: readonly ChainPiece[]): string {
	return chain
		.map(({ square, piece, role }) => {
			const what = `${pieceName(piece)} on ${squareName(square)}`;
			return role === "front" ? what : `behind it (${role}) the ${what}`;
		})
		.join(", ");
}

export function describePin({ square, pinner, king }: Pin, pieceOn: PieceOn): string {
	return `The ${pieceName(pieceOn(square))} on ${squareName(square)} would, but the ${kindName(pieceOn(pinner))} on ${squareName(pinner)} pins it to its king on ${squareName(king)}.`;
}

/** Of a piece that is itself pinned. */
export function describeOwnPin({ square, pinner, king }: Pin, pieceOn: PieceOn): string {
	return `The ${pieceName(pieceOn(square))} on ${squareName(square)} is pinned to its king on ${squareName(king)} by the ${kindName(pieceOn(pinner))} on ${squareName(pinner)}.`;
}

/** What landing leaves a side. */
const balanceOf = (landing: Landing): string =>
	landing.outcome === 0 ? "nothing" : lossOf(landing);

/** How a side comes to the square, by what stands there. */
function arrival(side: Side, square: Square, there: Piece): string {
	const name = squareName(square);
	if (there === NO_PIECE) return `goes to ${name}`;
	const what = kindName(there);
	return sideOf(there) === side
		? `takes the ${what}’s place on ${name}`
		: `takes the ${what} on ${name}`;
}

/**
 * What happens if a side lands, in the order in which it happens. Undefined where the side does not attack the square. `isFree`: nobody
 * else attacks it.
 */
export function landingStory(
	side: Side,
	square: Square,
	landing: Landing,
	pieceOn: PieceOn,
	isFree: boolean,
): string | undefined {
	const [first, ...others] = landing.captures;
	if (first === undefined) return undefined;
	const there = pieceOn(square);
	const who = `${SIDES[side]}’s ${kindName(pieceOn(first))} on ${squareName(first)}`;
	const isEnemy = there !== NO_PIECE && sideOf(there) !== side;
	if (isEnemy && kindOf(there) === KING) {
		return `${SIDES[sideOf(there)]}’s king stands on ${squareName(square)}, and ${who} attacks it.`;
	}
	const takes = others.map((from, index) => {
		const what = `the ${kindName(pieceOn(from))} on ${squareName(from)}`;
		return `${what} takes${index % 2 === 1 ? " back" : ""}`;
	});
	if (takes.length === 0) takes.push(isFree ? "nobody takes" : "it is best not taken");
	const apart = isEnemy ? `, the ${kindName(there)} not counted` : "";
	return `If ${who} ${arrival(side, square, there)}, ${takes.join(", ")}: ${SIDES[side]} loses ${balanceOf(landing)}${apart}.`;
}
