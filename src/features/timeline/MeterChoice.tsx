// Choice of the squares that the timeline counts. Where there is no space for words there is a
// sign, underlined where not all squares are counted.

import { ChevronDown, Scan } from "lucide-react";
import { timelineWords } from "../../messages/en/board.ts";
import { isMeter, METER_LIST, type Meter } from "../../review/meters.ts";

type Props = { readonly meter: Meter; readonly choose: (meter: Meter) => void };

export const MeterChoice = ({ meter, choose }: Props) => (
	<label className="meter" data-chosen={meter === "all" ? undefined : meter}>
		<select
			aria-label={timelineWords.meter}
			title={timelineWords.meterHint}
			value={meter}
			onChange={({ target }) => isMeter(target.value) && choose(target.value)}
		>
			{METER_LIST.map((name) => (
				<option key={name} value={name}>
					{timelineWords.meters[name].title}
				</option>
			))}
		</select>
		<span className="meter-sign" aria-hidden="true">
			<Scan />
			<ChevronDown />
		</span>
	</label>
);
