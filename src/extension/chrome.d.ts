// What the extension uses of the browsers' interface for extensions.

type Listened<Heard extends readonly unknown[]> = {
	addListener(listener: (...heard: Heard) => unknown): void;
};

type Tab = { readonly id?: number; readonly url?: string };

declare const chrome: {
	readonly runtime: {
		/** Gone once the extension has been removed or replaced. */
		readonly id?: string;
		readonly onInstalled: Listened<[]>;
		readonly onMessage: Listened<
			[question: never, sender: { readonly tab?: Tab }, reply: (answer: unknown) => void]
		>;
		sendMessage(question: unknown): Promise<unknown>;
	};
	readonly storage: Readonly<Record<"local" | "session", Area>> & {
		readonly onChanged: Listened<[changes: Readonly<Record<string, unknown>>, area: string]>;
	};
	readonly tabs: {
		readonly onRemoved: Listened<[id: number]>;
		create(options: { readonly url: string }): Promise<unknown>;
		query(about: object): Promise<readonly Tab[]>;
		sendMessage(tab: number, question: unknown): Promise<unknown>;
	};
	readonly permissions: Readonly<Record<"onAdded" | "onRemoved", Listened<[]>>> & {
		contains(sites: { readonly origins: string[] }): Promise<boolean>;
		getAll(): Promise<{ readonly origins?: string[] }>;
		request(sites: { readonly origins: string[] }): Promise<boolean>;
	};
	readonly scripting: {
		executeScript(script: object): Promise<unknown>;
		registerContentScripts(scripts: readonly object[]): Promise<void>;
		unregisterContentScripts(): Promise<void>;
	};
	readonly action: { setBadgeText(badge: { readonly text: string }): Promise<void> };
};

type Area = {
	get(key: string): Promise<Readonly<Record<string, unknown>>>;
	set(values: Readonly<Record<string, unknown>>): Promise<void>;
};

/** Where Square Control is: put in by the build. */
declare const APPLICATION: string;
