// Loading what an address of another site names: what will be asked and sent, how much has come, why it did not.

import { type RefObject, useCallback, useEffect, useRef } from "react";
import type { Named } from "../../../import/addresses.ts";
import { SITES } from "../../../import/sites.ts";
import { ImportFrame } from "../../../ui/dialog/DialogFrame.tsx";
import { type Stage, useImport } from "./useImport.ts";
import { WhatIsSent } from "./WhatIsSent.tsx";

/** The text that came, or that it is to be followed. */
export type Taken = { readonly text: string } | "follow";

type Props = {
	readonly named: Named;
	/** Has the visitor been told in this visit what the site learns? */
	readonly isKnown: boolean;
	/** Is told nothing where it was given up. */
	readonly done: (taken: Taken | undefined) => void;
};

export function ImportDialog({ named, isKnown, done }: Props) {
	const dialog = useRef<HTMLDialogElement>(null);
	const first = useRef<HTMLButtonElement>(null);
	const taken = useRef<Taken>(undefined);
	const close = useCallback((result?: Taken) => {
		taken.current = result;
		dialog.current?.close();
	}, []);
	const take = useCallback((text: string) => close({ text }), [close]);
	const { stage, start } = useImport(named, take);
	useEffect(() => {
		if (isKnown) void start();
	}, [isKnown, start]);
	return (
		<ImportFrame
			title={`Load from ${SITES[named.site].title}`}
			dialog={dialog}
			first={first}
			onClose={() => done(taken.current)}
		>
			<p>{named.what}</p>
			<WhatIsSent site={named.site} addresses={[named.url]} />
			<Progress stage={stage} />
			<Answers stage={stage} start={start} close={close} first={first} />
		</ImportFrame>
	);
}

const numbers = new Intl.NumberFormat("en");

function Progress({ stage }: { readonly stage: Stage }) {
	return (
		<>
			<p role="status" className="import-progress">
				{stage.name === "coming" && (
					<>
						<progress aria-label="Loading" />
						<span>
							{stage.come.bytes === 0
								? "Waiting for the answer…"
								: `${numbers.format(Math.ceil(stage.come.bytes / 1000))} kB, ${numbers.format(stage.come.games)} ${stage.come.games === 1 ? "game" : "games"}`}
						</span>
					</>
				)}
			</p>
			<p role="alert" className="problem">
				{stage.name === "failed" && stage.message}
			</p>
		</>
	);
}

type AnswersProps = {
	readonly stage: Stage;
	readonly start: () => void;
	readonly close: (taken?: Taken) => void;
	readonly first: RefObject<HTMLButtonElement | null>;
};

function Answers({ stage, start, close, first }: AnswersProps) {
	const wait = stage.name === "failed" ? stage.wait : 0;
	return (
		<p className="row">
			{stage.name !== "coming" && (
				<button ref={first} type="button" disabled={wait > 0} onClick={start}>
					{stage.name === "asked" ? "Load" : wait > 0 ? `Try again in ${wait} s` : "Try again"}
				</button>
			)}
			<button type="button" onClick={() => close("follow")}>
				Follow it
			</button>
			<button type="button" onClick={() => close()}>
				Cancel
			</button>
		</p>
	);
}
