import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
	plugins: [react()],
	base: "./",
	build: {
		target: "es2022",
		assetsInlineLimit: 0,
		rollupOptions: {
			output: {
				entryFileNames: "static/js/[name].[hash].js",
				chunkFileNames: "static/js/[name].[hash].js",
				assetFileNames: "static/[ext]/[name].[hash].[ext]",
			},
		},
	},
	test: {
		include: ["tests/**/*.test.ts"],
		testTimeout: 120_000,
	},
});
