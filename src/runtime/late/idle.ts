// Waits until the page is idle, and reports whether it should use that time to load more.

/** Safari has no `requestIdleCallback`: there the page counts as idle after this time. */
const IDLE_FALLBACK_MS = 2000;

export const whenIdle = () =>
	new Promise<unknown>((resolve) => {
		if ("requestIdleCallback" in window) requestIdleCallback(resolve);
		else setTimeout(resolve, IDLE_FALLBACK_MS);
	});

type Connection = { readonly connection?: { readonly saveData?: boolean } };

/** Has the visitor asked to save data? */
export const savesData = () => (navigator as Connection).connection?.saveData === true;
