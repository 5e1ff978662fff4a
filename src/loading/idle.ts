// When the page has nothing else to do, and whether it should do more then.

/** Milliseconds after which WebKit is taken to be idle: it does not tell. */
const REST = 2000;

export const whenIdle = () =>
	new Promise<unknown>((resolve) => {
		if ("requestIdleCallback" in window) requestIdleCallback(resolve);
		else setTimeout(resolve, REST);
	});

type Connection = { readonly connection?: { readonly saveData?: boolean } };

/** Has the visitor asked for as little traffic as possible? */
export const savesData = () => (navigator as Connection).connection?.saveData === true;
