// A button that opens a panel beside the board, and closes it when it is pressed again.

import type { ReactNode } from "react";
import type { Panel } from "../store/state/panels.ts";
import { useApp, useSession } from "./hooks/useApp.ts";

type Props = {
	readonly panel: Panel;
	readonly className?: string;
	readonly children: ReactNode;
};

export function PanelButton({ panel, className, children }: Props) {
	const { actions } = useSession();
	const isOpen = useApp((state) => state.panel === panel);
	return (
		<button
			type="button"
			className={className}
			aria-expanded={isOpen}
			onClick={() => actions.setPanel(isOpen ? undefined : panel)}
		>
			{children}
		</button>
	);
}
