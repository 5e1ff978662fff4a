// What is on view, to be taken away: as a link, as text, as a picture. What there is, exports.ts lists.

import { useRef, useState } from "react";
import { LinkError } from "../../store/links/linkError.ts";
import { isLoaded } from "../../store/state/appStore.ts";
import { useApp } from "../../ui/hooks/useApp.ts";
import { PanelHead, type PanelProps } from "../../ui/PanelHead.tsx";
import { isCalledOff } from "./copyText.ts";
import type { Attempt } from "./exportProps.ts";
import { EXPORTS } from "./exports.ts";
import "./share.css";

export function Share({ close }: PanelProps) {
	const hasGame = useApp(isLoaded);
	const [told, setTold] = useState("");
	const latest = useRef(0);
	const attempt: Attempt = async (work, failure, meanwhile = "") => {
		const mine = ++latest.current;
		// Of what was pressed before nothing is told any more.
		const tell = (text: string) => mine === latest.current && setTold(text);
		tell(meanwhile);
		try {
			tell(await work());
		} catch (error) {
			if (isCalledOff(error)) return tell("");
			console.warn(error);
			tell(error instanceof LinkError ? `No link can be made: ${error.message}` : failure);
		}
	};
	const offered = EXPORTS.filter(({ needsGame }) => hasGame || !needsGame);
	return (
		<>
			<PanelHead title="Share" close={close} />
			<div className="aside-body share">
				{offered.map(({ title, Part }) => (
					<fieldset key={title}>
						<legend>{title}</legend>
						<Part attempt={attempt} />
					</fieldset>
				))}
			</div>
			<p role="status" className="small told">
				{told}
			</p>
		</>
	);
}
