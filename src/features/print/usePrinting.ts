// Is the page being printed? The printed page is made when printing starts, and removed when it
// ends.

import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

export function usePrinting(): boolean {
	const [isPrinting, setPrinting] = useState(false);
	useEffect(() => {
		const paper = matchMedia("print");
		// The browser prints the page as it is when the listeners have returned.
		const set = (isOn: boolean) => flushSync(() => setPrinting(isOn));
		const start = () => set(true);
		const end = () => set(false);
		const change = () => set(paper.matches);
		window.addEventListener("beforeprint", start);
		window.addEventListener("afterprint", end);
		paper.addEventListener("change", change);
		return () => {
			window.removeEventListener("beforeprint", start);
			window.removeEventListener("afterprint", end);
			paper.removeEventListener("change", change);
		};
	}, []);
	return isPrinting;
}
