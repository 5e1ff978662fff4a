// A round of questions: one after the other is answered, explained, and added up.

import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Square } from "../../chess/square.ts";
import type { Core } from "../../control/core.ts";
import { Clock } from "./Clock.tsx";
import { PaintBoard } from "./PaintBoard.tsx";
import type { Posed } from "./questions.ts";
import { reasonFor } from "./reasons.ts";
import { type Graded, grade, isPerfect, keepBest } from "./score.ts";

type Props = {
	readonly core: Core;
	readonly questions: readonly Posed[];
	readonly hasClock: boolean;
	readonly link: string;
	readonly boardOf: (posed: Posed, isAnswered: boolean) => ReactNode;
	readonly leave: () => void;
};

/** The points of each question that is answered, and how many in a row were without a fault. */
type Tally = { readonly points: number; readonly streak: number; readonly longest: number };

export function Round({ questions, ...props }: Props) {
	const [place, setPlace] = useState(0);
	const [tally, setTally] = useState<Tally>({ points: 0, streak: 0, longest: 0 });
	const posed = questions[place];
	if (posed === undefined) return <Sum {...props} tally={tally} length={questions.length} />;
	const add = (graded: Graded) => {
		const streak = isPerfect(graded) ? tally.streak + 1 : 0;
		const longest = Math.max(tally.longest, streak);
		setTally({ points: tally.points + graded.points, streak, longest });
	};
	return (
		<>
			<p className="soft">
				Question {place + 1} of {questions.length} · {tally.points} points
				{tally.streak > 1 && ` · ${tally.streak} in a row without a fault`}
			</p>
			<Asked key={place} {...props} posed={posed} add={add} next={() => setPlace(place + 1)} />
		</>
	);
}

type AskedProps = Omit<Props, "questions"> & {
	readonly posed: Posed;
	readonly add: (graded: Graded) => void;
	readonly next: () => void;
};

/** Faults that are explained at once; more would be a wall of text. */
const MOST_REASONS = 8;

function Asked({ core, posed, hasClock, boardOf, add, next }: AskedProps) {
	const [marked, setMarked] = useState<ReadonlySet<Square>>(new Set());
	const [graded, setGraded] = useState<Graded>();
	const [began] = useState(() => performance.now());
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	const mark = (square: Square, isMarked: boolean) =>
		setMarked((before) => {
			const after = new Set(before);
			if (isMarked) after.add(square);
			else after.delete(square);
			return after;
		});
	const answer = () => {
		const seconds = hasClock ? (performance.now() - began) / 1000 : undefined;
		const found = grade(marked, posed.answer, seconds);
		setGraded(found);
		add(found);
		heading.current?.focus();
	};
	const faults = graded === undefined ? [] : [...graded.wrong, ...graded.missed];
	return (
		<>
			<h2 ref={heading} tabIndex={-1}>
				{posed.text}
			</h2>
			<div className="asked">
				<PaintBoard posed={posed} marked={marked} mark={mark} graded={graded}>
					{boardOf(posed, graded !== undefined)}
				</PaintBoard>
				<div>
					{hasClock && graded === undefined && <Clock began={began} />}
					<p role="status">
						{graded === undefined
							? `${marked.size} marked`
							: `${graded.right.length} right, ${graded.wrong.length} wrong, ${graded.missed.length} missed: ${graded.points} points.`}
					</p>
					<p className="row">
						{graded === undefined ? (
							<button type="button" onClick={answer}>
								Answer
							</button>
						) : (
							<button type="button" onClick={next}>
								Next
							</button>
						)}
					</p>
					{faults.length > 0 && (
						<ul className="reasons-why">
							{faults.slice(0, MOST_REASONS).map((square) => (
								<li key={square}>{reasonFor(core, posed, square)}</li>
							))}
						</ul>
					)}
				</div>
			</div>
		</>
	);
}

type SumProps = Pick<Props, "link" | "leave"> & { readonly tally: Tally; readonly length: number };

function Sum({ link, leave, tally, length }: SumProps) {
	const [best] = useState(() => keepBest(length, tally.points, tally.longest));
	const [told, setTold] = useState("");
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	const copy = () =>
		navigator.clipboard.writeText(link).then(
			() => setTold("Link copied"),
			() => setTold("The browser does not allow copying: select the link and copy it by hand"),
		);
	return (
		<>
			<h2 ref={heading} tabIndex={-1}>
				{tally.points} points of {length * 100}
			</h2>
			<p>
				Best of {length}: {best.points[length]} points. Longest run without a fault: {best.streak}.
			</p>
			<p>The same positions for a friend:</p>
			<p className="row">
				<input readOnly aria-label="Link to these positions" value={link} />
				<button type="button" onClick={() => void copy()}>
					Copy Link
				</button>
				<button type="button" onClick={leave}>
					Another round
				</button>
			</p>
			<p role="status">{told}</p>
		</>
	);
}
