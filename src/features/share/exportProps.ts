// The props of every export on the panel.

import type { Session } from "../../session/session.ts";

/**
 * Runs work that may fail, and shows its result below the panel: the text that `work` returns, or
 * `failure` if it rejects; `meanwhile` until then.
 */
export type Attempt = (work: () => Promise<string>, failure: string, meanwhile?: string) => void;

export type ExportProps = { readonly attempt: Attempt };

/**
 * Makes a file that takes its time. Reports the share that is done. Rejects with the signal's
 * reason when it is aborted, and with a NotSupportedError where the browser cannot make such files.
 */
export type MakeFile<Options> = (
	session: Session,
	options: Options,
	report: (share: number) => void,
	signal: AbortSignal,
) => Promise<Blob>;
