// Where practise is: the analysis board's address, with this behind it; and the questions, where a friend sent some.

export const PRACTISE_HASH = "#practise";

export const isPractiseHash = (hash: string): boolean =>
	hash === PRACTISE_HASH || hash.startsWith(`${PRACTISE_HASH}?`);
