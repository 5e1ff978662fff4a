// Practise: rounds of positions on which squares are to be marked. There is no clock unless
// it is wanted; afterwards it says why each square is as it is.

import { useEffect, useRef, useState } from "react";
import type { Core } from "../../control/core.ts";
import type { Insight } from "../../control/insight.ts";
import { practiseWords } from "../../messages/en/screens/practise.ts";
import { makeQuestions } from "../../questions/makeQuestions.ts";
import type { Posed } from "../../questions/pose.ts";
import type { SourceName } from "../../questions/sources.ts";
import type { PositionSource } from "../../session/questionText.ts";
import type { Judge } from "./judge.ts";
import { Round } from "./Round.tsx";
import { readBest } from "./score.ts";
import "./practise.css";

const LENGTHS = [5, 10, 20];

const SOURCES: readonly SourceName[] = ["game", "samples", "made"];

export type Props = {
	readonly core: Core;
	readonly insight: Insight;
	/** Those of the address, as a friend sends them, and its entry in the history. */
	readonly sent: readonly Posed[];
	readonly entry: string;
	readonly hasGame: boolean;
	readonly find: (from: SourceName) => Promise<readonly PositionSource[]>;
	readonly linkTo: (questions: readonly Posed[]) => string;
	readonly judge: Judge;
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
			<h1>{practiseWords.title}</h1>
			{questions.length === 0 ? (
				<Setup {...props} begin={begin} />
			) : (
				<Round
					key={round}
					{...props}
					questions={questions}
					entry={round === 0 ? props.entry : undefined}
					hasClock={hasClock}
					link={props.linkTo(questions)}
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
	const words = practiseWords.setup;
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	async function start(): Promise<void> {
		try {
			const made = makeQuestions(await find(from), length, Math.random, core, insight);
			if (made.length === 0) setProblem(words.tooShort);
			else begin(made, hasClock);
		} catch (error) {
			console.error(error);
			setProblem(words.failed((error as Error).message));
		}
	}
	return (
		<>
			<h2 ref={heading} tabIndex={-1} className="unseen">
				{words.title}
			</h2>
			<p>{words.what}</p>
			<fieldset>
				<legend>{words.positions}</legend>
				{SOURCES.map((name) => (
					<label key={name}>
						<input
							type="radio"
							name="from"
							checked={from === name}
							disabled={name === "game" && !hasGame}
							onChange={() => setFrom(name)}
						/>
						{words.sources[name]}
					</label>
				))}
			</fieldset>
			<fieldset>
				<legend>{words.howMany}</legend>
				{LENGTHS.map((one) => (
					<label key={one}>
						<input
							type="radio"
							name="length"
							checked={length === one}
							onChange={() => setLength(one)}
						/>
						{words.length(one, best.points[one])}
					</label>
				))}
			</fieldset>
			<label>
				<input
					type="checkbox"
					checked={hasClock}
					onChange={(event) => setClock(event.target.checked)}
				/>
				{words.clock}
			</label>
			<p className="row">
				<button type="button" onClick={() => void start()}>
					{words.begin}
				</button>
				{best.streak > 0 && <span className="soft">{words.longest(best.streak)}</span>}
			</p>
			<p role="alert">{problem}</p>
		</>
	);
}
