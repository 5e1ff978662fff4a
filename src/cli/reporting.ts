// Runs a program: a fault of its engine, of a file or of the call is a sentence.

import { EngineError } from "../engine/engineFault.ts";
import { UnpackError } from "../games/reader/unpackError.ts";
import { engineFaultWords } from "../messages/en/engine.ts";
import { faultText } from "../messages/faultText.ts";
import { sentenceOf } from "../messages/sentenceOf.ts";
import { synopsis, UsageError } from "./args.ts";
import { watchOutput } from "./output.ts";

export const engineFaultText = ({ fault }: EngineError): string =>
	sentenceOf(engineFaultWords, fault);

/** The system's errors of files, in words for a person. */
const FILE_FAULTS: Readonly<Record<string, (path: string) => string>> = {
	ENOENT: (path) => `There is no file ${path}`,
	EACCES: (path) => `${path} may not be opened: you have no right to`,
	EISDIR: (path) => `${path} is a folder, not a file`,
	ENOTDIR: (path) => `There is no file ${path}`,
	ENOSPC: (path) => `There is no room left for ${path}`,
};

/** An error as a sentence, with the file that it is about. */
export function errorText(error: unknown): string {
	const { code = "", path } = error as NodeJS.ErrnoException;
	const sentence = path === undefined ? undefined : FILE_FAULTS[code];
	return path === undefined || sentence === undefined ? faultText(error) : sentence(path);
}

const isOurs = (error: unknown): boolean =>
	error instanceof UsageError ||
	error instanceof UnpackError ||
	(error as NodeJS.ErrnoException).syscall !== undefined;

/** Gives the exit status. */
export async function reporting(usage: string, program: () => Promise<number>): Promise<number> {
	watchOutput();
	process.stderr.on("error", () => {});
	try {
		return await program();
	} catch (error) {
		if (error instanceof EngineError) {
			console.error(engineFaultText(error));
			return 1;
		}
		if (!isOurs(error)) throw error;
		console.error(errorText(error));
		if (error instanceof UsageError) console.error(synopsis(usage));
		return 2;
	}
}
