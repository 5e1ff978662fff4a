// What a frame in another page shows of the application: hosts that send no headers would let anybody lay their own buttons over ours.
// Boards in other pages have a page of their own, embed.html.

import { framedWords } from "../messages/en/first.ts";

export const isFramed = window.top !== window;

export function Framed() {
	return (
		<main id="main" className="text-page">
			<h1>{framedWords.heading}</h1>
			<p>
				<a href={location.href} target="_blank" rel="noreferrer">
					{framedWords.open}
				</a>
			</p>
		</main>
	);
}
