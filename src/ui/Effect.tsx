// Changes by a move in squares: White's, then Black's.

import { signed } from "../control/effect.ts";
import { effectWords } from "../messages/en/lens.ts";
import { Rich, unseen } from "./Rich.tsx";

export function Effect({ white, black }: { white: number; black: number }) {
	return (
		<span className="effect" title={effectWords.title(signed(white), signed(black))}>
			<Rich
				text={effectWords.numbers(
					<span data-tint="white">{signed(white)}</span>,
					<span data-tint="black">{signed(black)}</span>,
					unseen,
				)}
			/>
		</span>
	);
}
