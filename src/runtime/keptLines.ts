// Lists that all tabs of a browser keep together in localStorage: a line of text for each entry,
// the latest last. A tab adds what it has found to what is stored by then, so no tab takes away the
// entries of another. Without storage they last as long as the page.

type Format<Value> = {
	/** Entries: of more the latest stay. */
	readonly most: number;
	readonly format: (name: string, value: Value) => string;
	/** The stored text may have been changed by hand: lines that are none are left out. */
	readonly parse: (line: string) => readonly [string, Value] | undefined;
	/** Is a stored entry worth more than the tab's own of the same name? */
	readonly isBetter?: (stored: Value, own: Value) => boolean;
};

export function createKeptLines<Value>(key: string, format: Format<Value>) {
	/** Values that this tab has read or written last: only others are new. */
	let before: ReadonlyMap<string, Value> = new Map();

	const stored = (): Map<string, Value> =>
		new Map(
			(localStorage.getItem(key) ?? "")
				.split("\n")
				.map(format.parse)
				.filter((one) => one !== undefined),
		);

	return {
		read(): ReadonlyMap<string, Value> {
			try {
				before = stored();
			} catch {
				before = new Map();
			}
			return before;
		},
		/** Returns whether the browser keeps them; what it refuses is written with the next. */
		write(all: ReadonlyMap<string, Value>): boolean {
			try {
				const merged = stored();
				for (const [name, own] of all) {
					if (before.get(name) === own) continue;
					const other = merged.get(name);
					merged.delete(name);
					merged.set(name, other && format.isBetter?.(other, own) ? other : own);
				}
				const lines = [...merged].slice(-format.most);
				const text = lines.map(([name, value]) => format.format(name, value)).join("\n");
				localStorage.setItem(key, text);
				before = all;
				return true;
			} catch {
				// Full, or not allowed: they last as long as the page.
				return false;
			}
		},
	};
}
