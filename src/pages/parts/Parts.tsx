// What panels are made of, each part with its name. A panel with a list, a field and a foot comes
// first: its lines are those of a panel of a feature.

import { Flag, Search, Trash2 } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { stillSize } from "../../board/StillBoard.tsx";
import type { Core } from "../../control/core.ts";
import { PositionPicture } from "../../ui/canvas/PositionPicture.tsx";
import { DialogFrame } from "../../ui/dialog/DialogFrame.tsx";
import { Effect } from "../../ui/Effect.tsx";
import { useTheme } from "../../ui/hooks/useTheme.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { PanelHead } from "../../ui/PanelHead.tsx";
import { Check } from "../../ui/parts/Check.tsx";
import { Field } from "../../ui/parts/Field.tsx";
import { NoticeLine } from "../../ui/parts/NoticeLine.tsx";
import { PanelFoot } from "../../ui/parts/PanelFoot.tsx";
import { Row } from "../../ui/parts/Row.tsx";
import { Section } from "../../ui/parts/Section.tsx";

type PartProps = {
	/** Components and classes, as they are written. */
	readonly name: string;
	readonly children: ReactNode;
};

const Part = ({ name, children }: PartProps) => (
	<section className="column" aria-label={name}>
		<h2 className="ruled">
			<code>{name}</code>
		</h2>
		{children}
	</section>
);

type Props = { readonly core: Core };

const PICTURE = stillSize(64);

const OPERA = "1n2kb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2KR4";

function Panel({ core }: Props) {
	const [isSet, set] = useState(true);
	return (
		<section className="surface side-panel column joined" aria-label="Games of a lesson">
			<PanelHead title="Games of a lesson" close={() => {}} />
			<div className="side-panel-body">
				<Field title="Opening" end={<button type="button">Add</button>}>
					<input placeholder="Philidor" />
				</Field>
				<ul className="list">
					<li>
						<Row
							lead={<PositionPicture core={core} pieces={OPERA} size={PICTURE} />}
							title={<h3>Morphy, Paul – Duke Karl</h3>}
							text="Paris 1858, 17 moves"
						>
							<button type="button">Open</button>
						</Row>
					</li>
					<li className="ruled">
						<Row
							lead={<Flag aria-hidden="true" />}
							title={<h3>Byrne, Donald – Fischer, Robert James</h3>}
							text="New York 1956, 41 moves"
						>
							<IconButton icon={Trash2} name="Remove the game" />
						</Row>
					</li>
				</ul>
				<Section title="On the board">
					<Check isSet={isSet} set={set}>
						Numbers of attackers
					</Check>
					<p className="soft small">A text that explains is soft and small.</p>
				</Section>
			</div>
			<PanelFoot>
				<button type="button" className="plain">
					<Search aria-hidden="true" />
					Search
				</button>
				<a className="button" href="#foot">
					Practise
				</a>
			</PanelFoot>
		</section>
	);
}

const Buttons = () => (
	<Part name="button, .primary, .plain, .quiet, IconButton">
		<div className="row">
			<button type="button" className="primary">
				Goes on
			</button>
			<button type="button">Does something</button>
			<button type="button" className="plain">
				<Search aria-hidden="true" />
				Without an edge
			</button>
			<button type="button" className="quiet">
				Like a link
			</button>
			<IconButton icon={Trash2} name="Remove" />
			<button type="button" aria-disabled="true">
				Not now
			</button>
		</div>
	</Part>
);

const PLACES = {
	row: "side by side, with a gap; the next line where there is no room",
	beside: "side by side, in one line",
	column: "below each other",
	"tight, loose, apart, joined": "how far from each other",
	"grow, to-end, spread, rigid":
		"takes what room is left; stands at the end; as far apart as can be; keeps its size",
	"flush, gap-above": "without, and with room around it",
	"list, ruled": "a list without bullets; a line above, from the second row on",
	breaks: "long words break",
	"soft, small, strong": "what stands beside what matters; what matters",
};

const Placement = () => (
	<Part name="row, beside, column, grow, flush">
		<dl>
			{Object.entries(PLACES).map(([names, meaning]) => (
				<div key={names} className="row">
					<dt>
						<code>{names}</code>
					</dt>
					<dd className="soft">{meaning}</dd>
				</div>
			))}
		</dl>
	</Part>
);

const LISTS = ["Main line", "Variations"];

const Fields = () => (
	<Part name="Field, isBeside, end, .problem">
		<Field title="Name of the lesson">
			<input defaultValue="The isolated pawn" />
		</Field>
		<Field title="Moves" isBeside>
			<select>
				{LISTS.map((one) => (
					<option key={one}>{one}</option>
				))}
			</select>
		</Field>
		<Field title="Notes">
			<textarea rows={2} placeholder="What to say" />
		</Field>
		<p className="problem">There is no such square</p>
	</Part>
);

function Choices() {
	const [chosen, choose] = useState(LISTS[0]);
	const name = useId();
	return (
		<Part name="Check, .segments, .toggles">
			<Check isSet={chosen === LISTS[1]} set={() => choose(LISTS[1])}>
				With variations
			</Check>
			<div className="row" role="radiogroup" aria-label="Moves">
				<span className="segments">
					{LISTS.map((one) => (
						<label key={one}>
							<input
								type="radio"
								className="unseen"
								name={name}
								checked={one === chosen}
								onChange={() => choose(one)}
							/>
							{one}
						</label>
					))}
				</span>
			</div>
			<div className="row toggles">
				{LISTS.map((one) => (
					<button key={one} type="button" aria-pressed={one === chosen} onClick={() => choose(one)}>
						{one}
					</button>
				))}
			</div>
		</Part>
	);
}

function Tabs() {
	const [chosen, choose] = useState(LISTS[0]);
	return (
		<Part name="tablist, .badge">
			<div className="beside underlined" role="tablist" aria-label="Moves">
				{LISTS.map((one) => (
					<button
						key={one}
						type="button"
						role="tab"
						aria-selected={one === chosen}
						tabIndex={one === chosen ? 0 : -1}
						onClick={() => choose(one)}
					>
						{one} <span className="badge">3</span>
					</button>
				))}
			</div>
		</Part>
	);
}

const Surfaces = ({ core }: Props) => (
	<Part name=".surface, .floating, PositionPicture">
		<div className="row apart">
			<div className="surface beside loose list-row">
				<PositionPicture core={core} pieces={OPERA} size={PICTURE} />
				<button type="button" className="plain">
					A card with a board
				</button>
			</div>
			<div className="floating column joined">
				<button type="button" className="plain left">
					<Flag aria-hidden="true" />A line of a menu
				</button>
				<button type="button" className="plain left">
					<Trash2 aria-hidden="true" />
					Another
				</button>
			</div>
		</div>
	</Part>
);

const Toolbar = () => (
	<Part name="toolbar">
		<div className="row tight" role="toolbar" aria-label="Tools">
			<IconButton icon={Search} name="Search" />
			<IconButton icon={Flag} name="Mark" />
			<button type="button" className="plain to-end">
				More
			</button>
		</div>
	</Part>
);

const Tables = () => (
	<Part name="table, Effect, .swatch">
		<table>
			<thead>
				<tr>
					<th scope="col">Move</th>
					<th scope="col">Squares</th>
				</tr>
			</thead>
			<tbody>
				<tr>
					<td>13. Rxd7</td>
					<td>
						<Effect white={3} black={-2} />
					</td>
				</tr>
			</tbody>
		</table>
		<p className="row small flush">
			<span className="swatch" data-tint="white">
				White
			</span>
			<span className="swatch" data-tint="black">
				Black
			</span>
			<span className="swatch" data-tint="contested">
				Contested
			</span>
		</p>
	</Part>
);

const Texts = () => (
	<Part name="Section, .small, .soft, .move, NoticeLine, progress">
		<Section title="A heading of a section">
			<p className="flush">
				Black gave up the square d7 with{" "}
				<button type="button" className="move">
					12… Rd8
				</button>
				. A move in a sentence plays on the board.
			</p>
			<p className="soft flush">There is nothing here yet.</p>
		</Section>
		<NoticeLine sentence="The game was replaced.">
			<button type="button" className="quiet">
				Undo
			</button>
		</NoticeLine>
		<p className="beside flush">
			<progress aria-label="Reading" value={0.4} />
			<span className="soft small">Reading the games</span>
		</p>
	</Part>
);

function Dialogs() {
	const [isOpen, open] = useState(false);
	const dialog = useRef<HTMLDialogElement>(null);
	const first = useRef<HTMLButtonElement>(null);
	return (
		<Part name="DialogFrame">
			<div className="row">
				<button type="button" onClick={() => open(true)}>
					Open a dialog
				</button>
			</div>
			{isOpen && (
				<DialogFrame
					title="Remove the lesson?"
					dialog={dialog}
					first={first}
					onClose={() => open(false)}
				>
					<p>Its three chapters go with it.</p>
					<div className="row">
						<button ref={first} type="button" className="primary">
							Remove
						</button>
						<button type="button" onClick={() => open(false)}>
							Cancel
						</button>
					</div>
				</DialogFrame>
			)}
		</Part>
	);
}

export function Parts({ core }: Props) {
	const { other, change } = useTheme();
	return (
		<main className="text-page column apart">
			<div className="row spread">
				<h1>Parts</h1>
				<button type="button" onClick={change}>
					Show the {other} theme
				</button>
			</div>
			<p className="lead flush">
				A panel is made of these. Its own style sheet has only what it alone paints.
			</p>
			{/* A phone shows a panel as a sheet: here in a window of its own. */}
			<div style={{ display: "grid", contain: "layout", minHeight: "36rem" }}>
				<Panel core={core} />
			</div>
			<Placement />
			<Buttons />
			<Fields />
			<Choices />
			<Tabs />
			<Toolbar />
			<Surfaces core={core} />
			<Tables />
			<Texts />
			<Dialogs />
		</main>
	);
}
