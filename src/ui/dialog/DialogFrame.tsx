// What stands over everything while somebody loads from another site: its title, and a way out.

import { type ReactNode, type RefObject, useEffect } from "react";
import { PanelHead } from "../PanelHead.tsx";
import "./dialog.css";
import "./import.css";

type Props = {
	readonly title: string;
	readonly dialog: RefObject<HTMLDialogElement | null>;
	/** What has the focus first. */
	readonly first: RefObject<HTMLElement | null>;
	readonly onClose: () => void;
	readonly children: ReactNode;
};

export function ImportFrame({ title, dialog, first, onClose, children }: Props) {
	useEffect(() => {
		dialog.current?.showModal();
		first.current?.focus();
	}, [dialog, first]);
	return (
		<dialog
			ref={dialog}
			className="dialog import"
			aria-labelledby="import-title"
			onClose={onClose}
			// What lies under it hears no key meanwhile, and no paste.
			onKeyDown={(event) => event.stopPropagation()}
			onPaste={(event) => event.stopPropagation()}
		>
			<PanelHead
				title={<span id="import-title">{title}</span>}
				close={() => dialog.current?.close()}
			/>
			{children}
		</dialog>
	);
}
