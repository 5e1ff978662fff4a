// The timeline under the board: the four counts of every move of the main line, to be dragged over.

import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from "react";
import { timelineWords } from "../../messages/en/board.ts";
import { createMainLineFinder } from "../../session/state/line.ts";
import { useSession } from "../../ui/hooks/useApp.ts";
import { createTimelineControl, type LineNow } from "./timelineControl.ts";
import { type Counting, followTimeline } from "./timelineView.ts";
import "./timeline.css";

type Props = {
	/** Where the move on view is written. Undefined where there is the slider alone. */
	readonly readout?: Readout;
	/** Counts of the columns. Undefined where they count all squares. */
	readonly counting?: Counting | undefined;
	/** Painted over the columns. */
	readonly curve?: ReactNode;
	/** Renders the preview of a position on the slider. */
	readonly glimpseOn?: (slider: RefObject<HTMLElement | null>, lineNow: LineNow) => ReactNode;
};

export type Readout = {
	readonly text: RefObject<HTMLElement | null>;
	readonly live: RefObject<HTMLCanvasElement | null>;
};

export function Timeline({ readout, counting, curve, glimpseOn }: Props) {
	const { store, actions } = useSession();
	const slider = useRef<HTMLDivElement>(null);
	const bands = useRef<HTMLCanvasElement>(null);
	const cursor = useRef<HTMLCanvasElement>(null);
	const { control, lineNow } = useMemo(() => {
		const findLine = createMainLineFinder();
		const now = () => findLine(store.get().game);
		return { control: createTimelineControl(store, actions, now), lineNow: now };
	}, [store, actions]);

	useEffect(() => {
		if (!slider.current || !bands.current || !cursor.current) return;
		const [text, live] = [readout?.text.current, readout?.live.current];
		const written = text && live ? { text, live } : undefined;
		const elements = { slider: slider.current, bands: bands.current, cursor: cursor.current };
		const ends = [
			followTimeline({ ...elements, readout: written }, store, lineNow, counting),
			control.listen(slider.current),
		];
		return () => {
			for (const end of ends) end();
		};
	}, [store, control, lineNow, counting, readout]);

	return (
		<section className="timeline" aria-label={readout && timelineWords.title}>
			<div
				ref={slider}
				className="slider"
				role="slider"
				tabIndex={0}
				aria-label={timelineWords.slider}
				aria-valuemin={0}
				aria-valuenow={0}
			>
				<canvas className="cover" ref={bands} role="presentation" />
				{curve}
				<canvas ref={cursor} className="cursor cover" role="presentation" />
			</div>
			{glimpseOn?.(slider, lineNow)}
		</section>
	);
}
