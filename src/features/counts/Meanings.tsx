// Meanings of the colours, with the squares that each has now; loaded late. The list lies over the
// board's upper edge, and closes like a menu.

import { useEffect, useLayoutEffect, useRef } from "react";
import { CLASS_LIST } from "../../control/classes.ts";
import { squaresOf } from "../../control/owned.ts";
import { countsWords } from "../../messages/en/counts.ts";
import { onBoard } from "../../session/state/appQueries.ts";
import { beSheet } from "../../ui/dialog/sheet.ts";
import { useApp } from "../../ui/hooks/useApp.ts";
import { closeOnLeave } from "../../ui/input/closeOnLeave.ts";
import { LensKey } from "../../ui/legend/LensKey.tsx";
import { Rich } from "../../ui/Rich.tsx";
import "../../ui/legend/legend.css";

export function Meanings({ close }: { readonly close: () => void }) {
	const control = useApp((state) => onBoard(state).control);
	const frame = useApp((state) => onBoard(state).settledFrame);
	const box = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		// A press on the legend closes it by itself.
		const legend = box.current?.parentElement;
		return legend ? closeOnLeave(legend, close) : undefined;
	}, [close]);
	useEffect(() => (box.current ? beSheet(box.current, close) : undefined), [close]);
	return (
		<div ref={box} className="meanings floating legend">
			<ul className="list">
				{CLASS_LIST.map(({ key, control: owned }) => (
					<li key={key} data-tint={key} className="swatch">
						<Rich text={countsWords.squareClass(key, (text) => <strong>{text}</strong>)} />
						<span className="soft">
							{" "}
							{countsWords.squares(control ? squaresOf(owned, [control, frame]) : [])}
						</span>
					</li>
				))}
			</ul>
			<p className="soft gap-below">{countsWords.marks}</p>
			<LensKey />
		</div>
	);
}
