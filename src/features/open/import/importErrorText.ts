// The text for games of another site that could not be loaded.

import { importFaultWords } from "../../../messages/en/panels/import.ts";
import { faultText } from "../../../messages/faultText.ts";
import { sentenceOf } from "../../../messages/sentenceOf.ts";
import { ImportError } from "../../../session/import/importError.ts";

export const importErrorText = (error: unknown): string =>
	error instanceof ImportError ? sentenceOf(importFaultWords, error.fault) : faultText(error);
