// <square-control>: a board with its heat in anybody's page. It makes a frame, near the viewport and not before, and talks to it over a
// channel of their own. This file is served as it is built, to be named in one line: it imports nothing.

(() => {
	const PROTOCOL = 1;
	/** Attributes that the frame's address starts with, and that are told to it when they change. */
	const SETTINGS = ["orientation", "lens", "theme", "moves", "controls"];
	const OBSERVED = [...SETTINGS, "pgn", "fen", "ply", "autoplay"];

	const script = document.currentScript;
	const base = script instanceof HTMLScriptElement ? script.src : document.baseURI;

	type News = {
		type?: unknown;
		ply?: unknown;
		plies?: unknown;
		san?: unknown;
		message?: unknown;
		height?: unknown;
	};

	class SquareControl extends HTMLElement {
		static observedAttributes = OBSERVED;
		#frame: HTMLIFrameElement | undefined;
		#port: MessagePort | undefined;
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
			else if (name === "pgn" || name === "fen") this.load(value ?? "");
			else if (SETTINGS.includes(name)) this.#send({ type: "set", name, value: value ?? "" });
		}

		/** The ply of the main line that is on view. */
		get ply(): number {
			return this.#ply;
		}
		set ply(ply: number) {
			this.#send({ type: "ply", ply: Math.trunc(ply) || 0 });
		}
		/** How many plies the main line has. */
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
		/** Shows another game or position, PGN or FEN. */
		load(text: string): void {
			this.#send({ type: "load", text: String(text) });
		}

		#open(): void {
			const address = new URL("embed.html", base);
			const given = new URLSearchParams();
			for (const name of OBSERVED) {
				const value = this.getAttribute(name);
				if (value !== null) given.set(name, value);
			}
			const text = this.textContent?.trim() ?? "";
			if (!given.has("pgn") && !given.has("fen") && text !== "") given.set("pgn", text);
			address.hash = given.toString();
			const frame = document.createElement("iframe");
			frame.src = address.href;
			frame.title = this.getAttribute("label") ?? "Chessboard coloured by control";
			frame.allow = "clipboard-write";
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

		#hear(news: News): void {
			if (typeof news !== "object" || news === null) return;
			const { type, ply, plies, san, message, height } = news;
			if (type === "size" && typeof height === "number" && height > 0 && height < 10_000) {
				// Who has given the element a height of its own keeps it.
				if (this.#frame !== undefined && !this.hasAttribute("fixed")) {
					this.#frame.style.height = `${Math.ceil(height)}px`;
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

		#tell(type: string, detail: object): void {
			this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
		}
	}

	if (!customElements.get("square-control")) customElements.define("square-control", SquareControl);
})();
