// What a page is called, in the window's title and for search engines.

import { useEffect } from "react";

export function usePage(title: string, description: string): void {
	useEffect(() => {
		document.title = title;
		document.querySelector('meta[name="description"]')?.setAttribute("content", description);
	}, [title, description]);
}
