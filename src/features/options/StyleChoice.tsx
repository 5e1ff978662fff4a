// Which board and which pieces, chosen by looking: a small board of each, and two pieces of each
// set. The look of all but the first comes when this does.

import { useEffect, useState } from "react";
import type { BoardColour } from "../../board/heat/boards.ts";
import { type Palette, PLAIN } from "../../board/heat/palette.ts";
import { PiecePicture } from "../../board/PiecePicture.tsx";
import { loadStyles } from "../../board/styles/lateStyles.ts";
import { BLACK, KNIGHT, pieceOf, QUEEN, WHITE } from "../../chess/piece.ts";
import { BLACKS, CONTESTED, type Control, NEUTRAL, WHITES } from "../../control/classes.ts";
import { optionWords } from "../../messages/en/panels/options.ts";
import { BOARDS, PIECE_SETS } from "../../session/state/styleNames.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { Segments } from "./fields.tsx";

const CLASS_OF: Readonly<Record<string, Control>> = {
	N: NEUTRAL,
	W: WHITES,
	B: BLACKS,
	C: CONTESTED,
};

/** Four by four squares: bare ones above, then a front. */
const SAMPLE = [..."----BBCBNCNNWWWC"].map((letter) => CLASS_OF[letter]);

/** Device pixels; the styles say how large that looks. */
const PIECE_EDGE = 64;
const PIECES = [pieceOf(WHITE, KNIGHT), pieceOf(BLACK, QUEEN)] as const;

function SmallBoard({ palette }: { readonly palette: Palette }) {
	return (
		<span className="board-sample" aria-hidden="true">
			{SAMPLE.map((control, cell) => {
				const kind = (cell + (cell >> 2)) % 2 === 0 ? "pale" : "deep";
				const background = control === undefined ? palette[kind] : palette.tints[control].on[kind];
				// biome-ignore lint/suspicious/noArrayIndexKey: the squares stay where they are
				return <i key={cell} style={{ background }} />;
			})}
		</span>
	);
}

function usePalettes(): (board: BoardColour) => Palette {
	const [styles, setStyles] = useState<Awaited<ReturnType<typeof loadStyles>>>();
	useEffect(() => {
		loadStyles().then(setStyles, console.error);
	}, []);
	return (board) => styles?.PALETTES[board].normal ?? PLAIN;
}

export function StyleChoice() {
	const { actions } = useSession();
	const { board, pieces } = useApp((state) => state.options);
	const paletteOf = usePalettes();
	return (
		<>
			<Segments
				title={optionWords.board}
				all={BOARDS}
				chosen={board}
				nameOf={(one) => optionWords.boards[one]}
				choose={(one) => actions.setOptions({ board: one })}
				picture={(one) => <SmallBoard palette={paletteOf(one)} />}
			/>
			<Segments
				title={optionWords.pieces}
				all={PIECE_SETS}
				chosen={pieces}
				nameOf={(one) => optionWords.pieceSets[one]}
				choose={(one) => actions.setOptions({ pieces: one })}
				picture={(one) => (
					<span className="piece-sample" aria-hidden="true">
						{PIECES.map((piece) => (
							<PiecePicture key={piece} piece={piece} edge={PIECE_EDGE} set={one} />
						))}
					</span>
				)}
			/>
		</>
	);
}
