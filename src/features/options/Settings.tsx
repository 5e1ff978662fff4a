// The menu of options and settings, loaded late.

import { commandWords } from "../../messages/en/commands.ts";
import { heatWords } from "../../messages/en/lens.ts";
import { optionWords } from "../../messages/en/panels/options.ts";
import { isLoaded } from "../../store/state/appQueries.ts";
import { HEATS, heatNamed } from "../../store/state/heats.ts";
import type { Hideable, Options } from "../../store/state/options.ts";
import { CommandButton } from "../../ui/commands/CommandButton.tsx";
import type { ButtonCommand } from "../../ui/commands/command.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { SETUP_HASH } from "../../ui/routes.ts";

/** The settings that are on or off. */
const SWITCHES: readonly Exclude<keyof Options, "heat">[] = [
	"tintsNeutral",
	"showsPatterns",
	"outlinesTurned",
	"asksPromotion",
	"showsEffects",
];

const HIDEABLE: readonly Hideable[] = ["heat", "pieces", "coordinates", "arrows"];

const GAME_COMMANDS: readonly ButtonCommand[] = ["redo", "search", "compare", "present"];

export function Settings() {
	const { actions } = useSession();
	const options = useApp((state) => state.options);
	const hidden = useApp((state) => state.hidden);
	const hasGame = useApp(isLoaded);
	return (
		<div className="settings">
			<div className="setting-acts">
				{hasGame && GAME_COMMANDS.map((name) => <CommandButton key={name} name={name} />)}
				<a className="button" href={SETUP_HASH}>
					{commandWords.labels.setUp}
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
