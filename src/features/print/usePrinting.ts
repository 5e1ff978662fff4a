// Is the page being printed? What is on paper is made for it, and gone again afterwards.

import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

export function usePrinting(): boolean {
	const [isPrinting, setPrinting] = useState(false);
	useEffect(() => {
		const paper = matchMedia("print");
		// The browser takes the page as it is when the event has been heard.
		const follow = (isOn: boolean) => flushSync(() => setPrinting(isOn));
		const begin = () => follow(true);
		const end = () => follow(false);
		const change = () => follow(paper.matches);
		window.addEventListener("beforeprint", begin);
		window.addEventListener("afterprint", end);
		paper.addEventListener("change", change);
		return () => {
			window.removeEventListener("beforeprint", begin);
			window.removeEventListener("afterprint", end);
			paper.removeEventListener("change", change);
		};
	}, []);
	return isPrinting;
}
