// What can be set: it comes when somebody opens it.

import { type Hideable, isLoaded, type Options } from "../../store/state/appStore.ts";
import { HEATS, heatNamed, SOFT_CAUTION } from "../../store/state/heats.ts";
import { type Session, useApp, useSession } from "../../ui/hooks/useApp.ts";
import { PanelButton } from "../../ui/PanelButton.tsx";
import { SETUP_HASH } from "../../ui/routes/setupHash.ts";
import { Redo } from "./Undo.tsx";

const SETTINGS: readonly (readonly [Exclude<keyof Options, "heat">, string])[] = [
	["tintsNeutral", "Tint neutral squares"],
	["showsPatterns", "Patterns on the squares"],
	["outlinesTurned", "Mark what the last move turned"],
	["asksPromotion", "Ask what a pawn becomes"],
];

const SEEN: readonly (readonly [Hideable, string])[] = [
	["heat", "Heat (H)"],
	["pieces", "Pieces"],
	["coordinates", "Coordinates"],
	["arrows", "Arrows and circles"],
];

type Props = { readonly present: (session: Session) => void };

export function Settings({ present }: Props) {
	const session = useSession();
	const { actions } = session;
	const options = useApp((state) => state.options);
	const hidden = useApp((state) => state.hidden);
	const hasGame = useApp(isLoaded);
	return (
		<div className="settings">
			<div className="setting-acts">
				{hasGame && <Redo />}
				{hasGame && <PanelButton panel="search">Search</PanelButton>}
				{hasGame && <PanelButton panel="compare">Compare</PanelButton>}
				{hasGame && (
					<button type="button" onClick={() => present(session)}>
						Present
					</button>
				)}
				<a className="button" href={SETUP_HASH}>
					Set Up Position
				</a>
			</div>
			<label>
				Colours
				<select
					value={options.heat}
					onChange={(event) => {
						const heat = heatNamed(event.target.value);
						if (heat !== undefined) actions.setOptions({ heat });
					}}
				>
					{HEATS.map(({ name, title }) => (
						<option key={name} value={name}>
							{title}
						</option>
					))}
				</select>
			</label>
			<span className="soft small" role="status">
				{options.heat === "soft" && SOFT_CAUTION}
			</span>
			{SETTINGS.map(([key, title]) => (
				<label key={key}>
					<input
						type="checkbox"
						checked={options[key]}
						onChange={(event) => actions.setOptions({ [key]: event.target.checked })}
					/>
					{title}
				</label>
			))}
			<fieldset>
				<legend>On the board</legend>
				{SEEN.map(([what, title]) => (
					<label key={what}>
						<input
							type="checkbox"
							checked={!hidden[what]}
							onChange={() => actions.toggleHidden(what)}
						/>
						{title}
					</label>
				))}
			</fieldset>
		</div>
	);
}
