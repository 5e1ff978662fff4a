// The question for a reply: a move is made by pressing a piece and then where it goes. What is not
// the best move may be as good: an engine tells, where somebody lets it, and what answers it.

import { useMemo, useRef, useState } from "react";
import { openRules, type Way } from "../../chess/rules.ts";
import type { Square } from "../../chess/square.ts";
import { playMoves, uciOf } from "../../engine/playedMoves.ts";
import { practiseWords } from "../../messages/en/screens/practise.ts";
import { faultText } from "../../messages/faultText.ts";
import { FULL_POINTS, type Graded } from "../../questions/grade.ts";
import type { Posed } from "../../questions/pose.ts";
import type { Judge, Tried } from "./judge.ts";
import { PosedBoard } from "./PosedBoard.tsx";

type Props = {
	readonly posed: Posed;
	readonly judge: Judge;
	readonly add: (graded: Graded) => void;
	readonly next: () => void;
};

/** Each wrong move costs half of the points. */
const pointsAfter = (wrong: number) => Math.round(FULL_POINTS / 2 ** wrong);

export function ReplyQuestion({ posed, judge, add, next }: Props) {
	const { fen, move: best = "" } = posed;
	const ways = useMemo(() => openRules(fen).legalWays(), [fen]);
	const [from, setFrom] = useState<Square>();
	const [tried, setTried] = useState<Tried>();
	const [graded, setGraded] = useState<Graded>();
	const wrong = useRef(0);
	const words = practiseWords.reply;

	const startsAt = new Set(ways.map((way) => way.from));
	const endsAt = ways.filter((way) => way.from === from).map(({ to }) => to);
	const marked = useMemo(() => new Set(from === undefined ? [] : [from]), [from]);

	function end(points: number): void {
		const isFound = points > 0;
		const squares = [...posed.answer];
		const result = {
			right: isFound ? squares : [],
			tooMany: [],
			missed: isFound ? [] : squares,
			points,
		};
		setGraded(result);
		add(result);
	}

	function judged(uci: string, name: string, isGood: boolean, answer: readonly string[]): void {
		setTried({ uci, name, state: isGood ? "found" : "wrong", answer });
		if (isGood) end(pointsAfter(wrong.current));
		else wrong.current += 1;
	}

	function ask(uci: string, name: string): void {
		setTried({ uci, name, state: "asking", answer: [] });
		judge.ask(fen, uci).then(
			({ isGood, answer }) => judged(uci, name, isGood, answer),
			(error) => setTried({ uci, name, state: "unknown", answer: [], problem: faultText(error) }),
		);
	}

	function play(way: Way): void {
		const uci = uciOf(way);
		const name = playMoves(fen, [uci], 1)[0]?.name ?? uci;
		setFrom(undefined);
		if (uci === best) judged(uci, name, true, []);
		else if (judge.knows(fen)) ask(uci, name);
		else setTried({ uci, name, state: "unknown", answer: [] });
	}

	function mark(square: Square): void {
		if (tried?.state === "asking") return;
		// A pawn that arrives becomes a queen: it stands first.
		const way = ways.find((way) => way.from === from && way.to === square);
		if (way !== undefined) play(way);
		else setFrom(startsAt.has(square) && square !== from ? square : undefined);
	}

	return (
		<div className="asked">
			<PosedBoard
				posed={posed}
				marked={marked}
				graded={graded}
				among={new Set<Square>([...startsAt, ...endsAt])}
				mark={mark}
				isDragged={false}
			/>
			<div>
				<p role="status">{tried === undefined ? words.how : words.tried(tried)}</p>
				{graded !== undefined && (
					<p>{words.best(judge.best(fen), playMoves(fen, [best], 1)[0]?.name ?? "")}</p>
				)}
				<p className="row">
					{graded === undefined && tried?.state === "unknown" && (
						<button type="button" onClick={() => ask(tried.uci, tried.name)}>
							{words.ask(tried.name)}
						</button>
					)}
					{graded === undefined ? (
						<button type="button" disabled={tried?.state === "asking"} onClick={() => end(0)}>
							{words.show}
						</button>
					) : (
						<button type="button" onClick={next}>
							{practiseWords.round.next}
						</button>
					)}
				</p>
			</div>
		</div>
	);
}
