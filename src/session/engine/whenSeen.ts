// Waits for the tab to be seen.

/** Resolves in a tab that is seen. */
export function whenSeen(signal: AbortSignal): Promise<void> {
	if (!document.hidden) return Promise.resolve();
	return new Promise((resolve, reject) => {
		const done = new AbortController();
		const end = (how: () => void) => () => {
			done.abort();
			how();
		};
		const onChange = () => document.hidden || end(resolve)();
		document.addEventListener("visibilitychange", onChange, { signal: done.signal });
		signal.addEventListener(
			"abort",
			end(() => reject(signal.reason)),
			{ signal: done.signal },
		);
	});
}
