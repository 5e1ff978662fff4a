// What another site is told when it is asked, said before it is.

import { SITES, type Site } from "../../../import/sites.ts";

type Props = { readonly site: Site; readonly addresses: readonly string[] };

export function WhatIsSent({ site, addresses }: Props) {
	const { title } = SITES[site];
	return (
		<>
			<p className="import-addresses">
				{addresses.map((address) => (
					<code key={address}>{address}</code>
				))}
			</p>
			<p className="soft small">
				{title} is asked for{" "}
				{addresses.length === 1
					? "this, once, by your browser. It learns the address above,"
					: "a list and for each month, once, by your browser. It learns these addresses,"}{" "}
				your network address, and that this page asks. No name, no cookie and nothing of your games
				is sent.
			</p>
		</>
	);
}
