// Saves answers of engines in a file beside other temporary ones: a study is repeated with other
// reasons or other bounds far more often than with other games.

import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const FILE = join(tmpdir(), "square-control-labels.jsonl");

const labels = new Map<string, unknown>(
	existsSync(FILE)
		? readFileSync(FILE, "utf8")
				.split("\n")
				.filter((line) => line.endsWith("]"))
				.map((line) => JSON.parse(line))
		: [],
);

/** Returns the saved answer to a question, or else asks now. */
export async function kept<Answer>(question: string, ask: () => Promise<Answer>): Promise<Answer> {
	if (labels.has(question)) return labels.get(question) as Answer;
	const answer = await ask();
	labels.set(question, answer);
	appendFileSync(FILE, `${JSON.stringify([question, answer])}\n`);
	return answer;
}
