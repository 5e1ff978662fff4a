// Closes what lies over the game; Escape does the same.

import { X } from "lucide-react";

export function CloseButton({ close }: { close: () => void }) {
	return (
		<button
			type="button"
			className="icon-button"
			aria-label="Close"
			title="Close (Escape)"
			onClick={close}
		>
			<X aria-hidden="true" />
		</button>
	);
}
