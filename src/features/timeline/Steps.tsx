// The four buttons that step through the game.

import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { useSession } from "../../ui/hooks/useApp.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import "./steps.css";

type Props = { readonly children?: ReactNode; readonly last?: ReactNode };

/** What is given stands between back and forward, and behind them all. */
export function Steps({ children, last }: Props) {
	const { actions } = useSession();
	const steps = [
		[ChevronFirst, "Go to the start", actions.goToStart],
		[ChevronLeft, "Back one move", actions.back],
		[ChevronRight, "Forward one move", actions.forward],
		[ChevronLast, "Go to the end", actions.goToEnd],
	] as const;
	return (
		<div className="steps" role="toolbar" aria-label="Steps">
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
