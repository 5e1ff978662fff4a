// Firefox, driven by WebDriver BiDi, which it speaks itself: no driver stands between.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "./bidi.ts";
import { asJson, type Driver, type Place, type Size, WINDOW } from "./driver.ts";
import { inputBy } from "./input.ts";
import { start } from "./processes.ts";

type Context = { readonly context: string; readonly children: readonly Context[] | null };
type Evaluated = {
	readonly result?: { readonly value: string };
	readonly exceptionDetails?: { readonly text: string };
};
type Entry = { readonly type: string; readonly text: string; readonly level: string };

/**
 * Messages of Firefox about requests, which no script of a page can catch: a request that a service
 * worker has, and that ends with its page or its connection, or cannot be made; one for a worker
 * whose file is no longer there, of which the page itself hears, too; a script that is another than
 * its page has written down; the redirect of "away.pgn".
 */
const OF_REQUESTS =
	/A ServiceWorker (?:intercepted the request and encountered an unexpected error|passed an Error Response)|^Loading Worker from .+ was blocked because of a disallowed MIME type|^None of the “sha384” hashes in the integrity attribute match|^Security Error: Content at \S+ may not load data from \S+\/away\.$/;

export async function openFirefox(path: string): Promise<Driver> {
	const profile = mkdtempSync(join(tmpdir(), "square-control-firefox-"));
	const program = start(path, [
		"--headless",
		"--no-remote",
		"--profile",
		profile,
		"--remote-debugging-port",
		"0",
	]);
	const address = await program.says(/ws:\/\/127\.0\.0\.1:\d+/);
	const complaints: string[] = [];
	const { send, close } = await connect(`${address}/session`, (event, params) => {
		const { type, text, level } = params as Entry;
		if (event !== "log.entryAdded" || type !== "javascript" || level !== "error") return;
		if (!OF_REQUESTS.test(text)) complaints.push(text);
	});
	const { capabilities } = await send<{ capabilities: { browserVersion: string } }>("session.new", {
		capabilities: {},
	});
	await send("session.subscribe", { events: ["log.entryAdded"] });
	const tabs = async () =>
		(await send<{ contexts: Context[] }>("browsingContext.getTree")).contexts;
	// The tab that is there from the start never gets the focus: it is its address bar that has it.
	const [first] = await tabs();
	const { context } = await send<Context>("browsingContext.create", { type: "tab" });
	await send("browsingContext.activate", { context });
	await send("browsingContext.close", { context: first?.context });
	const resize = async (viewport: Size): Promise<void> =>
		send("browsingContext.setViewport", { context, viewport, devicePixelRatio: 1 });
	await resize(WINDOW);

	async function evaluate(expression: string, place: Place): Promise<string> {
		const inside = place === "page" ? context : (await tabs())[0]?.children?.[0]?.context;
		if (inside === undefined) throw new Error("There is no frame");
		const { result, exceptionDetails } = await send<Evaluated>("script.evaluate", {
			expression: asJson(expression),
			target: { context: inside },
			awaitPromise: true,
			userActivation: false,
		});
		if (result === undefined) throw new Error(exceptionDetails?.text);
		return result.value;
	}

	return {
		name: "Firefox",
		version: capabilities.browserVersion,
		goTo: (url) => send("browsingContext.navigate", { context, url, wait: "complete" }),
		reload: () => send("browsingContext.reload", { context, wait: "complete" }),
		evaluate,
		...inputBy((actions) => send("input.performActions", { context, actions })),
		resize,
		screenshot: async () => {
			const { data } = await send<{ data: string }>("browsingContext.captureScreenshot", {
				context,
			});
			return Buffer.from(data, "base64");
		},
		load: async (folder) => {
			await send("webExtension.install", { extensionData: { type: "path", path: folder } });
		},
		complaints: async () => complaints.splice(0),
		close: async () => {
			await send("browser.close").catch(() => {});
			close();
			program.end();
			rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
		},
	};
}
