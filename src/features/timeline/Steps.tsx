// The four buttons that step through the game. Back and forward go on as long as they are held, as
// keys do.

import { Fragment, type ReactNode, useEffect, useRef } from "react";
import { timelineWords } from "../../messages/en/board.ts";
import { useSession } from "../../ui/hooks/useApp.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { Back, Forward, ToEnd, ToStart } from "../../ui/stepIcons.tsx";
import "./timeline.css";

/** Milliseconds until a button that is held goes on, and between its steps then. */
const HOLD_MS = 400;
const REPEAT_MS = 90;

/** Handlers of a button that acts when pressed, and again and again while held. */
function useHeld() {
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const hasGoneOn = useRef(false);
	const end = () => clearTimeout(timer.current);
	useEffect(() => () => clearTimeout(timer.current), []);
	return (go: () => void) => ({
		onPointerDown({ button }: { readonly button: number }) {
			end();
			hasGoneOn.current = false;
			if (button !== 0) return;
			timer.current = setTimeout(function goOn() {
				hasGoneOn.current = true;
				go();
				timer.current = setTimeout(goOn, REPEAT_MS);
			}, HOLD_MS);
		},
		onPointerUp: end,
		onPointerLeave: end,
		onPointerCancel: end,
		/** A finger that stays opens no menu. */
		onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
		onClick() {
			if (!hasGoneOn.current) go();
			hasGoneOn.current = false;
		},
	});
}

type Props = {
	readonly children?: ReactNode;
	readonly last?: ReactNode;
	/** On phones with the menu of options at the left, not at the right. */
	readonly isForLeft?: boolean;
};

/** The children stand between back and forward, and `last` behind them all. */
export function Steps({ children, last, isForLeft }: Props) {
	const { actions } = useSession();
	const held = useHeld();
	const words = timelineWords.steps;
	const steps = [
		[ToStart, words.start, { onClick: actions.goToStart }],
		[Back, words.back, held(actions.back)],
		[Forward, words.forward, held(actions.forward)],
		[ToEnd, words.end, { onClick: actions.goToEnd }],
	] as const;
	return (
		<div
			className="steps"
			data-left={isForLeft || undefined}
			role="toolbar"
			aria-label={words.title}
		>
			{steps.map(([Icon, name, acts], index) => (
				<Fragment key={name}>
					{index === 2 && children}
					<IconButton icon={Icon} name={name} className="step" {...acts} />
				</Fragment>
			))}
			{last}
		</div>
	);
}
