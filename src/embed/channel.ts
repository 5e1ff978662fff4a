// The private line between an embedded board and the element that made its frame. The page that
// frames us hands over one end of a channel, once; whatever comes from elsewhere, or in another
// shape, does nothing. docs/embedding.md has the messages.

import { isRecord, type News, type Order, PROTOCOL } from "../element/protocol.ts";
import { isSetting } from "../element/settings.ts";
import { originsIn } from "../follow/originsIn.ts";

/** An order, if it has the shape of one. */
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
 * Origins whose pages get all news of boards that follow a file by their address, beside our own
 * host.
 */
const TRUSTED_ORIGINS = originsIn(import.meta.env.VITE_FOLLOW_NEWS);

/**
 * Listens for whoever frames us; gives what tells it news. Where the address of the frame says what
 * is followed, the frame asks for it, maybe for what the page around it could not read: a page of
 * another origin is sent the height alone then.
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
		for (const news of waiting) post(news);
		waiting = [];
	};
	const post = (news: News) => {
		if (sendsAll || news.type === "size") port?.postMessage(news);
	};
	window.addEventListener("message", listen);
	return (news) => {
		if (port !== undefined) post(news);
		else waiting = [...waiting.filter(({ type }) => type !== news.type), news];
	};
}
