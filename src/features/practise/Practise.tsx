// Guess the map: positions, and what is to be marked on each. Calm: no clock unless it is wanted; afterwards, why each square is as it is.

import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Core } from "../../control/core.ts";
import type { Insight } from "../../control/insight.ts";
import { formatQuestion, makeQuestions, type Posed, type Source } from "./questions.ts";
import { Round } from "./Round.tsx";
import { readBest } from "./score.ts";
import "./practise.css";

const LENGTHS = [5, 10, 20];

export type SourceName = "game" | "samples" | "made";

const TITLES: Readonly<Record<SourceName, string>> = {
	game: "The game that is open",
	samples: "The three samples",
	made: "Positions by chance",
};

export type Props = {
	readonly core: Core;
	readonly insight: Insight;
	/** Those that a friend has sent. */
	readonly sent: readonly Posed[];
	readonly hasGame: boolean;
	readonly find: (from: SourceName) => Promise<readonly Source[]>;
	/** Panels know nothing of painting. */
	readonly boardOf: (posed: Posed, isAnswered: boolean) => ReactNode;
	readonly linkTo: (questions: string) => string;
};

export function Practise(props: Props) {
	const [questions, setQuestions] = useState(props.sent);
	const [round, setRound] = useState(0);
	const [hasClock, setClock] = useState(false);
	const begin = (made: readonly Posed[], isTimed: boolean) => {
		setClock(isTimed);
		setQuestions(made);
		setRound(round + 1);
	};
	return (
		<article className="text-page practise">
			<h1>Guess the map</h1>
			{questions.length === 0 ? (
				<Setup {...props} begin={begin} />
			) : (
				<Round
					key={round}
					{...props}
					questions={questions}
					hasClock={hasClock}
					link={props.linkTo(questions.map(formatQuestion).join("~"))}
					leave={() => setQuestions([])}
				/>
			)}
		</article>
	);
}

type SetupProps = Props & {
	readonly begin: (questions: readonly Posed[], hasClock: boolean) => void;
};

function Setup({ core, insight, hasGame, find, begin }: SetupProps) {
	const [from, setFrom] = useState<SourceName>(hasGame ? "game" : "samples");
	const [length, setLength] = useState(10);
	const [hasClock, setClock] = useState(false);
	const [problem, setProblem] = useState("");
	const [best] = useState(readBest);
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	async function start(): Promise<void> {
		try {
			const made = makeQuestions(await find(from), length, Math.random, core, insight);
			if (made.length === 0)
				setProblem("There is nothing to ask about this game: it is too short.");
			else begin(made, hasClock);
		} catch (error) {
			console.error(error);
			setProblem(`The positions could not be made: ${(error as Error).message}`);
		}
	}
	return (
		<>
			<h2 ref={heading} tabIndex={-1} className="unseen">
				A new round
			</h2>
			<p>
				Mark the squares that a side controls, the pieces that hang, or the squares that a move
				turns. Afterwards you see what was right, what was not, and why.
			</p>
			<fieldset>
				<legend>Positions</legend>
				{(Object.keys(TITLES) as SourceName[]).map((name) => (
					<label key={name}>
						<input
							type="radio"
							name="from"
							checked={from === name}
							disabled={name === "game" && !hasGame}
							onChange={() => setFrom(name)}
						/>
						{TITLES[name]}
					</label>
				))}
			</fieldset>
			<fieldset>
				<legend>How many</legend>
				{LENGTHS.map((one) => (
					<label key={one}>
						<input
							type="radio"
							name="length"
							checked={length === one}
							onChange={() => setLength(one)}
						/>
						{one} {best.points[one] !== undefined && `(best: ${best.points[one]} points)`}
					</label>
				))}
			</fieldset>
			<label>
				<input
					type="checkbox"
					checked={hasClock}
					onChange={(event) => setClock(event.target.checked)}
				/>
				With a clock: quick answers gain up to a fifth more
			</label>
			<p className="row">
				<button type="button" onClick={() => void start()}>
					Begin
				</button>
				{best.streak > 0 && (
					<span className="soft">Longest run without a fault: {best.streak}</span>
				)}
			</p>
			<p role="alert">{problem}</p>
		</>
	);
}
