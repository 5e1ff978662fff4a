// The lines of a menu. On phones it is a sheet over the bar below the page.

import { type ReactNode, useEffect, useRef } from "react";
import { beSheet } from "./sheet.ts";

export function MenuList({ children }: { readonly children: ReactNode }) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const menu = box.current;
		const details = menu?.closest("details");
		if (!menu || !details) return;
		const close = () => details.removeAttribute("open");
		// On phones what is round the menu is its own, so that a press there does nothing else.
		const onClick = ({ target }: MouseEvent) => target === details && close();
		details.addEventListener("click", onClick);
		const end = beSheet(menu, close);
		return () => {
			details.removeEventListener("click", onClick);
			end?.();
		};
	}, []);
	return (
		<div ref={box} className="menu-list floating">
			{children}
		</div>
	);
}
