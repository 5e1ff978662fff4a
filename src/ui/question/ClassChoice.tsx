// Four answers to whose a square is, one of which is chosen: by press, or by arrow keys.

import { useId } from "react";
import {
	BLACKS,
	CLASSES,
	CONTESTED,
	type Control,
	NEUTRAL,
	WHITES,
} from "../../control/classes.ts";
import { askWords } from "../../messages/en/exercise/ask.ts";
import { exerciseWords } from "../../messages/en/exercise/pupil.ts";
import type { Asking } from "./asking.ts";
import "./question.css";

const ORDER: readonly Control[] = [WHITES, BLACKS, NEUTRAL, CONTESTED];

/** Nothing where another answer is asked for. */
export function ClassChoice({ asking }: { readonly asking: Asking }) {
	const { posed, chosen, choose, marked } = asking;
	const name = useId();
	if (posed.choosing !== "class") return null;
	return (
		<fieldset className="class-choice" disabled={marked !== undefined}>
			<legend className="unseen">{exerciseWords.question.whose}</legend>
			{ORDER.map((control) => {
				const { key } = CLASSES[control];
				return (
					<label className="surface anchor beside joined" key={key}>
						<input
							type="radio"
							className="unseen"
							name={name}
							checked={chosen[0] === control}
							onChange={() => choose([control])}
						/>
						<span className="swatch" data-tint={key}>
							{askWords.options[key]}
						</span>
					</label>
				);
			})}
		</fieldset>
	);
}
