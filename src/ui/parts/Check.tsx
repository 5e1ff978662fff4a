// A box to tick, and its name.

import type { ReactNode } from "react";

type Props = {
	readonly isSet: boolean;
	readonly set: (isSet: boolean) => void;
	readonly children: ReactNode;
	/** Its meaning, where a mouse rests. */
	readonly title?: string;
};

export const Check = ({ isSet, set, children, title }: Props) => (
	<label className="check" title={title}>
		<input type="checkbox" checked={isSet} onChange={({ target }) => set(target.checked)} />
		{children}
	</label>
);
