// The panel beside the board while no game is open: it loads one. A hovered or focused sample plays
// on the board; without a mouse, samples play in their cards.

import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { BoardSize } from "../../../board/geometry.ts";
import { stillSize } from "../../../board/StillBoard.tsx";
import type { Sample } from "../../../chess/samples/samples.ts";
import type { Core } from "../../../control/core.ts";
import { LoadPanel } from "../../../features/open/LoadPanel.tsx";
import { createStore } from "../../../runtime/createStore.ts";
import { latePart } from "../../../runtime/late/loadPart.ts";
import { hasTrained } from "../../../training/deck/hasTrained.ts";
import { PositionPicture } from "../../../ui/canvas/PositionPicture.tsx";
import { scaledPx } from "../../../ui/canvas/scaledPx.ts";
import { LateDueToday } from "../../../ui/deck/LateDueToday.tsx";
import { isWindow } from "../../../ui/hooks/useMedia.ts";
import { Late } from "../../../ui/loading/Late.tsx";
import { COLUMN, TABLET } from "../../../ui/style/windows.ts";

/**
 * How wide the pictures of the samples are: as three of them fit on a phone, and larger where there
 * is room. open.css stands words beside them in the same windows.
 */
const HIGH = "(min-height: 860px)";

/** CSS pixels. */
function sampleWidth(): number {
	if (isWindow(TABLET)) return 144;
	return scaledPx(!isWindow(COLUMN) && isWindow(HIGH) ? 84 : 72);
}

const loadSamplePreview = latePart(
	"samplePreview",
	() => import("../../../features/open/samples/SamplePreview.tsx"),
);

/** Delay before samples play by themselves on touch screens. */
const AUTOPLAY_DELAY_MS = 1500;

/** Never resolves on devices that can hover. */
const loadPreviewForTouch = () =>
	new Promise<Awaited<ReturnType<typeof loadSamplePreview>>>((resolve, reject) => {
		if (matchMedia("(hover: none)").matches) {
			setTimeout(() => loadSamplePreview().then(resolve, reject), AUTOPLAY_DELAY_MS);
		}
	});

/** The sample that the pointer or the focus is on. */
const looked = createStore<{ readonly sample: Sample | undefined }>({ sample: undefined });

const look = (sample: Sample | undefined) => looked.set({ sample });

export function NoGame({ core }: { readonly core: Core }) {
	useEffect(() => () => look(undefined), []);
	return (
		<div className="panel">
			{hasTrained() && (
				<p className="due-today small">
					<LateDueToday />
				</p>
			)}
			<LoadPanel
				look={look}
				pictureOf={(sample) => <SamplePicture core={core} sample={sample} />}
			/>
		</div>
	);
}

type PictureProps = { readonly core: Core; readonly sample: Sample };

/** Where a sample opens. Where no mouse can hover over it, it plays by itself. */
function SamplePicture({ core, sample }: PictureProps) {
	const width = sampleWidth();
	const size = useMemo(() => stillSize(width), [width]);
	const still = <PositionPicture core={core} pieces={sample.pieces} size={size} />;
	return (
		<Late load={loadPreviewForTouch} waiting={still} failed={() => still}>
			{({ PlayingPicture }) => <PlayingPicture core={core} sample={sample} size={size} />}
		</Late>
	);
}

type PreviewProps = { readonly core: Core; readonly size: BoardSize };

/** The sample that is looked at, on the board. */
export function SamplePreview(props: PreviewProps) {
	const { sample } = useSyncExternalStore(looked.subscribe, looked.get);
	return (
		sample && (
			<Late key={sample.year} load={loadSamplePreview} failed={() => null}>
				{({ SampleLook }) => <SampleLook {...props} sample={sample} />}
			</Late>
		)
	);
}
