// Evaluations of the samples' positions by Stockfish 19 lite, 400,000 nodes each (npm run -s
// evaluate -- --nodes 400000), so that their review says what decided them before anybody asks an
// engine. A line a position, by ply: centipawns or a mate from White's side, and the engine's moves
// wherever two neighbours differ.

import type { Frame } from "../../chess/frame.ts";
import { type Game, positionAt } from "../../chess/game.ts";
import { BLACK, type Side, WHITE } from "../../chess/piece.ts";
import { type Evaluation, mateOn } from "../../engine/evaluation.ts";

const EVALUATIONS: Readonly<Record<number, string>> = {
	1858: `
35
24
18
27
56
60 e5d4 f3d4 c7c5 d4f3 f8e7 c1f4 g8f6 b1c3 b8c6 d1d2
113 d4e5 b8c6 e5d6 d8d6 d1d6 f8d6 c1e3 f7f5 b1c3 g4f3
101 b8c6 e5d6 g8f6 f1b5 d8d6 d1d6 f8d6 h2h3 g4d7 b1c3
161 d1f3 d6e5 f3b3 b8d7 c1e3 f8c5 e3c5 d7c5 b3b5 c5d7
168
148
136 d8f6 f3b3 b8d7 b3b7 a8b8 b7a6 f6a6 c4a6 d7c5 a6d3
254 f3b3 f8c5 c4f7 e8e7 f7d5 b8d7 e1g1 c7c6 d5c4 f6e4
266
302
250
219
220 e7c7 a2a4 f8c5 g5f6 g7f6 e1g1 h8f8 a4a5 b8d7 f1d1
428 c3b5 e7b4 b3b4 f8b4 c2c3 c6b5 c4b5 b8d7 c3b4 a8b8
491 e7b4 b3b4 f8b4 c2c3 c6b5 c4b5 b8d7 c3b4 a8b8 b5c6
652 c4b5 e8d8 e1c1 d8c7 d1d3 e7b4 b3f7 b4e7 d3c3 c7b7
656
714
746
741
756
779
846
1143
1154 e6d7 b3b8 e8e7 b8e5 e7d8 e5b8 d8e7 d1d7 e7d7 b8b7
#2 b3b8 d7b8 d1d8
#1 d7b8 d1d8
#1 d1d8
#0
`,
	1999: `
35
24
44
52
45
47
55
68
57
56
88
47
37
42
54
35
35
37
29
12
60
35
32
36
59
27
51
28
27
37
36
27
36
13
27
0
0
-46
-46
-64
-79
-75
-75
-95
-103
-110
-98 a5c6 a8c6 f4d6 d8d6 d5c6 a7b6 e1e7 b6c6 e7f7 h8e8
-35 a7b6 b2b4 d6f4 d4f4 f6d5 f4f7 c5b4 a3b4 h8e8 e1e8
63 e1e7 a7b6 f4d4 b6a5 b2b4 a5a4 d4c3 d6d5 e7a7 a8b7
4 a7b6 f4d4 b6a5 b2b4 a5a4 d4c3 d6d5 e7a7 a8b7 a7b7
80 f4d4 b6a5 b2b4 a5a4 d4c3 d6d5 e7a7 a8b7 a7b7 d5c4
73
53
67
63
63
62
56
49
59
60
46
84
49
52 h3d7 d8d7 b7d7 h8c8 a6d6 c8c5 d6d2 c4c3 d2c3 b4c3
-11 b4c3 a6a1 c3d2 a1b2 d2d1 h3f1 d8d2 f1c4 d2b2 b1b2
0
1 c3d2 a1b2 d2d1 h3f1 d8d2 f1c4 d2b2 b1b2 b5c4 b2c3
346 a1b2 d2d1 h3f1 d8d2 b7d7 d2d7 f1c4 b5c4 b2h8 d7d3
336
366
338
349
395
390
396
386
403
394
361
421
467
464
469
520
556
568
571
`,
	1985: `
35
24
40
17
38
36
33
29
26
21
24
20
25
17
23
8
37
32
36
35
51
29
49
41
28
26
21
15 h7h6 g5f6 d8f6 c3e4 f5e4 f3e4 f8e8 e4f3 a8c8 d1b3
71 a3c4 a8c8 d5d6 b4d3 g5f6 g7f6 f3e2 c5d6 e2d3 f5d3
-21 b7b5 d5d6 a8a7 a1e1 e8e1 f1e1 b4d3 e1e2 d8d6 g5f6
-40
-48
-37 d5d6 d8d6 g5f6 d6f6 f3a8 e8a8 b2b4 d3b4 c3d5 f6d6
-183 h7h6 g5h4 b5b4 c3e2 d8b6 e2c1 d3e5 c1b3 e5f3 g2f3
-164
-156
-163
-160
-168
-184
-199
-202
-215
-192
-190
-192
-198 a4b2 d7e5 f3g2 a6a5 h2h3 d6b6 b2d3 e5d3 a2a3 f5g6
-307 d6f6 a2a3 a6a5 h2h3 h6h5 g1h2 f5g6 h2h1 h5h4 d5d6
-310
-322
-340
-356
-353
-416 g5g4 a2d2 d7e5 d2e2 f6g6 b1d2 e5f3 g2f3 g4f3 e2f3
-322 g2h3 d3e5 h3d7 e5d7 a2b2 d7e5 f2f4 g5f4 d5d6 f6g5
-339
-286
-333
-305 h2h3 h6h5 h3h4 e8e6 d2g5 f6d4 g5d5 d4d5 g2d5 e6d6
-443 f6d6 a4b2 d6d4 g1h1 d7c5 b2d3 c5d3 f3g4 e8e3 g2f3
-495
-553
-531
-565
-618
-622
-650
-653
-658
-652
-643
-647
-695
-636
-700 d3d2 c1b1 d1b1 e3d2 g2f1 d2d5 f1g2 d5d4 b1f1 e8e2
#-5 e3f2 d3e3 e8e3 d1c1 e3e1 c1e1 f2e1 g2f1 e1f1
#-4 g2f1 e8e1 d1e1 c1e1 b1d2 e1f1 d2f1 f2f1
#-2 e8e2 d1c1 f2g2
#-3 b2d1 e8e1 d2f1 e1f1 g2f1 f2f1
#-3 e8e1 d2f1 e1f1 g2f1 f2f1
#-2 d2f1 e1f1 g2f1 f2f1
`,
};

/** The last positions of the samples: a game that is there after as many plies was one of them. */
const ENDS: Readonly<Record<string, number>> = {
	"1n1Rkb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K5 b k - 1 17": 1858,
	"8/Q6p/6p1/5p2/5P2/2p3P1/3r3P/2K1k3 b - - 3 44": 1999,
	"8/5pk1/7p/8/1p4P1/1P1R2P1/3N1qBP/3Nr2K w - - 1 41": 1985,
};

function evaluationIn(text: string, mover: Side): Evaluation {
	const [score = "", ...moves] = text.split(" ");
	if (score === "#0") return mateOn(mover);
	const isMate = score.startsWith("#");
	const value = { cp: isMate ? null : Number(score), mate: isMate ? Number(score.slice(1)) : null };
	return { ...value, depth: 0, lines: moves.length === 0 ? [] : [{ ...value, moves }] };
}

/** By frame, as far as a sample went, if a game begins with one; none of any other game. */
export function sampleEvaluations(game: Game): Evaluation[] {
	for (const [end, year] of Object.entries(ENDS)) {
		const lines = (EVALUATIONS[year] ?? "").trim().split("\n");
		if (lines.length > game.plies + 1) continue;
		if (positionAt(game, (lines.length - 1) as Frame).fen !== end) continue;
		return lines.map((line, ply) => evaluationIn(line, ply % 2 === 0 ? WHITE : BLACK));
	}
	return [];
}
