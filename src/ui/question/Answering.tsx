// What answers a question beside its board: four classes where one is asked for, a line that says
// how it is answered and what is chosen, and the button that gives the answer.

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
import { type Asking, howText } from "./asking.ts";
import "./question.css";

const words = exerciseWords.question;

const ORDER: readonly Control[] = [WHITES, BLACKS, NEUTRAL, CONTESTED];

/** Nothing where another answer is asked for. */
export function ClassChoice({ asking }: { readonly asking: Asking }) {
	const { posed, chosen, choose, marked } = asking;
	const name = useId();
	if (posed.choosing !== "class") return null;
	return (
		<fieldset className="class-choice" disabled={marked !== undefined}>
			<legend className="unseen">{words.whose}</legend>
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

export const Answering = ({ asking }: { readonly asking: Asking }) => (
	<>
		<ClassChoice asking={asking} />
		<How first={howText(asking.posed, [])} text={asking.how} />
	</>
);

type HowProps = { readonly first?: string; readonly text: string };

/** As high as what it says first, which is the longest: what is below it stands still. */
export const How = ({ first, text }: HowProps) => (
	<p className="how" role="status" data-first={first}>
		<span>{text}</span>
	</p>
);

type ButtonProps = {
	readonly asking: Asking;
	readonly answer: () => void;
};

export const AnswerButton = ({ asking, answer }: ButtonProps) => (
	<button
		type="button"
		className="primary"
		aria-disabled={asking.isMissing}
		onClick={({ detail }) => {
			// A double press on what stood here before answers nothing unseen.
			if (detail < 2 || asking.chosen.length > 0) answer();
		}}
	>
		{asking.isSure ? words.answerWithout : words.answer}
	</button>
);
