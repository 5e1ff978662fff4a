// The About page: the purpose of the tool, control in plain words, four worked examples, the limits
// of control, and credits.

import type { BoardSize } from "../../board/geometry.ts";
import { CLASS_LIST } from "../../control/classes.ts";
import type { Core } from "../../control/core.ts";
import { chessWords } from "../../messages/en/chess.ts";
import { aboutWords } from "../../messages/en/screens/about.ts";
import { hasImports, settings } from "../../runtime/settings.ts";
import { PositionPicture } from "../../ui/canvas/PositionPicture.tsx";
import { useExampleSize } from "../../ui/canvas/useBoardSize.ts";
import { PlightMeanings } from "../../ui/legend/PlightMeanings.tsx";
import { Rich } from "../../ui/Rich.tsx";
import { EXAMPLES, FIRST } from "./examples.ts";
import "./about.css";
import { DOCUMENTATION } from "../../ui/routes.ts";

type BoardProps = { readonly core: Core; readonly size: BoardSize };

const RULES = ["exchanges", "batteries", "pins", "kings"] as const;

const strong = (text: string) => <strong>{text}</strong>;
const emphasised = (text: string) => <em>{text}</em>;

type Props = Pick<BoardProps, "core"> & { readonly openHelp: () => void };

export function About({ core, openHelp }: Props) {
	const size = useExampleSize();
	return (
		<article className="text-page about">
			<h1>{aboutWords.heading}</h1>
			<p className="lead">{aboutWords.lead}</p>
			<Help open={openHelp} />
			<FirstBoard core={core} size={size} />
			<Colours />
			<Meaning />
			<Pieces />
			<Examples core={core} size={size} />
			<Worth />
			<Embedding />
			<Privacy />
			<Thanks />
			<p className="soft credit">{aboutWords.credit}</p>
		</article>
	);
}

function Help({ open }: { readonly open: () => void }) {
	const { heading, text, button } = aboutWords.help;
	return (
		<>
			<h2>{heading}</h2>
			<p>{text}</p>
			<button type="button" onClick={open}>
				{button}
			</button>
		</>
	);
}

function FirstBoard(board: BoardProps) {
	const { standing, counts, colours } = aboutWords.first;
	return (
		<figure className="example-body">
			<PositionPicture {...board} pieces={FIRST.pieces} label={standing} showsCoordinates />
			<figcaption>
				<p>{counts(FIRST.counts)}</p>
				<p>{colours}</p>
			</figcaption>
		</figure>
	);
}

function Colours() {
	const { heading, line, meanings } = aboutWords.classes;
	return (
		<>
			<h2>{heading}</h2>
			<ul className="classes list">
				{CLASS_LIST.map(({ key }) => (
					<li key={key} data-tint={key} className="swatch">
						<Rich text={line(chessWords.control(key), meanings[key], strong)} />
					</li>
				))}
			</ul>
		</>
	);
}

function Meaning() {
	const { heading, question, rules, turn } = aboutWords.meaning;
	return (
		<>
			<h2>{heading}</h2>
			<p>
				<Rich text={question(emphasised)} />
			</p>
			<ul className="rules">
				{RULES.map((rule) => (
					<li key={rule}>
						<Rich text={rules[rule](strong)} />
					</li>
				))}
			</ul>
			<p>{turn}</p>
		</>
	);
}

function Pieces() {
	const { heading, lens, measured } = aboutWords.pieces;
	return (
		<>
			<h2>{heading}</h2>
			<p>{lens}</p>
			<PlightMeanings />
			<p>{measured}</p>
		</>
	);
}

function Examples(board: BoardProps) {
	return (
		<>
			<h2>{aboutWords.examplesHeading}</h2>
			{EXAMPLES.map(({ name, pieces }, index) => {
				const { title, standing, text } = aboutWords.examples[name];
				return (
					<details key={name} className="example ruled" open={index === 0}>
						<summary className="strong">{title}</summary>
						<div className="example-body">
							<PositionPicture {...board} pieces={pieces} label={standing} showsCoordinates />
							<div>
								{text.map((paragraph) => (
									<p key={paragraph}>{paragraph}</p>
								))}
							</div>
						</div>
					</details>
				);
			})}
		</>
	);
}

function Worth() {
	const { heading, squares, limits, review } = aboutWords.worth;
	return (
		<>
			<h2>{heading}</h2>
			<p>{squares}</p>
			<p>{limits}</p>
			<p>{review}</p>
		</>
	);
}

function Embedding() {
	const { heading, text } = aboutWords.embedding;
	return (
		<>
			<h2>{heading}</h2>
			<p>
				<Rich
					text={text(
						(words) => <a href="./demo.html">{words}</a>,
						(words) => <a href={DOCUMENTATION}>{words}</a>,
					)}
				/>
			</p>
		</>
	);
}

/** A build may name a script that counts visits, or leave out the games of other sites. */
function Privacy() {
	const { heading, text, requestsOwnHost, requestsAnalytics, imports } = aboutWords.privacy;
	const analytics = settings.VITE_ANALYTICS;
	const requests = analytics ? requestsAnalytics(new URL(analytics).host) : requestsOwnHost;
	return (
		<>
			<h2 id="privacy">{heading}</h2>
			<p>
				<Rich text={text(requests, hasImports ? imports : "", emphasised)} />
			</p>
		</>
	);
}

function Thanks() {
	const { heading, text } = aboutWords.thanks;
	return (
		<>
			<h2>{heading}</h2>
			<p>
				<Rich
					text={text(
						(licence) => (
							<a href="https://creativecommons.org/licenses/by-sa/3.0/" rel="license noreferrer">
								{licence}
							</a>
						),
						(all) => <a href="./licences.html">{all}</a>,
					)}
				/>
			</p>
		</>
	);
}
