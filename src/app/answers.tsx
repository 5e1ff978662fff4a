// What fills the room of answers, one line for each: a panel is its folder in ui, its rule in store/panels.ts and its line here. Panels know
// nothing of painting, so what they show of the board is given to them.

import type { ComponentType } from "react";
import { PiecePicture } from "../board/PiecePicture.tsx";
import { stillSize } from "../board/StillBoard.tsx";
import type { Piece } from "../chess/piece.ts";
import type { Answer } from "../store/panels.ts";
import { Candidates } from "../ui/candidates/Candidates.tsx";
import { Compare } from "../ui/compare/Compare.tsx";
import { Inspector } from "../ui/inspector/Inspector.tsx";
import { LibraryPanel } from "../ui/library/LibraryPanel.tsx";
import { LoadBeside } from "../ui/open/LoadBeside.tsx";
import type { PanelProps } from "../ui/PanelHead.tsx";
import { ReviewPanel } from "../ui/review/ReviewPanel.tsx";
import { Search } from "../ui/search/Search.tsx";
import { Share } from "../ui/share/Share.tsx";
import { useSession } from "../ui/useApp.ts";
import { ChaptersPanel } from "../ui/write/ChaptersPanel.tsx";
import { TagsPanel } from "../ui/write/TagsPanel.tsx";
import { makeFilm, makeLesson } from "./making.ts";
import { PositionPicture } from "./PositionPicture.tsx";
import { makePicture } from "./picture.ts";
import { setTypedText, useTypedText } from "./typedText.ts";

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
