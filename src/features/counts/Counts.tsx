// How many squares are neutral, contested, White's and Black's, as numbers and as shares of a bar; and what the four colours mean.

import { type ReactNode, type Ref, useState } from "react";
import { CLASS_LIST } from "../../control/classes.ts";
import { chessWords } from "../../messages/en/chess.ts";
import { ClassMeanings } from "../../ui/legend/ClassMeanings.tsx";
import "./counts.css";

type Props = { readonly box?: Ref<HTMLElement>; readonly children?: ReactNode };

/** Where its words have no room, a sign stands for them. */
const MEANING = "What the colours mean";

/** The numbers are dashes until somebody writes them. */
export function Counts({ box, children }: Props) {
	const [explains, setExplains] = useState(false);
	return (
		<section ref={box} className="counts" aria-label="Squares">
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
					aria-label={MEANING}
					aria-expanded={explains}
					onClick={() => setExplains(!explains)}
				>
					<span className="meaning-words">{MEANING}</span>
				</button>
			</div>
			{explains && <ClassMeanings />}
		</section>
	);
}
