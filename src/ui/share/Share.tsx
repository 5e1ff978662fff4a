// What is on view, to be taken away: as a link, as text, as a picture. What there is, exports.ts lists.

import { useState } from "react";
import { isLoaded } from "../../store/appStore.ts";
import { PanelHead, type PanelProps } from "../PanelHead.tsx";
import { useApp } from "../useApp.ts";
import type { Attempt, ExportProps } from "./exportProps.ts";
import { EXPORTS } from "./exports.ts";
import "./share.css";

type Props = Pick<PanelProps, "close"> & Omit<ExportProps, "attempt">;

/** The visitor did not want it after all. */
const isCalledOff = (error: unknown) =>
	error instanceof DOMException && error.name === "AbortError";

export function Share({ close, ...making }: Props) {
	const hasGame = useApp(isLoaded);
	const [told, setTold] = useState("");
	const attempt: Attempt = async (work, failure) => {
		try {
			setTold(await work());
		} catch (error) {
			if (isCalledOff(error)) return;
			console.warn(error);
			setTold(failure);
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
						<Part attempt={attempt} {...making} />
					</fieldset>
				))}
			</div>
			<p role="status" className="small told">
				{told}
			</p>
		</>
	);
}
