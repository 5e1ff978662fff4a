// A sample before it is opened: the moves up to the one that it opens at are played, with their
// heat, and that position stays. On the board while somebody looks at its card; in its card where
// there is no mouse to look with, one card after the other, once it is in sight.

import { useEffect, useRef, useState } from "react";
import type { BoardSize } from "../../../board/geometry.ts";
import { prefersStillness } from "../../../board/scene/stillness.ts";
import { SAMPLE_MOMENTS } from "../../../chess/samples/sampleMoments.ts";
import { SAMPLES, type Sample } from "../../../chess/samples/samples.ts";
import type { Core } from "../../../control/core.ts";
import { PositionPicture } from "../../../ui/canvas/PositionPicture.tsx";
import "../open.css";

/** Milliseconds for a move. */
const PACE = 500;

type Props = {
	readonly core: Core;
	readonly sample: Sample;
	readonly size: BoardSize;
};

/** Shows the positions of a sample one by one. Returns a function that stops it. */
function play({ year }: Sample, show: (pieces: string) => void): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const go = ([now, ...later]: readonly string[]) => {
		if (now === undefined) return;
		show(now);
		timer = setTimeout(go, PACE, later);
	};
	if (!prefersStillness()) go(SAMPLE_MOMENTS[year] ?? []);
	return () => clearTimeout(timer);
}

export function SampleLook({ core, sample, size }: Props) {
	const [pieces, setPieces] = useState(sample.pieces);
	useEffect(() => play(sample, setPieces), [sample]);
	return (
		<div className="sample-look">
			<PositionPicture core={core} pieces={pieces} size={size} showsCoordinates />
		</div>
	);
}

/** Calls back once when an element has become visible. Returns a function that stops it. */
function whenInSight(element: Element, tell: () => void): () => void {
	const watch = new IntersectionObserver(
		([entry]) => {
			if (entry?.isIntersecting !== true) return;
			watch.disconnect();
			tell();
		},
		{ threshold: 0.9 },
	);
	watch.observe(element);
	return () => watch.disconnect();
}

export function PlayingPicture({ core, sample, size }: Props) {
	const [pieces, setPieces] = useState(sample.pieces);
	const box = useRef<HTMLSpanElement>(null);
	useEffect(() => {
		if (box.current === null) return;
		let stop = () => {};
		// Those before it play first.
		const before = SAMPLES.slice(0, SAMPLES.indexOf(sample));
		const moves = before.reduce((sum, { year }) => sum + (SAMPLE_MOMENTS[year]?.length ?? 0), 0);
		const leave = whenInSight(box.current, () => {
			const timer = setTimeout(() => {
				stop = play(sample, setPieces);
			}, moves * PACE);
			stop = () => clearTimeout(timer);
		});
		return () => {
			leave();
			stop();
		};
	}, [sample]);
	return (
		<span ref={box}>
			<PositionPicture core={core} pieces={pieces} size={size} />
		</span>
	);
}
