// The panel Share: the exports of exports.tsx, and below them the result of the latest one.

import { ShieldCheck } from "lucide-react";
import { useRef, useState } from "react";
import { shareWords } from "../../messages/en/panels/share.ts";
import { linkFaultText } from "../../messages/textFaults.ts";
import { LinkError } from "../../session/links/linkError.ts";
import { isLoaded } from "../../session/state/appQueries.ts";
import { isAbort } from "../../ui/copyText.ts";
import { useApp } from "../../ui/hooks/useApp.ts";
import { PanelHead, type PanelProps } from "../../ui/PanelHead.tsx";
import type { Attempt } from "./exportProps.ts";
import { EXPORTS } from "./exports.tsx";
import "./share.css";

export function Share({ close }: PanelProps) {
	const hasGame = useApp(isLoaded);
	const [status, setStatus] = useState("");
	const latest = useRef(0);
	const attempt: Attempt = async (work, failure, meanwhile = "") => {
		const mine = ++latest.current;
		// Only the latest press reports: an earlier one may end after it.
		const report = (text: string) => mine === latest.current && setStatus(text);
		report(meanwhile);
		try {
			report(await work());
		} catch (error) {
			if (isAbort(error)) return report("");
			console.warn(error);
			report(error instanceof LinkError ? shareWords.noLink(linkFaultText(error.fault)) : failure);
		}
	};
	const offered = EXPORTS.filter(({ needsGame }) => hasGame || !needsGame);
	return (
		<>
			<PanelHead title={shareWords.title} close={close} />
			<div className="side-panel-body share">
				{offered.map(({ name, Part }) => (
					<Part key={name} attempt={attempt} />
				))}
				<p className="soft small share-private beside ruled">
					<ShieldCheck aria-hidden="true" />
					{shareWords.isPrivate}
				</p>
			</div>
			<p role="status" className="small share-status gap-above">
				{status}
			</p>
		</>
	);
}
