// A sample that somebody looks at before it is opened: its last moves play on the board, with their heat, and its last position stays.

import { useEffect, useState } from "react";
import type { BoardSize } from "../board/geometry.ts";
import { prefersStillness } from "../board/scene/stillness.ts";
import type { Core } from "../control/core.ts";
import { SAMPLE_MOMENTS } from "../ui/open/sampleMoments.ts";
import type { Sample } from "../ui/open/samples.ts";
import { PositionPicture } from "./PositionPicture.tsx";
import "./sampleLook.css";

/** Milliseconds for a move. */
const PACE = 500;

type Props = {
	readonly core: Core;
	readonly sample: Sample;
	readonly size: BoardSize;
};

export function SampleLook({ core, sample, size }: Props) {
	const { year, last } = sample;
	const [pieces, setPieces] = useState(last);
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const play = ([now, ...later]: readonly string[]) => {
			if (now === undefined) return;
			setPieces(now);
			timer = setTimeout(play, PACE, later);
		};
		if (!prefersStillness()) play(SAMPLE_MOMENTS[year] ?? []);
		return () => clearTimeout(timer);
	}, [year]);
	return (
		<div className="sample-look">
			<PositionPicture core={core} pieces={pieces} size={size} showsCoordinates />
		</div>
	);
}
