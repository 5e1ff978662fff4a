// The locks of a browser that the pages of a test share, as far as they are asked for.

type Work = (lock: object | null) => Promise<unknown>;

export function standInLocks() {
	const held = new Set<string>();
	return {
		async request(name: string, _: { readonly ifAvailable: true }, work: Work) {
			if (held.has(name)) return work(null);
			held.add(name);
			try {
				return await work({ name });
			} finally {
				held.delete(name);
			}
		},
	};
}
