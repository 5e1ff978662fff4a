// What a move changes in squares: White's, then Black's.

import { signed } from "../control/effect.ts";
import "./effect.css";

export function Effect({ white, black }: { white: number; black: number }) {
	return (
		<span className="effect" title={`White ${signed(white)}, Black ${signed(black)} squares`}>
			<span data-tint="white">
				<span className="unseen">White </span>
				{signed(white)}
			</span>
			<span data-tint="black">
				<span className="unseen">, Black </span>
				{signed(black)}
			</span>
		</span>
	);
}
