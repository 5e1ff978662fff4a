// The questions to a collection that lives in a worker, and who answers them there.

import { answerQuestions, createAsker, type Port } from "../../runtime/workerMessages.ts";
import type { Asking } from "./answers/asking.ts";
import type { Collection } from "./collection.ts";
import { CollectionFault, faultCode } from "./fault.ts";
import type { Progress } from "./readFiles.ts";
import { portsOf, receiveSource, type SentSource, type Source, sendSource } from "./source.ts";

type Methods = Pick<
	Collection,
	| "look"
	| "stop"
	| "forget"
	| "list"
	| "rows"
	| "outcomes"
	| "placeOf"
	| "text"
	| "hangs"
	| "rowAndText"
	| "study"
	| "pgn"
> &
	Pick<
		Asking,
		| "people"
		| "openings"
		| "opponents"
		| "meetings"
		| "answers"
		| "gamesOf"
		| "tenGames"
		| "answerMap"
		| "losses"
		| "costs"
		| "gamesOfCost"
		| "lossesOn"
		| "openingTable"
		| "trend"
	>;
export type Method = keyof Methods;

type Asked =
	| { readonly method: Method; readonly given: readonly unknown[] }
	| { readonly method: "read"; readonly given: readonly [readonly SentSource[]] };

/**
 * Answers questions from a collection, which the first question opens, or the next after a failure.
 */
export function answerAt(port: Port, open: () => Promise<Collection>): void {
	let collection: Promise<Collection> | undefined;
	const opened = async () => {
		try {
			collection ??= open();
			return await collection;
		} catch (error) {
			collection = undefined;
			throw error;
		}
	};
	/** Closes a collection whose files the browser has removed: the next question opens another. */
	async function leave(removed: Collection): Promise<void> {
		removed.close();
		const now = await collection?.catch(() => undefined);
		if (now === removed) collection = undefined;
	}
	answerQuestions<Asked>(port, async (asked, report) => {
		const found = await opened();
		try {
			if (asked.method === "read")
				return await found.read(asked.given[0].map(receiveSource), report);
			// Most are the collection's own.
			const { asking } = found;
			const holder = asked.method in found ? found : asking;
			const method = holder[asked.method as never] as (...given: readonly unknown[]) => unknown;
			return await method.apply(holder, [...asked.given]);
		} catch (error) {
			if (faultCode(error) === "removed") await leave(found);
			throw error;
		}
	});
}

export type Client = ReturnType<typeof createClient>;

export function createClient(openPort: () => Port) {
	const asker = createAsker(openPort);
	return {
		ask: <Name extends Method>(method: Name, ...given: Parameters<Methods[Name]>) =>
			asker.ask<Awaited<ReturnType<Methods[Name]>>>({ method, given } satisfies Asked),
		read(sources: readonly Source[], report: (progress: Progress) => void) {
			const sent = sources.map(sendSource);
			return asker.ask<Awaited<ReturnType<Methods["look"]>>, Progress>(
				{ method: "read", given: [sent] } satisfies Asked,
				{ report, transfer: portsOf(sent) },
			);
		},
		/** The other end did not come: nothing that was asked will be answered. */
		fail: () => asker.fail(new CollectionFault("notLoaded")),
	};
}
