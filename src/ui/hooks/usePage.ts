// Sets the window's title and the description for search engines.

import { useEffect } from "react";

type PageWords = { readonly title: string; readonly description: string };

export function usePage({ title, description }: PageWords): void {
	useEffect(() => {
		document.title = title;
		document.querySelector('meta[name="description"]')?.setAttribute("content", description);
	}, [title, description]);
}
