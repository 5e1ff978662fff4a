// The frame of a modal dialog about another site: its title, and a button that closes it.

import { type ReactNode, type RefObject, useEffect } from "react";
import { PanelHead } from "../PanelHead.tsx";
import "../style/laterParts.css";

type Props = {
	readonly title: string;
	readonly dialog: RefObject<HTMLDialogElement | null>;
	/** Gets the focus when the dialog opens. */
	readonly first: RefObject<HTMLElement | null>;
	readonly onClose: () => void;
	readonly children: ReactNode;
};

export function DialogFrame({ title, dialog, first, onClose, children }: Props) {
	useEffect(() => {
		dialog.current?.showModal();
		first.current?.focus();
	}, [dialog, first]);
	return (
		<dialog
			ref={dialog}
			className="dialog floating import"
			aria-labelledby="import-title"
			onClose={onClose}
			// The page under it gets no keys meanwhile, and no paste.
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
