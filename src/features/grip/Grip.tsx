// The grip at the lower right corner of the board, for mouse and pen: it drags the board larger or
// smaller. Keys and fingers have a slider in the settings.

import { type PointerEvent, useLayoutEffect, useRef } from "react";
import { boardWidth, largestWidth } from "../../ui/canvas/boardWidths.ts";
import { inWindow, useBoardSize } from "../../ui/canvas/useBoardSize.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { useMedia } from "../../ui/hooks/useMedia.ts";
import { useWideBoard } from "../../ui/hooks/useWideBoard.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { stretchBoard } from "../../ui/stretchBoard.ts";
import { PHONE } from "../../ui/style/windows.ts";
import "./grip.css";

/**
 * On phones: the board over the full width of the window, and back, by one press beside it; where
 * the board leaves no room, the button stands beside the timeline.
 */
function WidthButton() {
	const { isWide, icon, name, toggle } = useWideBoard();
	return (
		<IconButton
			icon={icon}
			name={name}
			className="width-button"
			data-full={isWide || undefined}
			onClick={toggle}
		/>
	);
}

type Drag = { readonly x: number; readonly y: number; readonly width: number };

/** Distance within which the board snaps to the usual size, as a share of the way. */
const SNAP = 0.04;

const within = (least: number, value: number, most: number) =>
	Math.min(most, Math.max(least, value));

/** The control that makes the board larger: a button on phones, elsewhere the grip. */
export const Grip = () => (useMedia(PHONE) ? <WidthButton /> : <CornerGrip />);

function CornerGrip() {
	const session = useSession();
	const { actions } = session;
	const growth = useApp((state) => state.options.growth);
	const { width } = useBoardSize(false, growth);
	const grip = useRef<HTMLDivElement>(null);
	const drag = useRef<Drag>(undefined);
	const [least, most] = [boardWidth, largestWidth].map(inWindow);

	function stretch(by: number | undefined): void {
		stretchBoard(session, by);
		const move = by === undefined ? "" : `${by * width - width}px`;
		if (grip.current) grip.current.style.translate = move && `${move} ${move}`;
	}

	// With the new size nothing is stretched any more.
	// biome-ignore lint/correctness/useExhaustiveDependencies: for each size once
	useLayoutEffect(() => stretch(undefined), [width]);

	const wanted = (event: PointerEvent, from: Drag) => {
		const by = Math.max(event.clientX - from.x, event.clientY - from.y);
		const back = Math.min(event.clientX - from.x, event.clientY - from.y);
		return within(least ?? 0, from.width + (by > 0 ? by : back), most ?? 0);
	};

	function settle(event: PointerEvent): void {
		const from = drag.current;
		if (from === undefined) return;
		drag.current = undefined;
		grip.current?.removeAttribute("data-held");
		const share = (wanted(event, from) - (least ?? 0)) / ((most ?? 0) - (least ?? 0));
		actions.setOptions({ growth: share < SNAP ? 0 : Math.min(1, share) });
		requestAnimationFrame(() => stretch(undefined));
	}

	if (least === undefined || most === undefined || most - least < 8) return null;
	return (
		<div
			ref={grip}
			className="grip"
			aria-hidden="true"
			style={{ marginTop: width, marginRight: "calc(-18 * var(--px))" }}
			onPointerDown={(event) => {
				if (event.pointerType === "touch" || event.button !== 0) return;
				event.preventDefault();
				event.currentTarget.setPointerCapture(event.pointerId);
				event.currentTarget.setAttribute("data-held", "");
				drag.current = { x: event.clientX, y: event.clientY, width };
			}}
			onPointerMove={(event) => {
				if (drag.current) stretch(wanted(event, drag.current) / width);
			}}
			onPointerUp={settle}
			onPointerCancel={settle}
		/>
	);
}
