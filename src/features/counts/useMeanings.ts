// The key of signs over the board, and the button that opens it: closed, it gives the focus back.

import { useCallback, useRef, useState } from "react";

export function useMeanings() {
	const [isOpen, setIsOpen] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	const close = useCallback(() => {
		setIsOpen(false);
		if (document.activeElement === document.body) button.current?.focus();
	}, []);
	return { isOpen, toggle: () => setIsOpen(!isOpen), close, button };
}
