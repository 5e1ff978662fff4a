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
import "../paint/paint.css";

const ORDER: readonly Control[] = [WHITES, BLACKS, NEUTRAL, CONTESTED];

type Props = {
	readonly title: string;
	readonly chosen: number | undefined;
	readonly choose: (control: Control) => void;
	readonly isOff?: boolean;
};

export function ClassChoice({ title, chosen, choose, isOff = false }: Props) {
	const name = useId();
	return (
		<fieldset className="class-choice" disabled={isOff}>
			<legend className="unseen">{title}</legend>
			{ORDER.map((control) => {
				const { key } = CLASSES[control];
				return (
					<label className="beside joined" key={key}>
						<input
							type="radio"
							className="unseen"
							name={name}
							checked={chosen === control}
							onChange={() => choose(control)}
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
