// The four buttons that step through the game.

import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { timelineWords } from "../../messages/en/board.ts";
import { useSession } from "../../ui/hooks/useApp.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import "./steps.css";

type Props = { readonly children?: ReactNode; readonly last?: ReactNode };

/** What is given stands between back and forward, and behind them all. */
export function Steps({ children, last }: Props) {
	const { actions } = useSession();
	const words = timelineWords.steps;
	const steps = [
		[ChevronFirst, words.start, actions.goToStart],
		[ChevronLeft, words.back, actions.back],
		[ChevronRight, words.forward, actions.forward],
		[ChevronLast, words.end, actions.goToEnd],
	] as const;
	return (
		<div className="steps" role="toolbar" aria-label={words.title}>
			{steps.map(([Icon, name, go], index) => (
				<Fragment key={name}>
					{index === 2 && children}
					<IconButton icon={Icon} name={name} className="step" onClick={go} />
				</Fragment>
			))}
			{last}
		</div>
	);
}
