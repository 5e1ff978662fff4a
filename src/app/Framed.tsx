// What a frame in another page shows of the application: hosts that send no headers would let anybody lay their own buttons over ours.
// Boards in other pages have a page of their own, embed.html.

export const isFramed = window.top !== window;

export function Framed() {
	return (
		<main id="main" className="text-page">
			<h1>Square Control does not run in a frame</h1>
			<p>
				<a href={location.href} target="_blank" rel="noreferrer">
					Open it in a tab of its own
				</a>
			</p>
		</main>
	);
}
