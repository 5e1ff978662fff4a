// The fields of settings: groups with their titles, what is on or off, and one of a few.

import { type ReactNode, useId } from "react";

type GroupProps = { readonly title: string; readonly children: ReactNode };

export const Group = ({ title, children }: GroupProps) => (
	<fieldset>
		<legend className="small strong">{title}</legend>
		{children}
	</fieldset>
);

type CheckProps = {
	readonly title: string;
	readonly isSet: boolean;
	readonly set: (isSet: boolean) => void;
};

export const Check = ({ title, isSet, set }: CheckProps) => (
	<label className="setting-check">
		<input type="checkbox" checked={isSet} onChange={({ target }) => set(target.checked)} />
		{title}
	</label>
);

type SegmentsProps<Value> = {
	readonly title: string;
	readonly all: readonly Value[];
	readonly chosen: Value;
	readonly nameOf: (value: Value) => string;
	readonly choose: (value: Value) => void;
	/** A picture of the value above its name, for choices by eye. */
	readonly picture?: (value: Value) => ReactNode;
};

/** One of a few, side by side. */
export function Segments<Value extends string | number>(props: SegmentsProps<Value>) {
	const { title, all, chosen, nameOf, choose, picture } = props;
	const name = useId();
	return (
		<div className="setting-line row loose underlined spread" role="radiogroup" aria-label={title}>
			<span aria-hidden="true">{title}</span>
			<span className={picture ? "segments pictured" : "segments"}>
				{all.map((one) => (
					<label key={one}>
						<input
							type="radio"
							name={name}
							className="unseen"
							checked={one === chosen}
							onChange={() => choose(one)}
						/>
						{picture?.(one)}
						{nameOf(one)}
					</label>
				))}
			</span>
		</div>
	);
}
