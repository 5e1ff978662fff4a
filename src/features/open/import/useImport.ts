// Games on their way from another site: asked for, coming, or not coming, and why.

import { useCallback, useEffect, useRef, useState } from "react";
import type { Named } from "../../../import/addresses.ts";
import { answerOf } from "../../../import/answer.ts";
import { ImportFault } from "../../../import/importFault.ts";
import { type Come, textOf } from "../../../import/wholeText.ts";
import { MOST_BYTES } from "../../../ui/manyFiles.ts";

export type Stage =
	| { readonly name: "asked" }
	| { readonly name: "coming"; readonly come: Come }
	| { readonly name: "failed"; readonly message: string; readonly wait: number };

const ASKED: Stage = { name: "asked" };
const COMING: Stage = { name: "coming", come: { bytes: 0, games: 0 } };

const failed = (error: unknown): Stage => ({
	name: "failed",
	message: error instanceof Error ? error.message : String(error),
	wait: (error instanceof ImportFault && error.wait) || 0,
});

/** Counts the seconds down until it may be tried again. */
function useWaiting(stage: Stage, setStage: (stage: Stage) => void): void {
	useEffect(() => {
		if (stage.name !== "failed" || stage.wait <= 0) return;
		const timer = setTimeout(() => setStage({ ...stage, wait: stage.wait - 1 }), 1000);
		return () => clearTimeout(timer);
	}, [stage, setStage]);
}

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
			const text = await textOf(answer, MOST_BYTES, (come) => {
				if (!signal.aborted) setStage({ name: "coming", come });
			});
			if (!signal.aborted) take(text);
		} catch (error) {
			if (!signal.aborted) setStage(failed(error));
		}
	}, [site, what, url, take]);
	return { stage, start };
}
