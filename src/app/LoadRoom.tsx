// What loads a game, with the pictures of the samples: in place of the moves while there are none, and beside them when another game is wanted.

import { stillSize } from "../board/StillBoard.tsx";
import { LoadAnswer, LoadPanel } from "../ui/open/LoadPanel.tsx";
import type { Sample } from "../ui/open/samples.ts";
import type { PanelProps } from "../ui/PanelHead.tsx";
import { useSession } from "../ui/useApp.ts";
import { PositionPicture } from "./PositionPicture.tsx";
import { setTypedText, useTypedText } from "./typedText.ts";

/** As wide as three of them fit on a phone. */
const SAMPLE_SIZE = stillSize(96);

function useLoadProps() {
	const { core } = useSession();
	return {
		text: useTypedText(),
		setText: setTypedText,
		pictureOf: ({ last }: Sample) => (
			<PositionPicture core={core} pieces={last} size={SAMPLE_SIZE} />
		),
	};
}

export const LoadRoom = () => <LoadPanel {...useLoadProps()} />;

export const LoadBeside = ({ close }: PanelProps) => (
	<LoadAnswer {...useLoadProps()} close={close} />
);
