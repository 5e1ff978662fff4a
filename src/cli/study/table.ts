// The document of a study as text: whole, as JSON, or its squares as a table.

import { isStudyDocument } from "../../aggregate/sums.ts";
import { csvLine, UsageError } from "../args.ts";

const CLASSES = ["white", "black", "contested", "neutral"] as const;

export function documentText(document: object, format: "jsonl" | "csv"): string {
	if (format === "jsonl") return JSON.stringify(document);
	if (!isStudyDocument(document)) throw new UsageError("--format csv is not asked of --answers");
	const rows = Object.entries(document.squares).map(([square, share]) =>
		csvLine([square, ...CLASSES.map((name) => share[name])]),
	);
	return [csvLine(["square", ...CLASSES]), ...rows].join("\n");
}
