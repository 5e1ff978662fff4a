// The timeline under the board: the four counts of every move of the main line, to be dragged over.

import { ChevronsLeft, ChevronsRight } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from "react";
import { timelineWords } from "../../messages/en/board.ts";
import { createMainLineFinder } from "../../store/state/line.ts";
import { useSession } from "../../ui/hooks/useApp.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { createTimelineControl, type LineNow } from "./timelineControl.ts";
import { type Counting, followTimeline } from "./timelineView.ts";
import "./timeline.css";

type Props = {
	/** It is a slider alone, without buttons and words. */
	readonly isBare?: boolean;
	/** Before its own buttons. */
	readonly children?: ReactNode;
	/** What it counts. Undefined where that is all squares. */
	readonly counting?: Counting | undefined;
	/** After all of them. */
	readonly last?: ReactNode;
	/** Renders the preview of a position on the slider. */
	readonly glimpseOn?: (slider: RefObject<HTMLElement | null>, lineNow: LineNow) => ReactNode;
};

export function Timeline({ isBare = false, children, counting, last, glimpseOn }: Props) {
	const { store, actions } = useSession();
	const slider = useRef<HTMLDivElement>(null);
	const bands = useRef<HTMLCanvasElement>(null);
	const cursor = useRef<HTMLCanvasElement>(null);
	const text = useRef<HTMLSpanElement>(null);
	const live = useRef<HTMLCanvasElement>(null);
	const { control, lineNow } = useMemo(() => {
		const findLine = createMainLineFinder();
		const now = () => findLine(store.get().game);
		return { control: createTimelineControl(store, actions, now), lineNow: now };
	}, [store, actions]);

	useEffect(() => {
		if (!slider.current || !bands.current || !cursor.current) return;
		const readout =
			text.current && live.current ? { text: text.current, live: live.current } : undefined;
		const elements = { slider: slider.current, bands: bands.current, cursor: cursor.current };
		const ends = [
			followTimeline({ ...elements, readout }, store, lineNow, counting),
			control.listen(slider.current),
		];
		return () => {
			for (const end of ends) end();
		};
	}, [store, control, lineNow, counting]);

	return (
		<section className="timeline" aria-label={isBare ? undefined : timelineWords.title}>
			<div
				ref={slider}
				className="slider"
				role="slider"
				tabIndex={0}
				aria-label={timelineWords.slider}
				aria-valuemin={0}
				aria-valuenow={0}
			>
				<canvas ref={bands} role="presentation" />
				<canvas ref={cursor} className="cursor" role="presentation" />
			</div>
			{glimpseOn?.(slider, lineNow)}
			{!isBare && (
				<div className="row">
					{children}
					<IconButton
						icon={ChevronsLeft}
						name={timelineWords.previousSwing}
						onClick={() => control.goToSwing(-1)}
					/>
					<IconButton
						icon={ChevronsRight}
						name={timelineWords.nextSwing}
						onClick={() => control.goToSwing(1)}
					/>
					<span className="readout" aria-hidden="true">
						<span ref={text} />
						<canvas ref={live} className="live" />
					</span>
					{last}
				</div>
			)}
		</section>
	);
}
