// What the tool shows, what control is in plain words, four worked examples, what it is worth, and whom to thank.

import { useExampleSize } from "../../board/useBoardSize.ts";
import { CLASS_LIST, type SquareClass } from "../../control/classes.ts";
import type { Core } from "../../control/core.ts";
import { chessWords } from "../../messages/en/chess.ts";
import { PositionPicture } from "../../ui/canvas/PositionPicture.tsx";
import { PlightMeanings } from "../../ui/legend/PlightMeanings.tsx";
import { EXAMPLES, type Example, FIRST } from "./examples.ts";
import "./about.css";

/** What each class means, at length. */
const MEANINGS: Readonly<Record<SquareClass["key"], string>> = {
	neutral: "Nobody attacks the square. Either side may walk in.",
	contested:
		"Both sides attack the square, and whoever lands there first loses by it. Tension is here.",
	white:
		"White can put a piece there without losing anything by it, or is the only one who attacks it.",
	black:
		"Black can put a piece there without losing anything by it, or is the only one who attacks it.",
};

type CoreProps = { readonly core: Core };

export function About({ core }: CoreProps) {
	return (
		<article className="text-page about">
			<h1>About Square Control</h1>
			<p className="lead">
				Square Control colours every square of a chessboard by who controls it, move by move. Play a
				game, load one, or step through a famous one, and watch territory change hands.
			</p>
			<FirstBoard core={core} />
			<Colours />
			<Meaning />
			<Pieces />
			<Examples core={core} />
			<Worth />
			<Privacy />
			<Thanks />
			<p className="soft credit">Designed and developed by the founders of Square Control.</p>
		</article>
	);
}

function FirstBoard({ core }: CoreProps) {
	const { light, dark, contested, neutral } = FIRST.counts;
	return (
		<figure className="example-body">
			<ExampleBoard core={core} example={FIRST} />
			<figcaption>
				<p>
					Kasparov has just offered Topalov a rook on d4, at Wijk aan Zee in 1999. White controls{" "}
					{light} squares, Black {dark}; {contested} are contested and {neutral} neutral.
				</p>
				<p>
					Amber is White’s land, blue is Black’s; on red neither side can land without losing by it,
					and nobody attacks what is green.
				</p>
			</figcaption>
		</figure>
	);
}

type BoardProps = CoreProps & { readonly example: Pick<Example, "pieces" | "standing"> };

function ExampleBoard({ core, example: { pieces, standing } }: BoardProps) {
	const size = useExampleSize();
	return (
		<PositionPicture core={core} pieces={pieces} size={size} label={standing} showsCoordinates />
	);
}

function Colours() {
	return (
		<>
			<h2>The four colours</h2>
			<ul className="classes">
				{CLASS_LIST.map(({ key }) => (
					<li key={key} data-tint={key} className="swatch">
						<strong>{chessWords.control(key)}.</strong> {MEANINGS[key]}
					</li>
				))}
			</ul>
		</>
	);
}

function Meaning() {
	return (
		<>
			<h2>What control means</h2>
			<p>
				Every colour answers one question:{" "}
				<em>if a side put a piece on this square now, would it lose by it?</em> Attackers are not
				merely counted. The captures that would follow are played out.
			</p>
			<ul className="rules">
				<li>
					<strong>Exchanges.</strong> One side lands, the other may take, the first may take back,
					and so on. Each time the cheapest piece goes first, and either side stops when going on
					would cost it. Pawn 1, knight and bishop 3, rook 5, queen 9.
				</li>
				<li>
					<strong>Batteries and x-rays.</strong> A bishop, rook or queen also works through the
					piece in front of it, once that has been spent: through one of its own, and through an
					enemy’s too.
				</li>
				<li>
					<strong>Pins.</strong> A piece that shields its own king attacks nothing off the line it
					shields.
				</li>
				<li>
					<strong>Kings.</strong> A king may be the last to take, never to be taken, and nobody
					works through it.
				</li>
			</ul>
			<p>
				Whose move it is plays no part: the map shows what both sides command, not what happens
				next.
			</p>
		</>
	);
}

function Pieces() {
	return (
		<>
			<h2>What hangs</h2>
			<p>
				What stands on a square follows from who controls it, and from whose move it is. The lens
				Pieces marks it, and the inspector says it of one piece in a sentence.
			</p>
			<PlightMeanings />
			<p>
				On positions of masters’ games, Stockfish found taking right for 88 of 100 knights, bishops,
				rooks and queens that were said to hang, and for 72 of 100 with pawns counted.
			</p>
		</>
	);
}

function Examples({ core }: CoreProps) {
	return (
		<>
			<h2>Worked examples</h2>
			{EXAMPLES.map((example, index) => (
				<details key={example.title} className="example" open={index === 0}>
					<summary>{example.title}</summary>
					<div className="example-body">
						<ExampleBoard core={core} example={example} />
						<div>
							{example.text.map((paragraph) => (
								<p key={paragraph}>{paragraph}</p>
							))}
						</div>
					</div>
				</details>
			))}
		</>
	);
}

function Worth() {
	return (
		<>
			<h2>What it is worth</h2>
			<p>
				Does the map mean anything? Pieces were moved at random in some 3,000 master games (17,929
				quiet moves), and the engine Stockfish was asked. On a square of its own side the piece was
				captured by the very next move 8 times in 100, on a contested one 82, on the opponent’s 88.
				A piece already standing on an opponent’s square could be taken at a clear profit 63 times
				in 100, on a contested one 3.
			</p>
			<p>
				The map judges the square, not the piece that goes there: a queen may still be lost on a
				square that a pawn would hold. It describes a position, and does not evaluate it.
			</p>

			<p>
				The review counts exchanges as well, and looks no further than a capture, the reply and a
				check. In 300 games Stockfish found taking right for 93 of 100 pieces that were left hanging
				and taken, and for 56 of 100 that nobody took, which the review leaves out unless asked. It
				tells of four in 100 of the moves that lost a pawn and a half or more: most of what goes
				wrong in a game is nothing that counting shows.
			</p>

			<h2>In your own page</h2>
			<p>
				One line puts a game with its heat into an article, a lesson or a club’s page:{" "}
				<a href="./demo.html">see it at work, and make yours</a>.
			</p>
		</>
	);
}

/** Where games may be loaded from, if anywhere. */
const IMPORTED =
	import.meta.env.VITE_IMPORT !== "off"
		? "Only where you want games from Lichess or Chess.com, and press Load or Follow, is that site asked for them; you read before what it learns."
		: "";

/** Whom the page asks for what; a build may name a script that counts visits. */
const ASKED = import.meta.env.VITE_ANALYTICS
	? `The page asks its own host for its own files, and ${new URL(import.meta.env.VITE_ANALYTICS).host} for a script that counts visits, unless your browser says that you do not want to be tracked.`
	: "The page asks its own host for its own files, and nobody else for anything by itself.";

function Privacy() {
	return (
		<>
			<h2 id="privacy">Privacy</h2>
			<p>
				Your games stay in this browser: nothing you load, type or play is sent anywhere. There are
				no accounts and no cookies. {ASKED} {IMPORTED} What survives a reload, and the games in{" "}
				<em>Your games</em>, are kept on this device until you forget them or clear the site’s data.
				A link that you share holds its game behind the #, which no host gets to see.
			</p>
		</>
	);
}

function Thanks() {
	return (
		<>
			<h2>Thanks</h2>
			<p>
				The pieces are by Cburnett and Rfc1394 of Wikimedia Commons, as arranged by Stefan Haack for
				cm-chessboard, under the licence{" "}
				<a href="https://creativecommons.org/licenses/by-sa/3.0/" rel="license noreferrer">
					CC BY-SA 3.0
				</a>
				. The rules of chess are chess.js’s, games are read with @mliebelt/pgn-parser, the board is
				drawn with Konva, and the page is made with React. Icons are Lucide’s.{" "}
				<a href="./licences.html">All packages and their licences</a>
			</p>
		</>
	);
}
