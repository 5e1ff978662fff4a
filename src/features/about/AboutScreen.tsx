// The About page with the boards of its examples.

import { useExampleSize } from "../../board/useBoardSize.ts";
import type { Core } from "../../control/core.ts";
import { PositionPicture } from "../../ui/canvas/PositionPicture.tsx";
import { About } from "./About.tsx";

export function AboutScreen({ core }: { core: Core }) {
	const size = useExampleSize();
	return (
		<About
			boardOf={({ pieces, standing }) => (
				<PositionPicture
					core={core}
					pieces={pieces}
					size={size}
					label={standing}
					showsCoordinates
				/>
			)}
		/>
	);
}
