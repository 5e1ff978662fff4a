// Table of a hostile visitor's actions, each drawn from chance alone, so that a seed determines
// them all.

import type { Point } from "../browsers/driver.ts";
import type { Visitor } from "../browsers/visitor.ts";
import { spoiltLink, spoiltText } from "../support/spoilt.ts";
import * as page from "./inPage.ts";

/** Numbers from 0 to below 1. */
type Next = () => number;

export type Action = {
	readonly name: string;
	/** How often, compared with others. */
	readonly weight: number;
	/** Does it, and gives what exactly was done. */
	readonly act: (visitor: Visitor, next: Next) => Promise<string>;
};

const KEYS = [
	"ArrowLeft",
	"ArrowRight",
	"ArrowUp",
	"ArrowDown",
	"Home",
	"End",
	"PageUp",
	"PageDown",
	"Enter",
	"Escape",
	"Tab",
	"Backspace",
	" ",
	"f",
	"i",
	"l",
	"s",
	"x",
	"?",
	"/",
	"1",
	"6",
	"Control+z",
	"Control+Shift+z",
];

const SIZES = [
	[320, 568],
	[390, 844],
	[844, 390],
	[768, 1024],
	[767, 500],
	[1280, 720],
	[1600, 900],
	[240, 240],
] as const;

/** Milliseconds that clocks jump by. */
const JUMPS = [1e3, 6e4, 864e5, 1e12, -6e4, -864e5];

/** Events of a page that is laid away and taken up again. */
const SLEEPS = [
	["blur", "visibilitychange", "pagehide"],
	["pageshow", "visibilitychange", "focus"],
	["resize", "orientationchange"],
	["offline", "online"],
	["storage"],
];

const pick = <Item>(items: readonly Item[], next: Next): Item =>
	items[Math.floor(next() * items.length)] as Item;

const whole = (limit: number, next: Next) => Math.floor(next() * limit);

/** A text in words: how long it is, and how it begins. */
const told = (text: string) => `${text.length} characters ${JSON.stringify(text.slice(0, 60))}`;

/** A point of the window, most often on the board or a little beside it. */
async function pointAbout(visitor: Visitor, next: Next): Promise<Point> {
	const { x, y, width, height } = await visitor.ask(page.roomOfBoard, []);
	const [share, down] = [next() * 1.2 - 0.1, next() * 1.2 - 0.1];
	const [widest, highest] = await visitor.ask(() => [innerWidth, innerHeight] as const, []);
	const within = (value: number, limit: number) =>
		Math.round(Math.min(limit - 1, Math.max(0, value)));
	return { x: within(x + share * width, widest), y: within(y + down * height, highest) };
}

const pointText = ({ x, y }: Point) => `${x}, ${y}`;

export const ACTIONS: readonly Action[] = [
	{
		name: "keys",
		weight: 6,
		act: async (visitor, next) => {
			const keys = Array.from({ length: 1 + whole(8, next) }, () => pick(KEYS, next));
			for (const key of keys) await visitor.driver.strike(key);
			return keys.join(" ");
		},
	},
	{
		name: "a press",
		weight: 4,
		act: async (visitor, next) => {
			const point = await pointAbout(visitor, next);
			await visitor.clickAt(point);
			return pointText(point);
		},
	},
	{
		name: "a drag",
		weight: 5,
		act: async (visitor, next) => {
			const [start, end] = [await pointAbout(visitor, next), await pointAbout(visitor, next)];
			const key = pick(["Escape", "ArrowRight", "f", undefined, undefined], next);
			await visitor.driver.moveTo(start);
			await visitor.driver.press();
			await visitor.driver.moveTo(end);
			if (key !== undefined) await visitor.driver.strike(key);
			await visitor.driver.release();
			return `${pointText(start)} to ${pointText(end)}, with ${key ?? "no key"}`;
		},
	},
	{
		name: "a piece in the hand while the window turns",
		weight: 1,
		act: async (visitor, next) => {
			const [start, end] = [await pointAbout(visitor, next), await pointAbout(visitor, next)];
			const [width, height] = pick(SIZES, next);
			await visitor.driver.moveTo(start);
			await visitor.driver.press();
			await visitor.driver.resize({ width, height });
			await visitor.driver.moveTo({
				x: Math.min(end.x, width - 1),
				y: Math.min(end.y, height - 1),
			});
			await visitor.driver.release();
			return `${width} by ${height}`;
		},
	},
	{
		name: "a finger",
		weight: 3,
		act: async (visitor, next) => {
			const path: Point[] = [];
			for (let count = 1 + whole(4, next); count > 0; count--) {
				path.push(await pointAbout(visitor, next));
			}
			await visitor.driver.touch(path);
			return path.map(pointText).join(" to ");
		},
	},
	{
		name: "any control",
		weight: 5,
		act: async (visitor, next) => visitor.ask(page.pressAny, [next()]),
	},
	{
		name: "any choice",
		weight: 2,
		act: async (visitor, next) => {
			await visitor.ask(page.chooseAny, [next(), next()]);
			return "";
		},
	},
	{
		name: "a pasted text",
		weight: 5,
		act: async (visitor, next) => {
			const text = spoiltText(next);
			await visitor.ask(page.pasteText, [text]);
			return told(text);
		},
	},
	{
		name: "a typed text",
		weight: 2,
		act: async (visitor, next) => {
			const text = spoiltText(next);
			await visitor.ask(page.fillBox, [text]);
			return told(text);
		},
	},
	{
		name: "dropped files",
		weight: 2,
		act: async (visitor, next) => {
			const texts = Array.from({ length: 1 + whole(3, next) }, () => spoiltText(next));
			await visitor.ask(page.dropFiles, [texts]);
			return texts.map(told).join("; ");
		},
	},
	{
		name: "a link",
		weight: 3,
		act: async (visitor, next) => {
			const link = spoiltLink(next);
			await visitor.ask(page.goTo, [link]);
			return told(link);
		},
	},
	{
		name: "a visit by a link",
		weight: 1,
		act: async (visitor, next) => {
			const link = spoiltLink(next);
			visitor.site.mend();
			await visitor.visit(`#${link}`);
			return told(link);
		},
	},
	{
		name: "a reload",
		weight: 1,
		act: async (visitor) => {
			visitor.site.mend();
			await visitor.driver.reload();
			return "";
		},
	},
	{
		name: "back and forward",
		weight: 1,
		act: async (visitor, next) => {
			const by = pick([-1, 1], next);
			await visitor.ask((steps: number) => history.go(steps), [by]);
			return String(by);
		},
	},
	{
		name: "another window",
		weight: 2,
		act: async (visitor, next) => {
			const [width, height] = pick(SIZES, next);
			await visitor.driver.resize({ width, height });
			return `${width} by ${height}`;
		},
	},
	{
		name: "a wheel",
		weight: 1,
		act: async (visitor, next) => {
			const delta = Math.round((next() - 0.5) * 2000);
			await visitor.ask(page.turnWheel, [delta]);
			return String(delta);
		},
	},
	{
		name: "clocks jump",
		weight: 1,
		act: async (visitor, next) => {
			const by = pick(JUMPS, next);
			await visitor.ask(page.jumpClock, [by]);
			return `${by} ms`;
		},
	},
	{
		name: "sleep",
		weight: 1,
		act: async (visitor, next) => {
			const names = pick(SLEEPS, next);
			await visitor.ask(page.sendEvents, [names]);
			return names.join(" ");
		},
	},
	{
		name: "spoilt storage",
		weight: 1,
		act: async (visitor, next) => {
			const way = pick(["clear", "rubbish", "full"] as const, next);
			await visitor.ask(page.spoilStorage, [way, spoiltText(next).slice(0, 2000)]);
			return way;
		},
	},
	{
		name: "no connection",
		weight: 1,
		act: async (visitor, next) => {
			visitor.site.breakOff(/./, pick(["missing", "reset"] as const, next));
			return "";
		},
	},
	{
		name: "a connection again",
		weight: 2,
		act: async (visitor) => {
			visitor.site.mend();
			return "";
		},
	},
];
