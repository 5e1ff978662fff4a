// What runs in Node: the command line, the benchmark and the long comparison.

import { defineConfig } from "vite";
import { openings } from "./scripts/openings.mjs";

export default defineConfig({
	plugins: [openings],
	logLevel: "warn",
	build: {
		ssr: true,
		target: "node20",
		outDir: "build/node",
		rollupOptions: {
			input: {
				control: "src/cli/control.ts",
				agree: "tests/support/agree.ts",
				bench: "tests/bench/bench.ts",
				exact: "tests/support/exact.ts",
				evaluate: "src/cli/evaluate.ts",
				games: "src/cli/games.ts",
				study: "src/cli/study.ts",
				studyWorker: "src/cli/studyWorker.ts",
				hanging: "src/cli/hanging.ts",
				insightStudy: "tests/study/insightStudy.ts",
				review: "src/cli/review.ts",
			},
			// Side by side, so that from each of them the module is at the same relative place.
			output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" },
			preserveEntrySignatures: "allow-extension",
		},
	},
	ssr: { noExternal: true },
});
