// WebKit as GTK has it, driven by WebDriver on a screen of its own that nobody sees.

import { freePort } from "../../scripts/start.mjs";
import { asJson, type Driver, type Place, type Size, WINDOW } from "./driver.ts";
import { inputBy } from "./input.ts";
import { start } from "./processes.ts";
import { until } from "./until.ts";

/** Room for the window with its frame. */
const SCREEN = "1920x1200x24";

/** The key of an element's reference, by the standard. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** Keeps what nobody caught, where the protocol does not tell. */
const LISTEN = `if (!window.complaints) {
	window.complaints = [];
	addEventListener("error", ({ message }) => complaints.push(String(message)));
	addEventListener("unhandledrejection", ({ reason }) => complaints.push(String(reason)));
}`;

const HOLD_CACHES = `caches.keys().then(async (names) => {
	window.held = await Promise.all(names.map((name) => caches.open(name)));
})`;

type Call = <Result>(method: string, path: string, body?: object) => Promise<Result>;

/** Commands to a session of the driver at a port. */
function callsTo(address: string): Call {
	return async (method, path, body) => {
		const response = await fetch(address + path, {
			method,
			...(body !== undefined && { body: JSON.stringify(body) }),
		});
		const { value } = (await response.json()) as { value: never };
		if (response.ok) return value;
		const { error, message } = value as { error: string; message: string };
		throw new Error(`${error}: ${message}`);
	};
}

/** Makes the window so large that what is in it is of this size. */
async function resizeInside(call: Call, size: Size): Promise<void> {
	const rect = { x: 0, y: 0, ...WINDOW };
	await call("POST", "/window/rect", rect);
	const inner = await call<number[]>("POST", "/execute/sync", {
		script: "return [innerWidth, innerHeight]",
		args: [],
	});
	const [width = 0, height = 0] = inner;
	await call("POST", "/window/rect", {
		...rect,
		width: size.width + WINDOW.width - width,
		height: size.height + WINDOW.height - height,
	});
}

/** Evaluates in the page, or in the frame of the first element that has one. */
function evaluator(call: Call) {
	const run = async (expression: string) => {
		const script = `const [done] = arguments;
			${asJson(expression)}.then((value) => done({ value }), (error) => done({ error: String(error) }))`;
		const { value, error } = await call<{ value?: string; error?: string }>(
			"POST",
			"/execute/async",
			{ script, args: [] },
		);
		if (value === undefined) throw new Error(error);
		return value;
	};
	return async (expression: string, place: Place): Promise<string> => {
		if (place === "page") return run(expression);
		const id = await call<Record<string, string> | null>("POST", "/execute/sync", {
			script:
				"return document.querySelector('square-control')?.shadowRoot?.querySelector('iframe')",
			args: [],
		});
		if (id === null) throw new Error("There is no frame");
		await call("POST", "/frame", { id: { [ELEMENT]: id[ELEMENT] } });
		try {
			return await run(expression);
		} finally {
			await call("POST", "/frame", { id: null });
		}
	};
}

export async function openWebKit(path: string): Promise<Driver> {
	const screen = start("Xvfb", ["-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp"]);
	const display = (await screen.says(/\d+\n/)).trim();
	const port = await freePort();
	const address = `http://127.0.0.1:${port}`;
	const driver = start(path, [`--port=${port}`, "--host=127.0.0.1"], { DISPLAY: `:${display}` });
	await until(
		"WebKitWebDriver is ready",
		() => callsTo(address)<{ ready: boolean }>("GET", "/status"),
		({ ready }) => ready,
	);
	const { sessionId, capabilities } = await callsTo(address)<{
		sessionId: string;
		capabilities: { browserVersion: string };
	}>("POST", "/session", { capabilities: {} });
	const call = callsTo(`${address}/session/${sessionId}`);
	await resizeInside(call, WINDOW);
	const evaluate = evaluator(call);
	const listen = () => evaluate(`(() => { ${LISTEN} })()`, "page");
	return {
		name: "WebKit",
		version: capabilities.browserVersion,
		goTo: async (url) => {
			await call("POST", "/url", { url });
			await listen();
		},
		reload: async () => {
			await call("POST", "/refresh", {});
			await listen();
		},
		evaluate,
		...inputBy((actions) => call("POST", "/actions", { actions })),
		// Its windows are private, where a cache that nobody holds loses all but its name: between two
		// pages that may be so for a moment.
		holdCaches: async (url) => {
			const visited = await call<string>("GET", "/window");
			const { handle } = await call<{ handle: string }>("POST", "/window/new", { type: "tab" });
			await call("POST", "/window", { handle });
			await call("POST", "/url", { url });
			await evaluate(HOLD_CACHES, "page");
			await call("POST", "/window", { handle: visited });
		},
		resize: (size) => resizeInside(call, size),
		screenshot: async () => Buffer.from(await call<string>("GET", "/screenshot"), "base64"),
		complaints: async () =>
			JSON.parse(await evaluate("window.complaints?.splice(0) ?? []", "page")),
		close: async () => {
			await call("DELETE", "").catch(() => {});
			driver.end();
			screen.end();
		},
	};
}
