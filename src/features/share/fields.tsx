// Fields of the forms of exports.

import { Check } from "../../ui/parts/Check.tsx";

type ChecksProps<Key extends string> = {
	readonly keys: readonly Key[];
	readonly titles: Readonly<Record<NoInfer<Key>, string>>;
	readonly isSet: Readonly<Record<NoInfer<Key>, boolean>>;
	readonly set: (key: Key, isSet: boolean) => void;
};

export const Checks = <Key extends string>(props: ChecksProps<Key>) => {
	const { keys, titles, isSet, set } = props;
	return keys.map((key) => (
		<Check key={key} isSet={isSet[key]} set={(value) => set(key, value)}>
			{titles[key]}
		</Check>
	));
};

type NumbersProps = {
	readonly title: string;
	readonly value: number;
	readonly set: (value: number) => void;
	readonly all: readonly number[];
	readonly nameOf: (value: number) => string;
};

/** One of a few numbers. */
export function NumberChoice({ title, value, set, all, nameOf }: NumbersProps) {
	return (
		<label>
			{title}
			<select value={value} onChange={(event) => set(Number(event.target.value))}>
				{all.map((one) => (
					<option key={one} value={one}>
						{nameOf(one)}
					</option>
				))}
			</select>
		</label>
	);
}
