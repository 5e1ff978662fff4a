// Results as people write them.

const RESULTS: Readonly<Record<string, string>> = { "1/2-1/2": "½–½", "1-0": "1–0", "0-1": "0–1" };

export const resultText = (result: string): string => RESULTS[result] ?? result;
