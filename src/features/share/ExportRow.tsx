// One way to take something away: what it is, the usual in one press, and all else behind a
// chevron.

import { ChevronDown, type LucideIcon } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { shareWords } from "../../messages/en/panels/share.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { scrollToRow } from "../../ui/list/scrollToRow.ts";
import { Row } from "../../ui/parts/Row.tsx";

type Props = {
	readonly name: keyof typeof shareWords.exports;
	readonly icon: LucideIcon;
	/** The button for the usual. */
	readonly usual: ReactNode;
	/** Whether all else is open, and how that changes, where others open it too. */
	readonly opening?: readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void];
	/** All else; it keeps what is set while it is closed. Undefined where there is nothing else. */
	readonly children?: ReactNode;
};

export function ExportRow({ name, icon: Icon, usual, opening, children }: Props) {
	const own = useState(false);
	const [isOpen, setOpen] = opening ?? own;
	const id = useId();
	const row = useRef<HTMLElement>(null);
	// In a low sheet what opens would be below its edge.
	useEffect(() => {
		const panel = row.current?.closest(".side-panel-body");
		if (isOpen && row.current && panel) scrollToRow(panel, row.current);
	}, [isOpen]);
	const { title, about } = shareWords.exports[name];
	return (
		<section ref={row} className="export" aria-labelledby={`${id}-title`}>
			<Row
				lead={
					<span className="export-icon" aria-hidden="true">
						<Icon />
					</span>
				}
				title={<h3 id={`${id}-title`}>{title}</h3>}
				text={about}
			>
				{usual}
				{children && (
					<IconButton
						icon={ChevronDown}
						name={shareWords.more(title)}
						aria-expanded={isOpen}
						aria-controls={id}
						onClick={() => setOpen(!isOpen)}
					/>
				)}
			</Row>
			<div id={id} className="export-body" hidden={!isOpen}>
				{children}
			</div>
		</section>
	);
}
