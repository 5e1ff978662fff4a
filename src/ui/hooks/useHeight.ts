// How high an element is.

import { type RefObject, useLayoutEffect, useState } from "react";

/** In pixels, for as long as it is there. */
export function useHeight(box: RefObject<HTMLElement | null>): number {
	const [height, setHeight] = useState(600);
	useLayoutEffect(() => {
		const element = box.current;
		if (element === null) return undefined;
		const watching = new ResizeObserver(() => setHeight(element.clientHeight));
		watching.observe(element);
		return () => watching.disconnect();
	}, [box]);
	return height;
}
