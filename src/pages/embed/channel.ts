// The message channel between an embedded board and the element that made its frame. The embedding
// page sends one port, once; messages from elsewhere, or in another shape, are ignored.
// docs/embedding.md lists the messages.

import { isRecord, type News, type Order, PROTOCOL } from "../../package/element/protocol.ts";
import { isSetting } from "../../package/element/settings.ts";
import { settings } from "../../runtime/settings.ts";
import { originsIn } from "../../session/follow/originsIn.ts";

/** Parses an order. Undefined if the message has another shape. */
function orderIn(data: unknown): Order | undefined {
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

/**
 * Origins, beside our own host, whose pages receive all events of boards that follow a file by
 * their address.
 */
const TRUSTED_ORIGINS = originsIn(settings.VITE_FOLLOW_NEWS);

/**
 * Listens to the embedding page, and returns the function that sends it events. If the address of
 * the frame names a file to follow, the frame may read files that the page around it cannot: a page
 * of another origin then receives no more than that there is a board, and its height.
 */
export function openChannel(
	obey: (order: Order) => void,
	follows: boolean,
	trustedOrigins: readonly string[] = TRUSTED_ORIGINS,
): (news: News) => void {
	let port: MessagePort | undefined;
	let sendsAll = !follows;
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
		sendsAll ||= event.origin === location.origin || trustedOrigins.includes(event.origin);
		port.onmessage = ({ data }) => {
			const order = orderIn(data);
			if (order !== undefined) obey(order);
		};
		port.postMessage({ type: "here" } satisfies News);
		for (const news of waiting) post(news);
		waiting = [];
	};
	const post = (news: News) => {
		if (sendsAll || /^(size|failed)$/.test(news.type)) port?.postMessage(news);
	};
	window.addEventListener("message", listen);
	return (news) => {
		if (port !== undefined) post(news);
		else waiting = [...waiting.filter(({ type }) => type !== news.type), news];
	};
}
