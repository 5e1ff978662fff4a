// The private line between an embedded board and the element that made its frame. The page that frames us hands over one end of a
// channel, once; whatever comes from elsewhere, or in another shape, does nothing. docs/embedding.md has the messages.

const PROTOCOL = 1;

const SETTINGS = ["orientation", "lens", "theme", "moves", "controls"] as const;

export type Order =
	| { readonly type: "load"; readonly text: string }
	| { readonly type: "ply"; readonly ply: number | string }
	| {
			readonly type: "set";
			readonly name: (typeof SETTINGS)[number];
			readonly value: string;
	  }
	| { readonly type: "next" | "back" | "flip" };

export type News =
	| {
			readonly type: "ply";
			readonly ply: number;
			readonly plies: number;
			readonly path: string | undefined;
			readonly san: string;
	  }
	| { readonly type: "load"; readonly plies: number; readonly warnings: readonly string[] }
	| { readonly type: "error"; readonly message: string }
	| { readonly type: "size"; readonly height: number };

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null;

/** An order, if it has the shape of one. */
export function orderIn(data: unknown): Order | undefined {
	if (!isRecord(data)) return undefined;
	const { type, text, ply, name, value } = data;
	if (type === "next" || type === "back" || type === "flip") return { type };
	if (type === "load" && typeof text === "string") return { type, text };
	if (type === "ply" && (Number.isInteger(ply) || typeof ply === "string")) {
		return { type, ply: ply as number | string };
	}
	const setting = SETTINGS.find((one) => one === name);
	if (type === "set" && typeof value === "string" && setting !== undefined) {
		return { type, name: setting, value };
	}
	return undefined;
}

/** Listens for whoever frames us; gives what tells it news. */
export function openChannel(obey: (order: Order) => void): (news: News) => void {
	let port: MessagePort | undefined;
	let waiting: News[] = [];
	const listen = (event: MessageEvent) => {
		const isGreeting =
			event.source === window.parent &&
			isRecord(event.data) &&
			event.data.squareControl === PROTOCOL &&
			event.ports.length === 1;
		if (!isGreeting || window.parent === window) return;
		window.removeEventListener("message", listen);
		[port] = event.ports;
		if (port === undefined) return;
		port.onmessage = ({ data }) => {
			const order = orderIn(data);
			if (order !== undefined) obey(order);
		};
		for (const news of waiting) port.postMessage(news);
		waiting = [];
	};
	window.addEventListener("message", listen);
	return (news) => {
		if (port !== undefined) port.postMessage(news);
		else waiting = [...waiting.filter(({ type }) => type !== news.type), news];
	};
}
