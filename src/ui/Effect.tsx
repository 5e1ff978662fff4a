// What a move changes in squares: White's, then Black's.

import { signed } from "../control/effect.ts";
import "./effect.css";

export function Effect({ white, black }: { white: number; black: number }) {
	return (
		<span className="effect" title={`White ${signed(white)}, Black ${signed(black)} squares`}>
			<span className="unseen">White </span>
			<span data-tint="white">{signed(white)}</span>
			<span className="unseen">, Black </span>
			<span data-tint="black">{signed(black)}</span>
		</span>
	);
}
