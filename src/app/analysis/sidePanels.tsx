// What fills the room of answers, one line for each: a panel is its folder in ui, its rule in store/state/panels.ts and its line here. Panels know
// nothing of painting, so what they show of the board is given to them.

import type { ComponentType } from "react";
import { PiecePicture } from "../../board/PiecePicture.tsx";
import { stillSize } from "../../board/StillBoard.tsx";
import type { Piece } from "../../chess/piece.ts";
import { Candidates } from "../../features/candidates/Candidates.tsx";
import { Compare } from "../../features/compare/Compare.tsx";
import { Inspector } from "../../features/inspector/Inspector.tsx";
import { LibraryPanel } from "../../features/library/LibraryPanel.tsx";
import { LoadBeside } from "../../features/open/LoadBeside.tsx";
import { setTypedText, useTypedText } from "../../features/open/typedText.ts";
import { ReviewPanel } from "../../features/review/ReviewPanel.tsx";
import { Search } from "../../features/search/Search.tsx";
import { makeFilm, makeLesson } from "../../features/share/making.ts";
import { makePicture } from "../../features/share/picture/makePicture.ts";
import { Share } from "../../features/share/Share.tsx";
import { ChaptersPanel } from "../../features/write/ChaptersPanel.tsx";
import { TagsPanel } from "../../features/write/TagsPanel.tsx";
import type { Answer } from "../../store/state/panels.ts";
import { PositionPicture } from "../../ui/canvas/PositionPicture.tsx";
import { useSession } from "../../ui/hooks/useApp.ts";
import type { PanelProps } from "../../ui/PanelHead.tsx";

/** Device pixels of the small pieces in the text. */
const PICTURE = 22 * Math.ceil(devicePixelRatio);

const pictureOf = (piece: Piece) => <PiecePicture piece={piece} edge={PICTURE} />;

const COMPARED = stillSize(208);

/** The pinned position, small, beside the one on view. */
function PinnedBoard({ fen, label }: { readonly fen: string; readonly label: string }) {
	const { core } = useSession();
	const [pieces = ""] = fen.split(" ");
	return <PositionPicture core={core} pieces={pieces} size={COMPARED} label={label} />;
}

export const ANSWERS: Readonly<Record<Answer, ComponentType<PanelProps>>> = {
	inspector: (props) => <Inspector {...props} pictureOf={pictureOf} />,
	candidates: Candidates,
	compare: (props) => (
		<Compare {...props} boardOf={(fen, label) => <PinnedBoard fen={fen} label={label} />} />
	),
	review: ReviewPanel,
	search: Search,
	library: LibraryPanel,
	tags: TagsPanel,
	chapters: ChaptersPanel,
	load: (props) => <LoadBeside {...props} text={useTypedText()} setText={setTypedText} />,
	share: (props) => (
		<Share {...props} makePicture={makePicture} makeFilm={makeFilm} makeLesson={makeLesson} />
	),
};
