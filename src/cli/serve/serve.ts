// square-control serve: the built application on this machine alone, with the headers that its
// build wrote down.

import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createSiteServer } from "../../../scripts/site.mjs";
import { numberOption, readArgs, textOption, UsageError, usageOf } from "../args.ts";
import { engineBase } from "../ownEngine.ts";
import { reporting } from "../reporting.ts";

const HOST = "127.0.0.1";
const PORT = 4173;

const OPTIONS = { port: numberOption("N", [1, 65_535], PORT), host: textOption("ADDRESS") };

export const USAGE = `${usageOf("serve", OPTIONS, "[FOLDER]")}

Serves the application at http://${HOST}:${PORT}/, to this machine alone, until
Ctrl+C. FOLDER is another build of it. With another ADDRESS it serves other
machines too, 0.0.0.0 being all of this one's. The engine is that of the
build, or the one that square-control engine got. VITE_FOLLOW, VITE_IMPORT and
the other settings of docs/deploying.md are read when it starts.

  square-control serve
  square-control serve --port 8080 --host 0.0.0.0 dist`;

const MISSING =
	"There is no application there to serve: npm install square-control-app brings it, and npm run build makes one";

/** The application of this project, or of the package that has it. */
function ownFolder(): string {
	const built = fileURLToPath(new URL("../../dist", import.meta.url));
	if (existsSync(built)) return built;
	try {
		const manifest = createRequire(import.meta.url).resolve("square-control-app/package.json");
		return join(dirname(manifest), "dist");
	} catch {
		return built;
	}
}

/** Why a port cannot be had, and what to do, by the system's error. */
const PORT_FAULTS: Readonly<Record<string, string>> = {
	EADDRINUSE: "is taken by another program. Stop that program, or choose",
	EACCES: "needs more rights than you have here. Choose",
};

function readServeArgs(args: readonly string[]) {
	const { values, files } = readArgs(OPTIONS, args);
	if (files.length > 1) throw new UsageError("One folder at most");
	return { port: values.port, host: values.host || HOST, folder: files[0] };
}

/** Ends when its server does. */
export const main = (args: readonly string[]): Promise<number> =>
	reporting(USAGE, async () => {
		const { port, host, folder = ownFolder() } = readServeArgs(args);
		if (!existsSync(join(folder, "index.html"))) {
			console.error(MISSING);
			return 1;
		}
		const server = createSiteServer(folder, process.env, engineBase());
		try {
			await new Promise<void>((resolve, reject) => {
				server.once("error", reject).listen(port, host, resolve);
			});
		} catch (error) {
			const why = PORT_FAULTS[(error as NodeJS.ErrnoException).code ?? ""];
			if (why === undefined) throw error;
			const other = port === PORT || port < 1024 ? PORT + 1 : PORT;
			console.error(`Port ${port} ${why} another port: square-control serve --port ${other}`);
			return 1;
		}
		console.log(`Square Control is at http://${host}:${port}/ (Ctrl+C ends it)`);
		// A container's first process ends by no signal that it does not listen to.
		for (const signal of ["SIGTERM", "SIGINT"]) {
			process.once(signal, () => {
				server.close();
				server.closeAllConnections();
			});
		}
		await new Promise((resolve) => server.once("close", resolve));
		return 0;
	});
