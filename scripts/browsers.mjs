// npm run browsers, npm run live, npm run hostile: serves the built application, and visits it with
// the browsers that are here.

import { prepare, root, run } from "./prepare.mjs";
import { serve } from "./start.mjs";

await run(async () => {
	prepare();
	const { runnerImport } = await import("vite");
	const [name, ...args] = process.argv.slice(2);
	const { module } = await runnerImport(`./tests/${name}/main.ts`, { root, configFile: false });
	const server = await serve(0);
	const { port } = server.httpServer.address();
	try {
		return await module.main(args, port);
	} finally {
		await server.close();
	}
});
