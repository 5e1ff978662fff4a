// The About page with the boards of its examples.

import { useExampleSize } from "../board/useBoardSize.ts";
import type { Core } from "../control/core.ts";
import { About } from "../ui/about/About.tsx";
import { PositionPicture } from "./PositionPicture.tsx";

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
