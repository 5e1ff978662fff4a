// The data that another site learns from a request, shown before it is made.

import { importWords } from "../../../messages/en/panels/import.ts";
import type { Site } from "../../../session/import/sites.ts";

type Props = { readonly site: Site; readonly addresses: readonly string[] };

export function WhatIsSent({ site, addresses }: Props) {
	return (
		<>
			<p className="import-addresses column tight breaks">
				{addresses.map((address) => (
					<code className="small" key={address}>
						{address}
					</code>
				))}
			</p>
			<p className="soft small">
				{addresses.length === 1
					? importWords.whatIsSent(site)
					: importWords.whatIsSentForMonths(site)}
			</p>
		</>
	);
}
