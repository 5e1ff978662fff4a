// The picture beside the words for a board that cannot be drawn: a late part, seldom seen.

/** A king that has fallen. */
export function FallenKing() {
	return (
		<svg viewBox="0 0 45 45" width="88" height="88" aria-hidden="true">
			<g
				transform="rotate(102 22.5 22.5)"
				fill="none"
				stroke="currentColor"
				strokeWidth="1.8"
				strokeLinecap="round"
				strokeLinejoin="round"
			>
				<path d="M22.5 4v7M19.5 7h6" />
				<path d="M22.5 23c5-6 3.5-11.500 0-11.500s-5 5.500 0 11.500z" />
				<path d="M12 37c-5-7-7.500-10-5.500-14.500 2.500-5 11-4.500 16 .5 5-5 13.500-5.500 16-.5C40.500 27 38 30 33 37z" />
				<path d="M12 37v4h21v-4" />
			</g>
		</svg>
	);
}
