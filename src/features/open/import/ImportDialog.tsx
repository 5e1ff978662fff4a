// The dialog that loads games by an address of another site: the request and its contents, the
// progress, the failure.

import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { importWords } from "../../../messages/en/panels/import.ts";
import type { Named } from "../../../session/import/addresses.ts";
import { answerOf } from "../../../session/import/answer.ts";
import { ImportError } from "../../../session/import/importError.ts";
import { type Come, isWhole, textOf } from "../../../session/import/wholeText.ts";
import type { Session } from "../../../session/session.ts";
import { visitOf } from "../../../session/visit.ts";
import { DialogFrame } from "../../../ui/dialog/DialogFrame.tsx";
import { showDialog } from "../../../ui/dialog/showDialog.ts";
import { MAX_TEXT_BYTES } from "../../../ui/manyFiles.ts";
import { importErrorText } from "./importErrorText.ts";
import { WhatIsSent } from "./WhatIsSent.tsx";

type Stage =
	| { readonly name: "asked" }
	| { readonly name: "coming"; readonly come: Come }
	| {
			readonly name: "failed";
			readonly message: string;
			/** Seconds until it may be tried again. */
			readonly wait: number;
	  };

const ASKED: Stage = { name: "asked" };
const COMING: Stage = { name: "coming", come: { bytes: 0, games: 0 } };

const failed = (error: unknown): Stage => ({
	name: "failed",
	message: importErrorText(error),
	wait: (error instanceof ImportError && error.wait) || 0,
});

/** Counts the seconds down until it may be tried again. */
function useWaiting(stage: Stage, setStage: (stage: Stage) => void): void {
	useEffect(() => {
		if (stage.name !== "failed" || stage.wait <= 0) return;
		const timer = setTimeout(() => setStage({ ...stage, wait: stage.wait - 1 }), 1000);
		return () => clearTimeout(timer);
	}, [stage, setStage]);
}

/** `take` is called with the text when all of it is there. */
function useImport({ site, what, url }: Named, take: (text: string) => void) {
	const [stage, setStage] = useState(ASKED);
	const current = useRef<AbortController>(undefined);
	useWaiting(stage, setStage);
	useEffect(() => () => current.current?.abort(), []);
	const start = useCallback(async () => {
		const asking = new AbortController();
		current.current = asking;
		const { signal } = asking;
		setStage(COMING);
		try {
			const answer = answerOf(url, { site, what, fetch: (...given) => fetch(...given), signal });
			const text = await textOf(answer, MAX_TEXT_BYTES, (come) => {
				if (!signal.aborted) setStage({ name: "coming", come });
			});
			if (!signal.aborted) take(text);
		} catch (error) {
			if (!signal.aborted) setStage(failed(error));
		}
	}, [site, what, url, take]);
	return { stage, start };
}

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

/** `follow` is called where the visitor would rather follow it. Returns whether it is open now. */
export async function openAddress(
	named: Named,
	session: Session,
	follow: () => Promise<boolean>,
): Promise<boolean> {
	const { site, what, ply } = named;
	const { knownSites } = visitOf(session);
	const result = await showDialog<ImportResult>((done) => (
		<ImportDialog named={named} isKnown={knownSites.has(site)} done={done} />
	));
	if (result === undefined) return false;
	if (result === "follow") return follow();
	const { text } = result;
	knownSites.add(site);
	const news = { code: "fetched", what, site, isWhole: isWhole(text) } as const;
	return session.load(text, { news, by: "address", ply });
}
