// Who a sentence speaks of: you and they, you and one of them, or White and Black.

/** Who the others are. Without anybody who is me it is White and Black. */
export type ComparedWith =
	| { readonly kind: "me" }
	| { readonly kind: "nobody" }
	| { readonly kind: "one"; readonly name: string };

/** Somebody in a sentence; one alone takes another form of the verb. */
export type Person = {
	/** "You" at its beginning, "you" within. */
	readonly first: string;
	readonly name: string;
	readonly whom: string;
	readonly whose: string;
	readonly isOne: boolean;
};

const YOU: Person = { first: "You", name: "you", whom: "you", whose: "your", isOne: false };
const THEY: Person = { first: "They", name: "they", whom: "them", whose: "their", isOne: false };

const named = (name: string): Person => ({
	first: name,
	name,
	whom: name,
	whose: `${name}’s`,
	isOne: true,
});

/** "Brandt" of "Brandt, Nadja" and of "Nadja Brandt". */
export const surnameOf = (name: string) =>
	(name.includes(",") ? name.split(",", 1)[0] : name.split(" ").at(-1)) ?? name;

export function peopleOf(compared: ComparedWith): readonly [mine: Person, theirs: Person] {
	if (compared.kind === "nobody") return [named("White"), named("Black")];
	return [YOU, compared.kind === "one" ? named(surnameOf(compared.name)) : THEY];
}

const IRREGULAR: Readonly<Record<string, string>> = {
	do: "does",
	go: "goes",
	have: "has",
	punish: "punishes",
};

/** "lose" for you, "loses" for one. */
export const verb = ({ isOne }: Person, word: string) =>
	isOne ? (IRREGULAR[word] ?? `${word}s`) : word;

/** "yours", "theirs", "White’s". */
export const own = ({ whose, isOne }: Person) => (isOne ? whose : `${whose}s`);
