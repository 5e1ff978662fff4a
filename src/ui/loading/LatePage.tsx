// A screen that comes when it is visited. Apart from other late parts, as frames have no screens.

import type { ReactNode } from "react";
import { loadingWords } from "../../messages/en/first.ts";
import { Late } from "./Late.tsx";

const BUSY_PAGE = (
	<div className="text-page" aria-busy="true">
		<p className="soft busy">{loadingWords.busy}</p>
	</div>
);

type Props<Part> = {
	readonly load: () => Promise<Part>;
	readonly children: (part: Part) => ReactNode;
	/** In the place of the words for it. */
	readonly waiting?: ReactNode;
};

export const LatePage = <Part,>({ waiting, ...props }: Props<Part>) => (
	<Late waiting={waiting || BUSY_PAGE} {...props} />
);
