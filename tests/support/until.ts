// Waiting for what another task does, on a machine that may be slow.

import { vi } from "vitest";

/** Asks again until nothing is thrown. */
export const until = <Value>(ask: () => Value | Promise<Value>): Promise<Value> =>
	vi.waitFor(ask, { timeout: 30_000 });
