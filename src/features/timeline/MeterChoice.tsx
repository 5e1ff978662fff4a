// Which squares the timeline counts. Where there is no room for words, a sign stands for them, underlined where they are not all squares.

import { ChevronDown, Scan } from "lucide-react";
import { isMeter, METERS, type Meter } from "../../review/meters.ts";

type Props = { readonly meter: Meter; readonly choose: (meter: Meter) => void };

export const MeterChoice = ({ meter, choose }: Props) => (
	<label className="meter" data-chosen={meter === "all" ? undefined : meter}>
		<select
			aria-label="Timeline of"
			title="The squares that the timeline counts"
			value={meter}
			onChange={({ target }) => isMeter(target.value) && choose(target.value)}
		>
			{Object.entries(METERS).map(([name, { title }]) => (
				<option key={name} value={name}>
					{title}
				</option>
			))}
		</select>
		<span className="meter-sign" aria-hidden="true">
			<Scan />
			<ChevronDown />
		</span>
	</label>
);
