// Fields of a question: a name at the left, what is chosen at the right.

import { type ReactNode, type Ref, useId } from "react";

type SelectProps<Value extends string | number> = {
	readonly title: string;
	readonly value: Value;
	readonly all: readonly Value[];
	readonly nameOf: (value: Value) => string;
	readonly set: (value: Value) => void;
};

export function Select<Value extends string | number>(props: SelectProps<Value>) {
	const { title, value, all, nameOf, set } = props;
	return (
		<label className="make-field row">
			<span className="soft small nowrap">{title}</span>
			<select
				value={value}
				onChange={({ target }) => {
					const chosen = all[target.selectedIndex];
					if (chosen !== undefined) set(chosen);
				}}
			>
				{all.map((one) => (
					<option key={one} value={one}>
						{nameOf(one)}
					</option>
				))}
			</select>
		</label>
	);
}

type Option = {
	readonly name: string;
	readonly isSet: boolean;
	readonly set: () => void;
	readonly ref?: Ref<HTMLButtonElement>;
};

type ChoicesProps = {
	readonly title: string;
	readonly options: readonly Option[];
	/** Other ways to choose, behind the buttons. */
	readonly children?: ReactNode;
};

/** Buttons beside each other, one of which is pressed. */
export function Choices({ title, options, children }: ChoicesProps) {
	const id = useId();
	return (
		<div className="make-field row">
			<span id={id} className="soft small nowrap">
				{title}
			</span>
			{/* biome-ignore lint/a11y/useSemanticElements: a set of fields would lay itself out */}
			<div role="group" aria-labelledby={id} className="make-choice row tight">
				{options.map(({ name, isSet, set, ref }) => (
					<button key={name} ref={ref} type="button" aria-pressed={isSet} onClick={set}>
						{name}
					</button>
				))}
				{children}
			</div>
		</div>
	);
}
