// What npm run browsers says when it cannot do what it was asked for.

import { afterEach, expect, test, vi } from "vitest";
import { BROWSERS } from "./browsers.ts";
import { main } from "./main.ts";

afterEach(() => {
	vi.unstubAllEnvs();
	vi.restoreAllMocks();
});

const NO_PORT = 0;

test("a browser that nobody knows is told, with those that are known", async () => {
	const error = vi.spyOn(console, "error").mockReturnValue();
	expect(await main(["Opera"], NO_PORT)).toBe(1);
	expect(error).toHaveBeenCalledWith("There is no Opera; there are Chromium, Firefox, WebKit.");
});

test("a browser that is named and missing fails, with how to get it", async () => {
	vi.stubEnv("PATH", "");
	const log = vi.spyOn(console, "log").mockReturnValue();
	expect(await main(["WebKit"], NO_PORT)).toBe(1);
	expect(log.mock.calls.flat()).toEqual([
		expect.stringContaining(
			"WebKit is not here. Debian, Ubuntu: apt-get install webkit2gtk-driver xvfb.",
		),
		"\n0 passed, 0 failed",
	]);
});

test("every browser says how it is got", () => {
	for (const { advice } of BROWSERS) expect(advice).toMatch(/^Debian/);
});
