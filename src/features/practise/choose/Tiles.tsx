// The eight kinds of rounds, each with a small board that shows what is asked.

import { useMemo } from "react";
import { INK } from "../../../board/heat/palette.ts";
import { StillBoard, stillSize } from "../../../board/StillBoard.tsx";
import { gameFrom } from "../../../chess/edit.ts";
import { FIRST_FRAME } from "../../../chess/frame.ts";
import { WHITE } from "../../../chess/piece.ts";
import { readPieces } from "../../../chess/placement.ts";
import { SQUARES, squareNamed } from "../../../chess/square.ts";
import { controlAt } from "../../../control/controlMap.ts";
import type { Core } from "../../../control/core.ts";
import { practiseWords } from "../../../messages/en/screens/practise.ts";
import { choiceWords } from "../../../messages/en/screens/practiseChoice.ts";
import { MIDDLE, squaresIn } from "../../../training/question.ts";
import { QUESTION_KINDS, type QuestionKind } from "../../../training/sources/kinds.ts";
import { squaresPainter } from "../../../ui/question/paintSquares.ts";

const words = choiceWords;

/** CSS pixels of a small board: 14 for each square. */
const WIDTH = 112;

type Shown = {
	readonly fen: string;
	/** With a ring each. */
	readonly ringed?: readonly string[];
	readonly arrow?: readonly [string, string];
};

const MIDDLE_GAME = "r1bqr1k1/ppp2pbp/2np1np1/4p3/2PPP3/2N2N2/PP2BPPP/R1BQR1K1 w - - 0 9";
const ITALIAN = "r1bqk2r/ppp2ppp/2np1n2/2b1p3/2B1P3/2PP1N2/PP3PPP/RNBQ1RK1 b kq - 0 6";

const SHOWN: Readonly<Record<QuestionKind, Shown>> = {
	oneOfThree: { fen: MIDDLE_GAME, ringed: ["d5", "e4", "g5"] },
	whose: { fen: ITALIAN },
	hangs: {
		fen: "r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/5N2/PPPP1PPP/RNB1K2R w - - 0 4",
		ringed: ["f7"],
	},
	turns: { fen: ITALIAN, arrow: ["d3", "d4"] },
	letGo: {
		fen: "rnbqk2r/ppp1bppp/4pn2/3p4/2PP4/2N2N2/PP2PPPP/R1BQKB1R w KQkq - 2 5",
		arrow: ["c4", "d5"],
		ringed: ["b5"],
	},
	reply: {
		fen: "r2q1rk1/ppp2ppp/2n1bn2/3pp3/3P4/2PBPN2/PP3PPP/RNBQ1RK1 w - - 0 9",
		arrow: ["d4", "e5"],
		ringed: ["e5"],
	},
	rhythm: { fen: "2kr3r/ppp2ppp/2n1q3/4n3/4P3/2N3P1/PPP2P1P/R2Q1RK1 w - - 0 14" },
	mixed: { fen: "rnbqkb1r/pp2pppp/3p1n2/8/3NP3/2N5/PPP2PPP/R1BQKB1R b KQkq - 2 5" },
};

function pictureOf(core: Core, kind: QuestionKind) {
	const { fen, ringed = [], arrow } = SHOWN[kind];
	const { placements } = gameFrom(fen);
	const control = core.computeControl(placements);
	const [from, to] = arrow ?? [];
	return squaresPainter({
		pieces: readPieces(placements, FIRST_FRAME),
		orientation: WHITE,
		tints: new Map(SQUARES.map((square) => [square, controlAt(control, FIRST_FRAME, square)])),
		ringed: new Set(ringed.map(squareNamed)),
		...(kind === "whose" && { region: new Set(squaresIn(MIDDLE)) }),
		...(from !== undefined &&
			to !== undefined && {
				arrows: [{ from: squareNamed(from), to: squareNamed(to), ink: INK, isHeavy: true }],
			}),
	});
}

type Props = {
	readonly core: Core;
	readonly kind: QuestionKind;
	readonly choose: (kind: QuestionKind) => void;
};

export function Tiles({ core, kind, choose }: Props) {
	const tiles = useMemo(
		() => QUESTION_KINDS.map((one) => [one, pictureOf(core, one)] as const),
		[core],
	);
	const size = useMemo(() => stillSize(WIDTH), []);
	return (
		<ul className="choose-tiles list" aria-label={words.kinds}>
			{tiles.map(([one, picture]) => (
				<li key={one}>
					<button
						type="button"
						className="surface beside loose left full"
						aria-pressed={one === kind}
						onClick={() => choose(one)}
					>
						<StillBoard size={size} picture={picture} />
						<span>
							{one === "oneOfThree" && <span className="choose-tag">{words.easy}</span>}
							<strong>{practiseWords.title(one)}</strong>
							<span className="soft">{words.what(one)}</span>
						</span>
					</button>
				</li>
			))}
		</ul>
	);
}
