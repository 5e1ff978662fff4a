// Heat as other boards take it: every form says what the core says of the same position.

import { expect, test } from "vitest";
import type { SquareName } from "../../src/package/answers.ts";
import { createControl } from "../../src/package/control.ts";
import type { HeatLens, HeatOptions } from "../../src/package/heat/answers.ts";
import { openHeat } from "../../src/package/heat/openHeat.ts";
import { PACKAGE_LENSES } from "../../src/package/heat/packageLenses.ts";
import { palettes } from "../../src/package/heat/schemes.ts";
import { testCore, testInsight } from "../support/core.ts";
import { chance, randomPieceData } from "../support/random.ts";

const core = createControl(testCore(), testInsight());
const heatOf = (options?: HeatOptions) => openHeat(testCore(), testInsight(), options);

const FEN = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3";

const next = chance(52);
const FENS = [FEN, ...Array.from({ length: 200 }, () => `${randomPieceData(next)} w - - 0 1`)];

const namesOn = (classes: Map<SquareName, string>, square: SquareName) =>
	(classes.get(square) ?? "").split(" ");

test("class names, styles, parts and slots agree with the map on all squares", () => {
	const heat = heatOf();
	const { normal } = palettes.plain;
	for (const fen of FENS) {
		const { squares } = core.map(fen);
		const wanted = Object.entries(squares);
		expect([...heat.classes(fen)]).toEqual(wanted.map(([at, one]) => [at, `sc sc-${one}`]));
		expect(heat.styles(fen)).toEqual(
			Object.fromEntries(wanted.map(([at, one]) => [at, { backgroundColor: normal[one] }])),
		);
		const parts = heat
			.parts(fen)
			.split("\n")
			.flatMap((rule) => {
				const [, colour] = /linear-gradient\((.+?\)),/.exec(rule) ?? [];
				return [...rule.matchAll(/::part\((..)\)/g)].map(([, at = ""]) => [at, colour]);
			});
		expect(Object.fromEntries(parts)).toEqual(
			Object.fromEntries(wanted.map(([at, one]) => [at, normal[one]])),
		);
		const slots = [...heat.slots(fen).matchAll(/slot="(..)" class="sc sc-(\w+)"/g)];
		expect(slots.map(([, at, one]) => [at, one])).toEqual(wanted);
	}
});

test("the same position gives the same object, whatever else its FEN says", () => {
	const heat = heatOf();
	for (const ask of [heat.classes, heat.styles]) {
		expect(ask(FEN)).toBe(ask(`${FEN.split(" ")[0]}`));
		expect(ask(FEN)).not.toBe(ask(FENS[1] ?? ""));
	}
	const pieces = heatOf({ lens: "pieces" });
	expect(pieces.classes(FEN)).not.toBe(pieces.classes(FEN.replace(" b ", " w ")));
});

test("every view agrees with the core", () => {
	const heats = new Map(PACKAGE_LENSES.map((name) => [name, heatOf({ lens: name })]));
	for (const fen of FENS.slice(0, 60)) {
		const { squares } = core.map(fen);
		const by = (lens: HeatLens, before?: string) =>
			heats.get(lens)?.classes(fen, { before }) ?? new Map<SquareName, string>();
		const strength = core.strength(fen);
		const attackers = core.attackers(fen);
		const tension = core.tension(fen, FEN);
		const [sized, numbered, turned] = [by("strength"), by("attackers"), by("tension", FEN)];
		const { loose } = core.standing(fen);
		const hanging = core.hanging(fen).map(({ square }) => square);
		const pieces = by("pieces");
		for (const [name, one] of Object.entries(squares)) {
			const at = name as SquareName;
			const size = Math.min(3, Math.max(1, strength[at]));
			expect(sized.get(at)).toBe(`sc sc-${one} sc-size-${size}`);
			const { white, black } = attackers[at];
			expect(namesOn(numbered, at).includes(`sc-by-white-${white}`)).toBe(white > 0);
			expect(namesOn(numbered, at).includes(`sc-by-black-${black}`)).toBe(black > 0);
			expect(turned.has(at)).toBe(tension.includes(at));
			expect(by("white").has(at)).toBe(one === "white");
			expect(by("black").has(at)).toBe(one === "black");
			expect(namesOn(pieces, at).includes("sc-loose")).toBe(loose.includes(at));
			expect(namesOn(pieces, at).includes("sc-hanging")).toBe(hanging.includes(at));
		}
	}
});

test("the frontier lies on both sides of a border, whichever side is at the bottom", () => {
	const heat = heatOf({ front: true });
	const { squares } = core.map(FEN);
	for (const orientation of ["white", "black"] as const) {
		const classes = heat.classes(FEN, { orientation });
		const [right, left] = orientation === "white" ? ["right", "left"] : ["left", "right"];
		for (const rank of "12345678")
			for (const [here, there] of ["ab", "bc", "cd", "de", "ef", "fg", "gh"].map((pair) => [
				`${pair[0]}${rank}` as SquareName,
				`${pair[1]}${rank}` as SquareName,
			]) as [SquareName, SquareName][]) {
				const differs = squares[here] !== squares[there];
				expect(namesOn(classes, here).includes(`sc-front-${right}`)).toBe(differs);
				expect(namesOn(classes, there).includes(`sc-front-${left}`)).toBe(differs);
			}
	}
});

test.each(PACKAGE_LENSES)("the style rules know every class name of the view %s", (lens) => {
	const heat = heatOf({ lens, front: true, patterns: true });
	const rules = heat.css(".square");
	const used = FENS.flatMap((fen) => [...heat.classes(fen, { before: FEN }).values()]);
	const names = new Set(used.flatMap((one) => one.split(" ")));
	// Nothing is in the places of which a rule says nothing.
	const unknown = [...names].filter((one) => !rules.includes(`.${one}`));
	expect(unknown.filter((one) => !one.startsWith("sc-front"))).toEqual([]);
	expect(rules).not.toMatch(/undefined|NaN/);
});

test("patterns rise for White, fall for Black, and are dots on neutral squares", () => {
	const styles = heatOf({ patterns: true }).styles(FEN);
	const { squares } = core.map(FEN);
	const imageOf = (kind: string) => {
		const [at] = Object.entries(squares).find(([, one]) => one === kind) ?? [];
		return styles[at as SquareName]?.backgroundImage;
	};
	expect(imageOf("white")).toMatch(/^repeating-linear-gradient\(135deg/);
	expect(imageOf("black")).toMatch(/^repeating-linear-gradient\(45deg/);
	expect(imageOf("contested")).toMatch(/135deg.*repeating-linear-gradient\(45deg/);
	expect(imageOf("neutral")).toMatch(/^radial-gradient/);
});

test("custom colours are used, and a class without one stays bare", () => {
	const heat = heatOf({ scheme: { white: "gold", black: "navy", contested: "crimson" } });
	const { squares } = core.map(FEN);
	const colours = { white: "gold", black: "navy", contested: "crimson", neutral: undefined };
	for (const [at, one] of Object.entries(squares))
		expect(heat.styles(FEN)[at as SquareName]?.backgroundColor).toBe(colours[one]);
	expect(heat.legend.signs.map(({ key }) => key)).toEqual(["contested", "white", "black"]);
});

test("a square is explained by a sentence and by arrows", () => {
	const heat = heatOf();
	for (const fen of FENS.slice(0, 40))
		for (const square of ["d4", "e5", "f7"] as const) {
			const { control, chains, barred } = core.inspect(fen, square);
			const found = heat.explain(fen, square);
			expect(found.control).toBe(control);
			expect(found.sentence).toContain(square);
			expect(found.arrows).toHaveLength(chains.flat().length + barred.length);
			const fronts = found.arrows.filter(({ role }) => role === "front");
			expect(fronts.map(({ from, to }) => [from, to])).toEqual(
				chains.map(([front]) => [front?.square, square]),
			);
		}
});

test("the legend has a sign for everything a view shows", () => {
	const count = (lens: HeatLens) => heatOf({ lens }).legend.signs.length;
	expect(PACKAGE_LENSES.map(count)).toEqual([4, 7, 6, 1, 1, 4, 5]);
	for (const { title, meaning, style } of heatOf({ lens: "pieces" }).legend.signs) {
		expect(title && meaning).toBeTruthy();
		expect(style.backgroundImage).toMatch(/^url\("data:image\/svg\+xml,/);
	}
});

test("invalid options are refused with a message", () => {
	const wrong = (options: unknown) => () => heatOf(options as HeatOptions);
	expect(wrong({ lens: "none" })).toThrow("Wanted one of control, strength, attackers");
	expect(wrong({ scheme: "pink" })).toThrow("Wanted one of plain, wood, blue, green, or colours");
	expect(() => heatOf().classes(undefined as never)).toThrow("Wanted a FEN as a string");
	expect(() => heatOf().classes("nonsense")).toThrow("Invalid FEN");
});

/** A value that programs without types may pass. */
const as = <Wanted>(value: unknown) => value as Wanted;

test("a wrong argument is named beside what was wanted", () => {
	const heat = heatOf();
	const faults: [() => unknown, string][] = [
		[() => heatOf(as(null)), "Wanted options as an object, got Null"],
		[() => heatOf(as("wood")), "Wanted options as an object, got String"],
		[() => heat.classes(FEN, as(null)), "Wanted a view as an object, got Null"],
		[() => heat.styles(FEN, as("black")), "Wanted a view as an object, got String"],
		[() => heat.slots(FEN, as(null)), "Wanted a view as an object, got Null"],
		[() => heat.parts(FEN, as(null)), "Wanted a view as an object, got Null"],
		[() => heat.css(as(null)), "Wanted a selector as a string, got Null"],
		[() => heat.layer(as(null)), "Wanted an element, got Null"],
		[() => heat.layer(as(undefined)), "Wanted an element, got Undefined"],
		[() => heat.layer(as("#b")), "Wanted an element, got String"],
		[() => heat.layer(as({ nodeType: 1 }), as(null)), "Wanted options as an object, got Null"],
		[
			() => heatOf({ scheme: { white: as(7) } }),
			"Wanted a colour for white as a string, got Number",
		],
	];
	for (const [ask, fault] of faults) expect(ask).toThrow(new TypeError(fault));
});

test.each([
	"gold",
	"#FC0",
	" crimson ",
	"rgb(0 0 0 / 50%)",
	"rgba(0,0,0,.5)",
	"var(--mine)",
	"color-mix(in oklab, var(--mine, rgb(1 2 3)) 50%, #fff)",
	"oklch(from var(--mine) calc(l * .5 - 1e-3) c h)",
])("a colour of one's own: %s", (white) => {
	expect(heatOf({ scheme: { white } }).css()).toContain(`{background-color:${white}}`);
});

test.each([
	"",
	"red;} body{display:none",
	"red}",
	"red, url(//host.test/x)",
	"red),url(x),linear-gradient(red",
	"var(--mine, url(//host.test/x))",
	"red/*",
	"rgb(0 0 0",
	"url(https://host.test/x)",
	"var(--mine)!important",
	"\\72 ed",
	'"red"',
])("no colour: %s", (white) => {
	expect(() => heatOf({ scheme: { white } })).toThrow(
		new RangeError(`No such colour for white: ${white}`),
	);
});

test("any string is accepted as a square by the types, and an invalid one throws", () => {
	const heat = heatOf();
	const key: string = "d5";
	expect(heat.explain(FEN, key).square).toBe("d5");
	expect(core.inspect(FEN, key).square).toBe("d5");
	for (const name of ["a0", "i9", "", "e44"]) {
		const fault = new RangeError(`No such square: ${name}`);
		expect(() => heat.explain(FEN, name)).toThrow(fault);
		expect(() => core.inspect(FEN, name)).toThrow(fault);
	}
});
