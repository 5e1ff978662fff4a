// Loads games of another site: not started, on their way, or failed.

import { useCallback, useEffect, useRef, useState } from "react";
import type { Named } from "../../../session/import/addresses.ts";
import { answerOf } from "../../../session/import/answer.ts";
import { ImportError } from "../../../session/import/importError.ts";
import { type Come, textOf } from "../../../session/import/wholeText.ts";
import { MAX_TEXT_BYTES } from "../../../ui/manyFiles.ts";
import { importErrorText } from "./importErrorText.ts";

export type Stage =
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
export function useImport({ site, what, url }: Named, take: (text: string) => void) {
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
