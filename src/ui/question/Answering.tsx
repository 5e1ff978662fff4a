// What answers a question beside its board: four classes where one is asked for, a line that says
// how it is answered and what is chosen, and the button that gives the answer.

import { exerciseWords } from "../../messages/en/exercise/pupil.ts";
import { type Asking, howText } from "./asking.ts";
import { ClassChoice } from "./ClassChoice.tsx";
import "./question.css";

const words = exerciseWords.question;

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
	<button type="button" className="primary" aria-disabled={asking.isMissing} onClick={answer}>
		{asking.isSure ? words.answerWithout : words.answer}
	</button>
);
