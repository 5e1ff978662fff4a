// The answers as a list: my number, my opponents', and the sentence. What stands out comes first
// and large; what chance can explain is grey; what too few games are behind says how many it
// needs. With the keyboard an answer is one stop, and arrow keys go from answer to answer; its
// numbers come after it once it is open, and a way to its panel.

import { ChevronRight } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import type { Answer } from "../../../games/collection/answers/answer.ts";
import type { Whose } from "../../../games/collection/answers/moments.ts";
import { answerWords } from "../../../messages/en/answers/answers.ts";
import type { ComparedWith } from "../../../messages/en/answers/persons.ts";
import { myGamesWords } from "../../../messages/en/screens/myGames.ts";
import { hasModifier } from "../../../runtime/keyTarget.ts";
import { canOpen, type Opened, saysNothing } from "./answerState.ts";

type Props = {
	readonly answers: readonly Answer[];
	readonly compared: ComparedWith;
	readonly opened: Opened | undefined;
	readonly open: (key: Opened, whose?: Whose) => void;
	/** Goes to the panel of the opened answer, past the answers between. */
	readonly enter: () => void;
	/** Above the answers, and scrolled with them. */
	readonly children?: ReactNode;
};

const words = myGamesWords.answers;

const standsOut = ({ stands }: Answer) => stands === "against" || stands === "for";

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
	const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
	if (step === undefined || hasModifier(event)) return;
	const rows = [...event.currentTarget.querySelectorAll<HTMLElement>("button.sentence")];
	const row = (event.target as Element).closest(".answer");
	const at = rows.findIndex((button) => row?.contains(button));
	if (at < 0) return;
	event.preventDefault();
	rows[at + step]?.focus();
}

export function AnswerList({ answers, compared, opened, open, enter, children }: Props) {
	const out = answers.filter(standsOut);
	const alike = answers.filter(({ stands }) => stands === "same");
	const same = [...alike.filter((answer) => !saysNothing(answer)), ...alike.filter(saysNothing)];
	const few = answers.filter(({ stands }) => stands === "few");
	const first = out.length > 0 ? words.out : same.length > 0 ? words.same : words.few;
	const row = (answer: Answer) => (
		<AnswerRow
			key={answer.key}
			answer={answer}
			compared={compared}
			isOpen={answer.key === opened}
			open={open}
			enter={enter}
		/>
	);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of its buttons
		<div className="answer-list scroll grow" onKeyDown={onKeyDown}>
			{children}
			<div className="answer-head">
				<span className="soft">{words.mine(compared)}</span>
				<span className="soft">{words.theirs(compared)}</span>
				<h2 className="small">{first}</h2>
			</div>
			{out.length > 0 && <ul className="list">{out.map(row)}</ul>}
			{out.length > 0 && same.length > 0 && <h2 className="answer-same small">{words.same}</h2>}
			{same.length > 0 && <ul className="list">{same.map(row)}</ul>}
			{few.length > 0 && few.length < answers.length && (
				<h2 className="answer-same small">{words.few}</h2>
			)}
			{few.length > 0 && <ul className="list">{few.map(row)}</ul>}
		</div>
	);
}

type RowProps = {
	readonly answer: Answer;
	readonly compared: ComparedWith;
	readonly isOpen: boolean;
	readonly open: Props["open"];
	readonly enter: Props["enter"];
};

/** Whose number it is as the answer has it, as it looks, and as its games are asked for. */
const NUMBERS = [
	{ of: "mine", whose: "me", label: words.gamesOfMine },
	{ of: "theirs", whose: "them", label: words.gamesOfTheirs },
] as const;

function AnswerRow({ answer, compared, isOpen, open, enter }: RowProps) {
	const { key, stands } = answer;
	const behind = standsOut(answer) && answerWords.behind(answer, compared);
	const sentence = (
		<span>
			{answerWords.sentence(answer, compared)}
			{behind && <small className="soft">{behind}</small>}
		</span>
	);
	return (
		<li className="answer" data-stands={stands} aria-current={isOpen || undefined}>
			{canOpen(answer) ? (
				<button type="button" className="sentence" aria-expanded={isOpen} onClick={() => open(key)}>
					{sentence}
					<ChevronRight aria-hidden="true" />
				</button>
			) : (
				<span className="sentence">{sentence}</span>
			)}
			{NUMBERS.map(({ of, whose, label }) => {
				const number = answerWords.number(answer, of);
				if (stands === "few")
					return (
						<span key={of} className={of}>
							{number}
						</span>
					);
				return (
					<button
						key={of}
						type="button"
						className={of}
						tabIndex={isOpen ? 0 : -1}
						aria-label={key === "better" ? words.gamesOf[of](number) : label(number, compared)}
						onClick={() => open(key, whose)}
					>
						{number}
						{key === "better" && <small className="caption">{words.times[of]}</small>}
						{key === "hanging" && <small className="caption">{words.perGame}</small>}
					</button>
				);
			})}
			{isOpen && (
				<button type="button" className="enter" onClick={enter}>
					{words.enter}
				</button>
			)}
		</li>
	);
}
