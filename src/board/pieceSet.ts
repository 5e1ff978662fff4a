// The drawing of all pieces, as text. The package for other programs has it within its script
// (vite.package.config.ts).

import address from "cm-chessboard/assets/pieces/standard.svg?url";

export async function fetchPieceSet(): Promise<string> {
	const response = await fetch(address);
	if (!response.ok)
		throw new Error(`The pieces did not come: their address answered ${response.status}`);
	return response.text();
}
