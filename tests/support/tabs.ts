// Tabs of one browser: a storage that they share, and that can refuse.

import { vi } from "vitest";

export type Browser = {
	readonly stored: Map<string, string>;
	/** Makes the browser refuse each text from now on, as a full or a closed one does. */
	refuse: (does: boolean) => void;
	/** Tells a tab that another has written. */
	tell: (key: string) => void;
};

/** Modules that are imported after `vi.resetModules()` are those of another tab. */
export function openBrowser(): Browser {
	const stored = new Map<string, string>();
	let refuses = false;
	const storage = {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => {
			if (refuses) throw new DOMException("full", "QuotaExceededError");
			stored.set(key, value);
		},
		removeItem: (key: string) => stored.delete(key),
	};
	vi.stubGlobal(
		"localStorage",
		new Proxy(storage, {
			ownKeys: () => [...stored.keys()],
			getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
		}),
	);
	const window = new EventTarget();
	vi.stubGlobal("window", window);
	return {
		stored,
		refuse: (does) => {
			refuses = does;
		},
		tell: (key) => window.dispatchEvent(Object.assign(new Event("storage"), { key })),
	};
}
