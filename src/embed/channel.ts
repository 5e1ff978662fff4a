// The private line between an embedded board and the element that made its frame. The page that frames us hands over one end of a
// channel, once; whatever comes from elsewhere, or in another shape, does nothing. docs/embedding.md has the messages.

import { isRecord, type News, type Order, PROTOCOL } from "../element/protocol.ts";
import { isSetting } from "../element/settings.ts";

/** An order, if it has the shape of one. */
export function orderIn(data: unknown): Order | undefined {
	if (!isRecord(data)) return undefined;
	const { type, text, fault, isFinal, ply, name, value } = data;
	if (type === "next" || type === "back" || type === "flip") return { type };
	if (type === "load" && typeof text === "string") return { type, text };
	if (type === "grow" && typeof text === "string") return { type, text };
	if (type === "grow" && typeof fault === "string") {
		return isFinal === true ? { type, fault, isFinal } : { type, fault };
	}
	if (type === "ply" && (Number.isInteger(ply) || typeof ply === "string")) {
		return { type, ply: ply as number | string };
	}
	if (type === "set" && typeof value === "string" && isSetting(name)) return { type, name, value };
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
