// Counts of a study by what they are of, for all games and for those of some players alone.

import { share } from "./share.ts";

type Count = { readonly right: number; readonly of: number };

/** Counts by what they are of: "right", "found", "kind hanging"; and what is wrong. */
export class Tallies {
	readonly #counts = new Map<string, Count>();
	readonly #wrong: string[] = [];
	readonly #whole: Tallies | undefined;

	constructor(whole?: Tallies) {
		this.#whole = whole;
	}

	add(what: string, isRight: boolean): void {
		const { right, of } = this.#counts.get(what) ?? { right: 0, of: 0 };
		this.#counts.set(what, { right: right + (isRight ? 1 : 0), of: of + 1 });
		this.#whole?.add(what, isRight);
	}

	count(wrong: readonly string[]): void {
		this.#wrong.push(...wrong);
	}

	tell(title: string): void {
		console.log(title);
		const counts = [...this.#counts].sort(([one], [other]) => (one < other ? -1 : 1));
		for (const [what, { right, of }] of counts) {
			console.log(`${what}: ${right} of ${of}, ${share(right, of)}`);
		}
		for (const text of this.#wrong) console.log(`wrong: ${text}`);
	}
}

/** The same by groups, and for all of them. */
export class Grouped {
	readonly #whole = new Tallies();
	readonly #groups = new Map<string, Tallies>();

	of(group: string): Tallies {
		const found = this.#groups.get(group) ?? new Tallies(this.#whole);
		this.#groups.set(group, found);
		return found;
	}

	tell(title: string): void {
		for (const [group, tallies] of this.#groups) tallies.tell(`${title}, ${group}`);
		this.#whole.tell(`${title}, all`);
	}
}
