// square-control/heat/react: the heat of a position in a React page.

import { useEffect, useMemo, useState } from "react";
import type { SquareName } from "./answers.ts";
import type { Heat, HeatOptions, HeatStyle, HeatView } from "./heat/answers.ts";
import { createHeat } from "./heat.ts";

type Styles = Readonly<Partial<Record<SquareName, HeatStyle>>>;

export type UsedHeat = {
	/** Undefined until it has loaded, and on servers. */
	readonly heat: Heat | undefined;
	/** Empty until then. */
	readonly styles: Styles;
};

const NONE: Styles = {};

/** The styles of a position's squares. Options and view may be written in place. */
export function useHeat(fen: string, options: HeatOptions & HeatView = {}): UsedHeat {
	const { before, orientation, ...rest } = options;
	const wanted = JSON.stringify(rest);
	const [heat, setHeat] = useState<Heat>();
	const [fault, setFault] = useState<{ readonly error: unknown }>();
	useEffect(() => {
		let isCurrent = true;
		createHeat(JSON.parse(wanted)).then(
			(made) => isCurrent && setHeat(made),
			(error: unknown) => isCurrent && setFault({ error }),
		);
		return () => {
			isCurrent = false;
		};
	}, [wanted]);
	// A page has boundaries for what fails while it is rendered.
	if (fault !== undefined) throw fault.error;
	const styles = useMemo(
		() => heat?.styles(fen, { before, orientation }) ?? NONE,
		[heat, fen, before, orientation],
	);
	return { heat, styles };
}
