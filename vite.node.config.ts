// What runs in Node: the command line as mode "programs", and as mode "tools" what only those use
// who work on the project: the benchmark and the long comparisons.

import { defineConfig } from "vite";
import { openings } from "./scripts/openings.mjs";

const PROGRAMS = {
	control: "src/cli/control.ts",
	engine: "src/cli/engine.ts",
	evaluate: "src/cli/evaluate.ts",
	find: "src/cli/find/find.ts",
	games: "src/cli/games.ts",
	hanging: "src/cli/hanging.ts",
	review: "src/cli/review/review.ts",
	serve: "src/cli/serve/serve.ts",
	study: "src/cli/study/study.ts",
	studyWorker: "src/cli/study/studyWorker.ts",
};

const TOOLS = {
	agree: "measure/agree.ts",
	bench: "measure/bench/bench.ts",
	exact: "measure/exact.ts",
	insightStudy: "measure/study/insightStudy.ts",
	tacticStudy: "measure/study/tacticStudy.ts",
};

export default defineConfig(({ mode }) => ({
	plugins: [openings],
	logLevel: "warn",
	publicDir: false,
	build: {
		ssr: true,
		// Programs are sent to whoever installs the package; a benchmark is read where it is slow.
		minify: mode !== "tools",
		target: "node20",
		outDir: mode === "tools" ? "build/tools" : "build/node",
		rollupOptions: {
			input: mode === "tools" ? TOOLS : PROGRAMS,
			// Side by side, so that from each of them the module is at the same relative place.
			output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" },
			preserveEntrySignatures: "allow-extension",
		},
	},
	ssr: { noExternal: true },
}));
