// Several tabs share data: none loses what another wrote.

import { beforeEach, expect, test, vi } from "vitest";
import { type Browser, openBrowser } from "../support/tabs.ts";

const isNames = (found: unknown) => (Array.isArray(found) ? (found as string[]) : undefined);

const tab = async () => {
	vi.resetModules();
	const shared = await import("../../src/runtime/sharedStorage.ts");
	const add = (name: string) =>
		shared.changeShared("names", isNames, (names = []) => [...names, name]);
	return { ...shared, add, names: () => shared.readShared("names", isNames) };
};

let browser: Browser;

beforeEach(() => {
	browser = openBrowser();
});

test("what two tabs change in turn has the changes of both", async () => {
	const [one, other] = [await tab(), await tab()];
	for (const [at, name] of ["Ada", "Ben", "Cem", "Dana"].entries())
		(at % 2 ? one : other).add(name);
	expect(one.names()).toEqual(["Ada", "Ben", "Cem", "Dana"]);
	expect(other.names()).toEqual(one.names());
});

test("what the browser refuses stays for the visit, and yields to what another tab writes", async () => {
	const [one, other] = [await tab(), await tab()];
	expect(one.add("Ada")).toBe(true);
	browser.refuse(true);
	expect(one.add("Ben")).toBe(false);
	expect(one.names()).toEqual(["Ada", "Ben"]);
	expect(one.sharedKeys("na")).toEqual(["names"]);
	browser.refuse(false);
	other.add("Cem");
	expect(one.names()).toEqual(["Ada", "Cem"]);
	expect(one.add("Ben")).toBe(true);
	expect(other.names()).toEqual(["Ada", "Cem", "Ben"]);
});

test("what was taken out is put back, never over what has come since", async () => {
	const [one, other] = [await tab(), await tab()];
	one.add("Ada");
	browser.stored.set("other", "1");
	const taken = one.takeShared(["names", "other", "none"]);
	expect(browser.stored.size).toBe(0);
	other.add("Ben");
	one.putBack(taken);
	expect(one.names()).toEqual(["Ben"]);
	expect(browser.stored.get("other")).toBe("1");
});

test("a text that was changed by hand is nothing, and is written anew", async () => {
	const { names, add } = await tab();
	for (const text of ["{", "null", "7", ""]) {
		browser.stored.set("names", text);
		expect(names()).toBeUndefined();
		add("Ada");
		expect(names()).toEqual(["Ada"]);
	}
});

test("a tab hears of its own keys, of a storage that is emptied, and of nothing when it has left", async () => {
	const { onShared } = await tab();
	const act = vi.fn();
	const leave = onShared(["names-", "sums-"], act);
	for (const key of ["names-1", "sums-2", "another", null]) browser.tell(key as string);
	expect(act).toHaveBeenCalledTimes(3);
	const comeBack = Object.assign(new Event("pageshow"), { persisted: true });
	window.dispatchEvent(comeBack);
	expect(act).toHaveBeenCalledTimes(4);
	leave();
	browser.tell("names-1");
	expect(act).toHaveBeenCalledTimes(4);
});
