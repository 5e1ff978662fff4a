// <square-control>: a board with its heat in anybody's page. It makes a frame, near the viewport
// and not before, and talks to it over a channel of their own; until the board answers, the text
// between the tags stays in sight. Built to embed.js, one script without imports
// (scripts/element.mjs).

import { followNamed } from "./follower.ts";
import { isRecord, type Order, PROTOCOL } from "./protocol.ts";
import { contentIn, heightFor, SCROLL_BAR_PX, SETTLING_MS, sheetFor } from "./room.ts";
import { frameValue, isSetting, SETTINGS } from "./settings.ts";
import type { SquareControl, SquareControlEvents } from "./squareControl.d.ts";
import { addressOfBoard, gameIn, isSandboxed, whySilent } from "./tag.ts";

/** Throws where it is not known where boards are. */
function frameFor(
	tag: HTMLElement,
	game: string,
	onLoad: (frame: HTMLIFrameElement) => void,
): HTMLIFrameElement {
	const address = addressOfBoard(tag.getAttribute("src"));
	const given = new URLSearchParams();
	for (const name of [...SETTINGS, "autoplay", "ply", "game", "layout", "scale"]) {
		const value = tag.getAttribute(name);
		if (value !== null) given.set(name, value);
	}
	given.set("pgn", game);
	const frame = document.createElement("iframe");
	address.hash = `${given}`;
	frame.src = `${address}`;
	frame.title = tag.getAttribute("label") ?? "Chessboard coloured by control";
	frame.onload = () => onLoad(frame);
	return frame;
}

/** Milliseconds after which a frame that has come and says nothing at all is none of ours. */
const ANSWER_TIMEOUT_MS = 2800;

class SquareControlElement extends HTMLElement implements SquareControl {
	static observedAttributes = [...SETTINGS, "pgn", "fen", "ply"];
	readonly #sheet = new CSSStyleSheet();
	/** Why there is no board, below the text. */
	readonly #why = document.createElement("p");
	#frame: HTMLIFrameElement | undefined;
	#port: MessagePort | undefined;
	/** Orders from before there was somebody to give them to. */
	#waiting: Order[] = [];
	/** The game that the tag named last. */
	#named = "";
	#ply = 0;
	#plies = 0;
	#nearing = new IntersectionObserver(
		(entries) => entries.some((entry) => entry.isIntersecting) && this.#open(),
		{ rootMargin: "400px" },
	);
	#widening = new ResizeObserver(() => this.#reserve());
	#text = new MutationObserver(() => this.#reload());
	#height = 0;
	#heightAt = 0;
	#unfollow = () => {};
	#patience: ReturnType<typeof setTimeout> | undefined;

	connectedCallback(): void {
		if (!this.shadowRoot) {
			const root = this.attachShadow({ mode: "open" });
			root.adoptedStyleSheets = [this.#sheet];
			root.append(document.createElement("slot"), this.#why);
		}
		// Only as a block it has a width that can be measured. (In a constructor WebKit takes the
		// styles too late.)
		this.#show(0);
		this.#reserveSoon();
		// A property that was set before this script came is no property of ours yet.
		if (Object.hasOwn(this, "ply")) {
			const { ply } = this;
			delete (this as { ply?: number }).ply;
			this.ply = ply;
		}
		// A page that is still coming may not have brought all of the text.
		if (document.readyState === "loading") {
			document.addEventListener("DOMContentLoaded", () => this.#wait(), { once: true });
		} else this.#wait();
	}

	disconnectedCallback(): void {
		this.#nearing.disconnect();
		this.#widening.disconnect();
		this.#text.disconnect();
		clearTimeout(this.#patience);
		this.#unfollow();
		this.#port?.close();
		this.#frame?.remove();
		this.#frame = undefined;
		this.#port = undefined;
		this.#height = 0;
	}

	attributeChangedCallback(name: string, before: string | null, value: string | null): void {
		// A frame that is still to be made takes the attributes as they are then, unless orders came
		// before this.
		if (before === value) return;
		if (!this.#frame && this.#waiting.length === 0) this.#reserveSoon();
		else if (name === "ply") this.#send({ type: "ply", ply: value ?? "0" });
		else if (isSetting(name)) this.#send({ type: "set", name, value: frameValue(name, value) });
		else this.#reload();
	}

	get ply(): number {
		return this.#ply;
	}
	set ply(ply: number) {
		this.#send({ type: "ply", ply: Math.trunc(ply) || 0 });
	}
	get plies(): number {
		return this.#plies;
	}
	next(): void {
		this.#send({ type: "next" });
	}
	back(): void {
		this.#send({ type: "back" });
	}
	flip(): void {
		this.#send({ type: "flip" });
	}
	load(text: string): void {
		this.#send({ type: "load", text: String(text) });
	}

	#reload(): void {
		const game = gameIn(this);
		if (game === "" || game === this.#named) return;
		this.#named = game;
		this.load(game);
	}

	/** All that come together are measured first: in turn, each would have the page laid out anew. */
	#reserveSoon(): void {
		queueMicrotask(() => {
			const inner = this.clientWidth;
			queueMicrotask(() => this.#reserve(inner));
		});
	}

	/** Takes the room that the board will ask for. In a tab that is closed there is no width yet. */
	#reserve(inner = this.clientWidth): void {
		const width = this.hasAttribute("fixed") ? 0 : inner;
		// The room that is taken changes what is observed.
		if (width) this.#widening.disconnect();
		const content = contentIn((name) => this.getAttribute(name));
		this.#show(width && heightFor(width, content));
	}

	#show(height: number, isRefused = false): void {
		this.#sheet.replaceSync(sheetFor(height, this.#height > 0, isRefused));
	}

	#wait(): void {
		this.#nearing.observe(this);
		this.#widening.observe(this);
	}

	#open(): void {
		this.#nearing.disconnect();
		this.#widening.disconnect();
		// The page may have another width by now.
		this.#reserve();
		try {
			this.#named = gameIn(this);
			this.#frame = frameFor(this, this.#named, (frame) => this.#connect(frame));
		} catch (error) {
			this.#fail((error as Error).message);
			return;
		}
		this.shadowRoot?.append(this.#frame);
		this.#text.observe(this, { childList: true, characterData: true, subtree: true });
	}

	#connect(frame: HTMLIFrameElement): void {
		const { port1, port2 } = new MessageChannel();
		this.#port?.close();
		this.#port = port1;
		port1.onmessage = ({ data }) => this.#hear(data);
		const whom = isSandboxed ? "*" : frame.src;
		frame.contentWindow?.postMessage({ squareControl: PROTOCOL }, whom, [port2]);
		for (const order of this.#waiting) port1.postMessage(order);
		this.#waiting = [];
		this.#unfollow();
		this.#unfollow = followNamed(this, (news) => this.#send({ type: "grow", ...news }));
		clearTimeout(this.#patience);
		if (this.#height) return;
		this.#patience = setTimeout(() => this.#fail(whySilent(frame.src)), ANSWER_TIMEOUT_MS);
	}

	/**
	 * The text is there to be read all the same, and the board may do by itself what it may not do
	 * here.
	 */
	#fail(message: string): void {
		this.#why.textContent = `${message}. `;
		if (this.#frame) {
			const link = document.createElement("a");
			link.href = this.#frame.src;
			link.target = "_blank";
			link.textContent = "Open the board";
			this.#why.append(link);
		}
		this.#show(0, true);
		this.#tell("error", { message });
	}

	#send(order: Order): void {
		if (this.#port) this.#port.postMessage(order);
		else this.#waiting.push(order);
	}

	#hear(news: unknown): void {
		if (!isRecord(news)) return;
		clearTimeout(this.#patience);
		const { type, ply, plies, path, san, warnings, message, height } = news;
		const pixels = Math.ceil(Number(height));
		if (type === "size" && pixels > 0 && pixels < 10_000) {
			this.#fit(pixels);
		} else if (type === "ply" && typeof ply === "number" && typeof plies === "number") {
			this.#ply = ply;
			this.#plies = plies;
			this.#tell("ply", {
				ply,
				plies,
				path: typeof path === "string" ? path : undefined,
				san: String(san ?? ""),
			});
		} else if (type === "load" && typeof plies === "number") {
			this.#plies = plies;
			this.#tell("load", {
				plies,
				warnings: Array.isArray(warnings) ? warnings.map(String) : [],
			});
		} else if (type === "error") {
			this.#tell("error", { message: String(message) });
		} else if (type === "failed") this.#fail(String(message));
	}

	/** Gives the frame the height it needs; with `fixed` it keeps the one that the page gives it. */
	#fit(height: number): void {
		const now = performance.now();
		const less = this.#height - height;
		if (less > 0 && less <= SCROLL_BAR_PX && now - this.#heightAt < SETTLING_MS) return;
		this.#height = height;
		this.#heightAt = now;
		this.#show(this.hasAttribute("fixed") ? 0 : height);
	}

	/**
	 * Events do not bubble: a page that waits for its own "load" or "error" must not take ours for
	 * it.
	 */
	#tell<Type extends keyof SquareControlEvents>(
		type: Type,
		detail: SquareControlEvents[Type],
	): void {
		this.dispatchEvent(new CustomEvent(type, { detail }));
	}
}

if (!customElements.get("square-control")) {
	customElements.define("square-control", SquareControlElement);
}
