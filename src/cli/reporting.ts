// Runs a program: a fault of its engine, of a file or of the call is a sentence.

import { EngineError } from "../engine/engineFault.ts";
import { engineFaultWords } from "../messages/en/engine.ts";
import { faultText } from "../messages/faultText.ts";
import { sentenceOf } from "../messages/sentenceOf.ts";
import { UnpackError } from "../reader/unpackError.ts";
import { synopsis, UsageError } from "./args.ts";
import { watchOutput } from "./output.ts";

export const engineFaultText = ({ fault }: EngineError): string =>
	sentenceOf(engineFaultWords, fault);

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
		console.error(faultText(error));
		if (error instanceof UsageError) console.error(synopsis(usage));
		return 2;
	}
}
