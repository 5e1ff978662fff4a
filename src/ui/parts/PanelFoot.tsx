// The foot of a panel: stands below what scrolls, and holds what leads on.

import type { ReactNode } from "react";
import "../style/laterParts.css";

type Props = {
	readonly children: ReactNode;
	/** Of a foot that some windows have no room for. */
	readonly className?: string;
};

export const PanelFoot = ({ children, className = "" }: Props) => (
	<div className={`panel-foot row joined rigid ruled ${className}`}>{children}</div>
);
