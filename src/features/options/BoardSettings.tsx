// Settings of the board, of the list of moves and of the timeline, in place of the tabs: each is
// seen working on the board while it is set.

import { HEATS } from "../../board/heat/heats.ts";
import type { Hideable } from "../../board/view.ts";
import { timelineWords } from "../../messages/en/board.ts";
import { heatWords } from "../../messages/en/lens.ts";
import { meterWords } from "../../messages/en/panels/meters.ts";
import { optionWords } from "../../messages/en/panels/options.ts";
import { isMeter, METER_LIST } from "../../review/meters.ts";
import { SPEEDS, type Switch } from "../../session/state/options.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { useMedia } from "../../ui/hooks/useMedia.ts";
import { PanelHead, type PanelProps } from "../../ui/PanelHead.tsx";
import { PHONE } from "../../ui/style/windows.ts";
import { Check, Group, Segments } from "./fields.tsx";
import { SizeChoice } from "./SizeChoice.tsx";
import { StyleChoice } from "./StyleChoice.tsx";
import "./settings.css";

const HIDEABLE: readonly Hideable[] = ["heat", "pieces", "coordinates", "arrows"];
const OF_BOARD: readonly Switch[] = [
	"showsPatterns",
	"tintsNeutral",
	"fillsMarked",
	"outlinesTurned",
];
const OF_MOVES: readonly Switch[] = ["showsEffects", "showsEvaluations", "asksPromotion", "sounds"];

export function BoardSettings({ close }: PanelProps) {
	const { actions } = useSession();
	const { heat, meter, speed } = useApp((state) => state.options);
	const hidden = useApp((state) => state.hidden);
	const isNarrow = useMedia(PHONE);
	return (
		<>
			<PanelHead title={optionWords.boardSettings} close={close} />
			<div className="side-panel-body settings">
				<Segments
					title={optionWords.colours}
					all={HEATS}
					chosen={heat}
					nameOf={(one) => heatWords.titles[one]}
					choose={(one) => actions.setOptions({ heat: one })}
				/>
				<p className="soft small" role="status">
					{heat === "soft" && heatWords.softCaution}
				</p>
				<StyleChoice />
				<SizeChoice />
				<Group title={optionWords.onBoard}>
					{HIDEABLE.map((what) => (
						<Check
							key={what}
							title={optionWords.shown[what]}
							isSet={!hidden[what]}
							set={() => actions.toggleHidden(what)}
						/>
					))}
					<Switches names={OF_BOARD} />
				</Group>
				<Group title={optionWords.moves}>
					<Switches names={isNarrow ? [...OF_MOVES, "leftHand"] : OF_MOVES} />
				</Group>
				<Group title={timelineWords.title}>
					<label className="setting-line row loose underlined spread">
						{meterWords.meter}
						<select
							value={meter}
							onChange={({ target }) =>
								isMeter(target.value) && actions.setOptions({ meter: target.value })
							}
						>
							{METER_LIST.map((name) => (
								<option key={name} value={name}>
									{meterWords.meters[name].title}
								</option>
							))}
						</select>
					</label>
					<Segments
						title={meterWords.speed}
						all={SPEEDS}
						chosen={speed}
						nameOf={meterWords.times}
						choose={(one) => actions.setOptions({ speed: one })}
					/>
				</Group>
			</div>
		</>
	);
}

function Switches({ names }: { readonly names: readonly Switch[] }) {
	const { actions } = useSession();
	const options = useApp((state) => state.options);
	return names.map((name) => (
		<Check
			key={name}
			title={optionWords.settings[name]}
			isSet={options[name]}
			set={(isSet) => actions.setOptions({ [name]: isSet })}
		/>
	));
}
