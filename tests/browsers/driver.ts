// A browser as a visit drives it: one small interface, whatever protocol is behind it.

export type Point = { readonly x: number; readonly y: number };

/** Where an expression is evaluated: in the page, or in the first frame of an element in it. */
export type Place = "page" | "frame";

export type Size = { readonly width: number; readonly height: number };

/**
 * The window of every browser, in CSS pixels, one device pixel each: boards are of the same size in
 * all.
 */
export const WINDOW: Size = { width: 1280, height: 720 };

export type Driver = {
	/** "Firefox". */
	readonly name: string;
	readonly version: string;
	goTo(address: string): Promise<void>;
	reload(): Promise<void>;
	/** The value of a JavaScript expression, awaited, as JSON. */
	evaluate(expression: string, place: Place): Promise<string>;
	moveTo(point: Point): Promise<void>;
	press(): Promise<void>;
	release(): Promise<void>;
	/** A finger that comes down on the first point, goes over the others and lifts. */
	touch(path: readonly Point[]): Promise<void>;
	/** A key by the name that its event has, or several at once: "ArrowLeft", "a", "Control+v". */
	strike(key: string): Promise<void>;
	/** Gives the content of the window another size. */
	resize(size: Size): Promise<void>;
	/** The window's content as PNG. */
	screenshot(): Promise<Buffer>;
	/** Bytes that the page's scripts hold, when what nobody holds has gone; where a browser tells. */
	heap?(): Promise<number>;
	/**
	 * Holds open the caches of the page at this address, where a browser forgets what is in them as
	 * soon as no page does.
	 */
	holdCaches?(address: string): Promise<void>;
	/** Loads an extension from its folder until the browser is closed, where a browser does. */
	load?(folder: string): Promise<void>;
	/** Uncaught errors since the last call. */
	complaints(): Promise<readonly string[]>;
	close(): Promise<void>;
};

/** An expression that is a string of JSON whatever the one inside gives. */
export const asJson = (expression: string): string =>
	`(async () => JSON.stringify(await (${expression})) ?? "null")()`;
