// A reload, and what becomes of the game then.

/** Where storage is blocked nothing outlives the page. */
function isKept(): boolean {
	try {
		return window.localStorage !== null;
	} catch {
		return false;
	}
}

export function Reload() {
	return (
		<>
			<span>
				{isKept()
					? "Your game is kept."
					: "Your game is not kept in this browser: take it with you first."}
			</span>
			<button type="button" onClick={() => location.reload()}>
				Reload the page
			</button>
		</>
	);
}
