// Why a file that is followed was not had, as a sentence to whoever follows it.

/** Milliseconds within which a host that is there says anything. */
const PATIENCE = 10_000;

/** What kind of answer there is to a request for nothing but its head. Undefined where there is none. */
const kindOfAnswer = (url: string, how: RequestInit): Promise<ResponseType | undefined> =>
	fetch(url, {
		...how,
		method: "HEAD",
		cache: "no-store",
		credentials: "omit",
		signal: AbortSignal.timeout(PATIENCE),
	}).then(
		({ type }) => type,
		() => undefined,
	);

/** Is there a host that answers, though the page may not read what? A browser does not say so, but does ask. */
const isThere = async (url: string) => (await kindOfAnswer(url, { mode: "no-cors" })) !== undefined;

/** Does the page's own host lead elsewhere from here? A page is not told where. */
const leadsElsewhere = async (url: string) =>
	(await kindOfAnswer(url, { mode: "same-origin", redirect: "manual" })) === "opaqueredirect";

/** By the status of an answer. */
export function statusSentence(host: string, status: number): string {
	if (status === 404 || status === 410) return `${host} has no such file (status ${status})`;
	if (status === 401 || status === 403)
		return `${host} does not give it to everybody (status ${status})`;
	if (status === 429) return `${host} has been asked too often, and is left alone for a while`;
	return status >= 500
		? `${host} is in trouble (status ${status})`
		: `${host} answered with status ${status}`;
}

type Fault = { readonly status?: number };

/** Gives sentences for one file. Whether its host is there is asked once. */
export function createWhyNot(url: string) {
	const { host, origin } = new URL(url);
	let there: Promise<boolean> | undefined;
	return async ({ status }: Fault): Promise<string> => {
		if (status !== undefined) return statusSentence(host, status);
		if (!navigator.onLine) return "You are offline";
		if (origin === window.origin) {
			return (await leadsElsewhere(url))
				? `${host} leads to another host, which is not asked`
				: `${host} does not answer`;
		}
		there ??= isThere(url);
		return (await there)
			? `${host} does not let other pages read it (it would have to send Access-Control-Allow-Origin), or leads elsewhere`
			: `${host} does not answer`;
	};
}
