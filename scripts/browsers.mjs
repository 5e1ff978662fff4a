// npm run browsers: serves the built application and visits it with every browser that is here.

import { prepare, root, run } from "./prepare.mjs";
import { serve } from "./start.mjs";

await run(async () => {
	prepare();
	const { runnerImport } = await import("vite");
	const { module } = await runnerImport("./tests/browsers/main.ts", { root, configFile: false });
	const server = await serve(0);
	const { port } = server.httpServer.address();
	try {
		return await module.main(process.argv.slice(2), port);
	} finally {
		await server.close();
	}
});
