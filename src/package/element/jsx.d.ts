// <square-control> in JSX, for those who write it with React: in a file of its own, since whoever
// has no React has none of its types.

import type { ClassAttributes, HTMLAttributes } from "react";
import type {
	Choice,
	SquareControlAttributes,
	SquareControlElement,
	SquareControlEvents,
} from "./squareControl.d.ts";

export type * from "./squareControl.d.ts";

type Given = {
	/** React 19 sets the property, where there is one of the name. */
	ply?: number | string;
} & {
	/**
	 * An attribute that stands alone is true. One that is false would be left out, which says
	 * something else: "no" says no.
	 */
	[Name in Exclude<keyof SquareControlAttributes, "ply">]?:
		| SquareControlAttributes[Name]
		| (SquareControlAttributes[Name] extends Choice | undefined ? true : never);
};

type Heard = {
	[Type in keyof SquareControlEvents as `on${Type}`]?: (
		event: CustomEvent<SquareControlEvents[Type]>,
	) => void;
};

declare module "react" {
	namespace JSX {
		interface IntrinsicElements {
			"square-control": HTMLAttributes<SquareControlElement> &
				ClassAttributes<SquareControlElement> &
				Given &
				Heard;
		}
	}
}
