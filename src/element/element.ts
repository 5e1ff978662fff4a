// <square-control>: a board with its heat in anybody's page. It makes a frame, near the viewport and not before, and talks to it over a
// channel of their own. This file is served as it is built, to be named in one line: nothing is left of its imports.

import type { SquareControl, SquareControlEvents } from "./squareControl.d.ts";

(() => {
	const PROTOCOL = 1;
	/** What the frame is told when it changes. */
	const SETTINGS = ["orientation", "lens", "theme", "moves", "controls"];
	const OBSERVED = [...SETTINGS, "pgn", "fen", "ply"];

	const script =
		document.currentScript ?? document.querySelector<HTMLScriptElement>('script[src*="embed.js"]');
	const home = script instanceof HTMLScriptElement && script.src ? script.src : document.baseURI;

	class SquareControlElement extends HTMLElement implements SquareControl {
		static observedAttributes = OBSERVED;
		#frame: HTMLIFrameElement | undefined;
		#port: MessagePort | undefined;
		/** Orders from before there was somebody to give them to. */
		#waiting: object[] = [];
		#ply = 0;
		#plies = 0;
		#nearing: IntersectionObserver | undefined;

		connectedCallback(): void {
			this.style.display ||= "block";
			this.#nearing = new IntersectionObserver(
				(entries) => {
					if (!entries.some((entry) => entry.isIntersecting)) return;
					this.#nearing?.disconnect();
					this.#open();
				},
				{ rootMargin: "400px" },
			);
			this.#nearing.observe(this);
			this.#reserve();
		}

		disconnectedCallback(): void {
			this.#nearing?.disconnect();
			this.#port?.close();
			this.#frame?.remove();
			this.#frame = undefined;
			this.#port = undefined;
		}

		attributeChangedCallback(name: string, before: string | null, value: string | null): void {
			if (this.#frame === undefined || before === value) return;
			if (name === "ply") this.ply = Number(value);
			else if (SETTINGS.includes(name)) this.#send({ type: "set", name, value: value ?? "" });
			else if (this.#game() !== "") this.load(this.#game());
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

		/** The game or position that the tag names. */
		#game(): string {
			return this.getAttribute("pgn") ?? this.getAttribute("fen") ?? this.textContent?.trim() ?? "";
		}

		/** Takes the room that the board is going to have (embed/room.ts), so that nothing moves when it comes. */
		#reserve(): void {
			const width = this.clientWidth;
			if (width === 0 || this.hasAttribute("fixed")) return;
			const moves = this.getAttribute("moves") ?? "below";
			const isBeside = moves === "beside" && width >= 520;
			const isBare = /^(?:0|false|no|none)$/i.test(this.getAttribute("controls") ?? "");
			const board = isBeside ? Math.floor((width - 24) * 0.58) : width - 16;
			const list = moves === "none" || isBeside ? 0 : 176;
			this.style.minHeight = `${board + (isBare ? 40 : 156) + list}px`;
		}

		#open(): void {
			const address = new URL(this.getAttribute("src") ?? "embed.html", home);
			const given = new URLSearchParams();
			for (const name of [...SETTINGS, "ply", "autoplay"]) {
				const value = this.getAttribute(name);
				if (value !== null) given.set(name, value);
			}
			given.set("pgn", this.#game());
			address.hash = given.toString();
			const frame = document.createElement("iframe");
			frame.src = address.href;
			frame.title = this.getAttribute("label") ?? "Chessboard coloured by control";
			frame.style.cssText = "display:block;width:100%;border:0;height:100%;min-height:240px";
			frame.addEventListener("load", () => this.#connect(frame, address.origin));
			this.#frame = frame;
			// The text stays in the page's source and goes from sight.
			const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
			root.replaceChildren(frame);
		}

		#connect(frame: HTMLIFrameElement, origin: string): void {
			const { port1, port2 } = new MessageChannel();
			this.#port?.close();
			this.#port = port1;
			port1.onmessage = ({ data }) => this.#hear(data);
			frame.contentWindow?.postMessage({ squareControl: PROTOCOL }, origin, [port2]);
			for (const order of this.#waiting) port1.postMessage(order);
			this.#waiting = [];
		}

		#send(order: object): void {
			if (this.#port === undefined) this.#waiting.push(order);
			else this.#port.postMessage(order);
		}

		#hear(news: unknown): void {
			if (typeof news !== "object" || news === null) return;
			const { type, ply, plies, san, message, height } = news as Readonly<Record<string, unknown>>;
			if (type === "size" && typeof height === "number" && height > 0 && height < 10_000) {
				// Who has given the element a height of its own keeps it.
				if (this.#frame !== undefined && !this.hasAttribute("fixed")) {
					this.#frame.style.height = `${Math.ceil(height)}px`;
					this.style.minHeight = "";
				}
			} else if (type === "ply" && typeof ply === "number" && typeof plies === "number") {
				this.#ply = ply;
				this.#plies = plies;
				this.#tell("ply", { ply, plies, san: String(san ?? "") });
			} else if (type === "load" && typeof plies === "number") {
				this.#plies = plies;
				this.#tell("load", { plies });
			} else if (type === "error") {
				this.#tell("error", { message: String(message) });
			}
		}

		/** Events do not bubble: a page that waits for its own "load" or "error" must not take ours for it. */
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
})();
