// The dialog that loads games by an address of another site: the request and its contents, the
// progress, the failure.

import { type RefObject, useCallback, useEffect, useRef } from "react";
import { importWords } from "../../../messages/en/panels/import.ts";
import type { Named } from "../../../session/import/addresses.ts";
import { DialogFrame } from "../../../ui/dialog/DialogFrame.tsx";
import { type Stage, useImport } from "./useImport.ts";
import { WhatIsSent } from "./WhatIsSent.tsx";

/** The text that came, or that the visitor would rather follow it. */
export type ImportResult = { readonly text: string } | "follow";

type Props = {
	readonly named: Named;
	/** Has the visitor read in this visit what the site learns? Then loading starts at once. */
	readonly isKnown: boolean;
	/** Called without a result where it was cancelled. */
	readonly done: (result: ImportResult | undefined) => void;
};

export function ImportDialog({ named, isKnown, done }: Props) {
	const { dialog: words } = importWords;
	const dialog = useRef<HTMLDialogElement>(null);
	const first = useRef<HTMLButtonElement>(null);
	const result = useRef<ImportResult>(undefined);
	const close = useCallback((given?: ImportResult) => {
		result.current = given;
		dialog.current?.close();
	}, []);
	const take = useCallback((text: string) => close({ text }), [close]);
	const { stage, start } = useImport(named, take);
	useEffect(() => {
		if (isKnown) void start();
	}, [isKnown, start]);
	return (
		<DialogFrame
			title={words.title(named.site)}
			dialog={dialog}
			first={first}
			onClose={() => done(result.current)}
		>
			<p>{words.thing(named.what)}</p>
			<WhatIsSent site={named.site} addresses={[named.url]} />
			<Progress stage={stage} />
			<Buttons stage={stage} start={start} close={close} first={first} />
		</DialogFrame>
	);
}

function Progress({ stage }: { readonly stage: Stage }) {
	const { dialog: words } = importWords;
	return (
		<>
			<p role="status" className="import-progress row loose">
				{stage.name === "coming" && (
					<>
						<progress aria-label={words.progress} />
						<span>
							{stage.come.bytes === 0
								? words.waiting
								: words.come(Math.ceil(stage.come.bytes / 1000), stage.come.games)}
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

type ButtonsProps = {
	readonly stage: Stage;
	readonly start: () => void;
	readonly close: (result?: ImportResult) => void;
	readonly first: RefObject<HTMLButtonElement | null>;
};

function Buttons({ stage, start, close, first }: ButtonsProps) {
	const { dialog: words, load, cancel } = importWords;
	const wait = stage.name === "failed" ? stage.wait : 0;
	return (
		<p className="row">
			{stage.name !== "coming" && (
				<button ref={first} type="button" disabled={wait > 0} onClick={start}>
					{stage.name === "asked" ? load : wait > 0 ? words.tryAgainIn(wait) : words.tryAgain}
				</button>
			)}
			<button type="button" onClick={() => close("follow")}>
				{words.follow}
			</button>
			<button type="button" onClick={() => close()}>
				{cancel}
			</button>
		</p>
	);
}
