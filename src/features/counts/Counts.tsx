// How many squares are neutral, contested, White's and Black's, as numbers and as shares of a bar;
// and what the four colours mean.

import { type ReactNode, type Ref, useState } from "react";
import { CLASS_LIST } from "../../control/classes.ts";
import { chessWords } from "../../messages/en/chess.ts";
import { countsWords } from "../../messages/en/counts.ts";
import { ClassMeanings } from "../../ui/legend/ClassMeanings.tsx";
import "./counts.css";

type Props = { readonly box?: Ref<HTMLElement>; readonly children?: ReactNode };

/** The numbers are dashes until somebody writes them. */
export function Counts({ box, children }: Props) {
	const [explains, setExplains] = useState(false);
	return (
		<section ref={box} className="counts" aria-label={countsWords.title}>
			<dl>
				{CLASS_LIST.map(({ key }) => (
					<div key={key} data-tint={key}>
						<dt className="swatch">{chessWords.control(key)}</dt>
						<dd>
							<span className="count">–</span> <small className="change" />
						</dd>
					</div>
				))}
			</dl>
			<div className="shares" aria-hidden="true" data-empty="true" />
			<div className="row looks">
				{children}
				<button
					type="button"
					className="quiet meaning-button"
					aria-label={countsWords.meanings}
					aria-expanded={explains}
					onClick={() => setExplains(!explains)}
				>
					<span className="meaning-words">{countsWords.meanings}</span>
				</button>
			</div>
			{explains && <ClassMeanings />}
		</section>
	);
}
