// <ControlBoard> in a page without a screen, as tests of other people's applications have it, with
// React 19 and 18: nothing fails, and what a board is told it does. Of what is painted nothing is
// seen here; tests/e2e/package.spec.ts sees it.

import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { atRoot } from "../support/core.ts";
import { installPackage, type Project } from "../support/installed.ts";

const JSDOM = JSON.stringify(
	pathToFileURL(atRoot("tests/trials/node_modules/jsdom/lib/api.js")).href,
);

/** A page whose faults are told, and what a program does with a board in it. */
const inPage = (program: string) => `
import { JSDOM, VirtualConsole } from ${JSDOM};
const faults = [];
console.error = (...words) => faults.push(words.join(" "));
const virtualConsole = new VirtualConsole().on("jsdomError", (error) => faults.push(error.message));
const { window } = new JSDOM("<div id=root></div>", { url: "http://localhost/", pretendToBeVisual: true, virtualConsole });
const { document } = window;
Object.assign(globalThis, { window, document, IS_REACT_ACT_ENVIRONMENT: true });
Object.defineProperty(globalThis, "navigator", { value: window.navigator, configurable: true });
for (const name of Object.getOwnPropertyNames(window)) {
	const isOfPages = /^(?:Abort|Event|.+Event$)/.test(name) || !(name in globalThis);
	const how = { value: window[name], configurable: true, writable: true };
	if (isOfPages) Object.defineProperty(globalThis, name, how);
}
const { act, createElement: h, createRef } = await import("react").then((react) =>
	react.act ? react : import("react-dom/test-utils").then(({ act }) => ({ ...react, act })));
const { createRoot } = await import("react-dom/client");
const { ControlBoard } = await import("square-control-app/react");
const root = createRoot(document.getElementById("root"));
const show = (props) => act(async () => root.render(h(ControlBoard, props)));
const board = () => document.querySelector(".square-control");
const told = [];
${program}
await act(async () => root.unmount());
process.stdout.write(JSON.stringify({ told, faults }));
process.exit();
`;

/** A screen that has a size, and canvases that take what is painted and forget it. */
const SCREEN = `
const nothing = () => new Proxy(function () {}, { get: (_, name) => name === "canvas" ? undefined : name === Symbol.toPrimitive ? () => 0 : nothing(), apply: () => nothing(), set: () => true });
window.HTMLCanvasElement.prototype.getContext = function () {
	return new Proxy({ canvas: this }, { get: (of, name) => name in of ? of[name] : nothing(), set: () => true });
};
Object.defineProperty(window.HTMLElement.prototype, "clientWidth", { get: () => 320 });
window.HTMLElement.prototype.getBoundingClientRect = () => ({ left: 0, top: 0, width: 320, height: 320 });
window.HTMLElement.prototype.setPointerCapture = () => {};
window.HTMLImageElement.prototype.decode = async () => {};
globalThis.createImageBitmap = async () => ({ width: 45, height: 45, close() {} });
Object.assign(globalThis, {
	matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }),
	devicePixelRatio: 1, innerWidth: 1000, innerHeight: 1000,
	requestAnimationFrame: (work) => setTimeout(work, 1), cancelAnimationFrame: clearTimeout,
});
const cell = (index) => document.querySelectorAll("[role=gridcell]")[index];
const square = (name) => cell((8 - name[1]) * 8 + name.charCodeAt(0) - 97);
const choose = (name) => act(async () => square(name).dispatchEvent(
	new window.KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true })));
const point = (type, x, y) => document.querySelector("[role=grid]").parentElement.dispatchEvent(
	new window.PointerEvent(type, { clientX: x, clientY: y, bubbles: true, pointerId: 1, pointerType: "mouse" }));
const click = (x, y) => act(async () => { point("pointerdown", x, y); point("pointerup", x, y); });
`;

describe.each([19, 18] as const)("with React %i", (react) => {
	let project: Project;
	beforeAll(() => {
		project = installPackage({}, react);
	}, 60_000);
	afterAll(() => project.remove());

	function run(program: string): readonly unknown[] {
		project.write("page.mjs", inPage(program));
		const { told, faults } = JSON.parse(project.node("page.mjs"));
		expect(faults).toEqual([]);
		return told;
	}

	test("a board without a size renders as text, with the attributes that the page gives", () => {
		const told = run(`
			const ref = createRef();
			await show({ ref, fen: "4k3/8/8/8/8/8/8/4K2R w K -", id: "mine", className: "wide", style: { maxWidth: 300 }, "data-test": "board" });
			told.push(board().id, board().className, board().style.maxWidth, board().dataset.test, board().textContent.includes("rook h1"));
			ref.current.next(); ref.current.flip();
			told.push(ref.current.element === board());
		`);
		expect(told).toEqual(["mine", "square-control wide", "300px", "board", true, true]);
	});

	test("an unreadable game is reported, and the earlier board stays if the page listens", () => {
		const told = run(`
			const onError = ({ message }) => told.push(message);
			await show({ fen: "4k3/8/8/8/8/8/8/4K2R w K -", onError });
			await show({ fen: "nonsense", onError });
			told.push(board().textContent.includes("rook h1"), document.querySelector("[role=alert]"));
			await show({ fen: "nonsense" });
			told.push(document.querySelector("[role=alert]").textContent === told[0]);
		`);
		expect(told).toEqual([expect.stringContaining("Invalid FEN"), true, null, true]);
	});

	test("a visible board accepts moves, and its handle steps and turns it", () => {
		const told = run(`${SCREEN}
			const ref = createRef();
			const props = { ref, game: "1. e4 e5 2. Nf3 *", onMove: ({ san }) => told.push(san),
				onPly: ({ ply, plies, san }) => told.push([ply, plies, san]), onSquareClick: (name) => told.push(name) };
			await show(props);
			await act(async () => ref.current.next());
			await act(async () => ref.current.next());
			await act(async () => ref.current.back());
			await choose("c7");
			await choose("c5");
			told.push(square("a1").getAttribute("aria-label"));
			await act(async () => ref.current.flip());
			told.push(square("a1").getAttribute("aria-label"));
			await click(20, 20);
			await act(async () => ref.current.flip());
		`);
		const label = expect.stringMatching(/\w/);
		expect(told).toEqual([
			[1, 3, "e4"],
			[2, 3, "e5"],
			[1, 3, "e4"],
			"c7",
			"c5",
			"c5",
			[2, 2, "c5"],
			label,
			label,
			"h1",
		]);
		expect(told[7]).toContain("a1");
		expect(told[8]).toContain("h8");
	});

	test("a board can be read only, or allow the moves of one side", () => {
		const told = run(`${SCREEN}
			const onMove = ({ san }) => told.push(san);
			for (const movable of [false, "black", "white", true]) {
				await show({ key: String(movable), movable, onMove, coordinates: false, animation: false, arrows: [{ from: "e2", to: "e4" }, { from: "x", to: "e4" }] });
				await choose("e2");
				await choose("e4");
				await choose("e7");
				await choose("e5");
				told.push(movable);
			}
		`);
		expect(told).toEqual([false, "black", "e4", "white", "e4", "e5", true]);
	});

	test("a ply given by the page is kept, whatever the handle does", () => {
		const told = run(`${SCREEN}
			const ref = createRef();
			const props = { ref, game: "1. e4 e5 *", onPly: ({ ply }) => told.push(ply) };
			await show({ ...props, ply: 0 });
			await act(async () => ref.current.next());
			await act(async () => ref.current.next());
			await show({ ...props, ply: 1 });
			await act(async () => ref.current.next());
		`);
		expect(told).toEqual([1, 1, 2]);
	});
});
