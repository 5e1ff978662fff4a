// The menu of options and settings, loaded late.

import { heatWords } from "../../messages/en/lens.ts";
import { optionWords } from "../../messages/en/panels/options.ts";
import type { Session } from "../../session/session.ts";
import { isLoaded } from "../../store/state/appQueries.ts";
import { HEATS, heatNamed } from "../../store/state/heats.ts";
import type { Hideable, Options } from "../../store/state/options.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { PanelButton } from "../../ui/PanelButton.tsx";
import { SETUP_HASH } from "../../ui/routes.ts";
import { Redo } from "./Undo.tsx";

/** The settings that are on or off. */
const SWITCHES: readonly Exclude<keyof Options, "heat">[] = [
	"tintsNeutral",
	"showsPatterns",
	"outlinesTurned",
	"asksPromotion",
];

const HIDEABLE: readonly Hideable[] = ["heat", "pieces", "coordinates", "arrows"];

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
				{hasGame && <PanelButton panel="search">{optionWords.search}</PanelButton>}
				{hasGame && <PanelButton panel="compare">{optionWords.compare}</PanelButton>}
				{hasGame && (
					<button type="button" onClick={() => present(session)}>
						{optionWords.present}
					</button>
				)}
				<a className="button" href={SETUP_HASH}>
					{optionWords.setUp}
				</a>
			</div>
			<label>
				{optionWords.colours}
				<select
					value={options.heat}
					onChange={(event) => {
						const heat = heatNamed(event.target.value);
						if (heat !== undefined) actions.setOptions({ heat });
					}}
				>
					{HEATS.map((heat) => (
						<option key={heat} value={heat}>
							{heatWords.titles[heat]}
						</option>
					))}
				</select>
			</label>
			<span className="soft small" role="status">
				{options.heat === "soft" && heatWords.softCaution}
			</span>
			{SWITCHES.map((key) => (
				<label key={key}>
					<input
						type="checkbox"
						checked={options[key]}
						onChange={(event) => actions.setOptions({ [key]: event.target.checked })}
					/>
					{optionWords.settings[key]}
				</label>
			))}
			<fieldset>
				<legend>{optionWords.onBoard}</legend>
				{HIDEABLE.map((what) => (
					<label key={what}>
						<input
							type="checkbox"
							checked={!hidden[what]}
							onChange={() => actions.toggleHidden(what)}
						/>
						{optionWords.shown[what]}
					</label>
				))}
			</fieldset>
		</div>
	);
}
