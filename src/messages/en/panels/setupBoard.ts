// What the board says on which a position is set up.

export const setupBoardWords = {
	keys: "Arrow keys move between squares. Letters put pieces as in a FEN: capital K, Q, R, B, N and P are White’s, small ones Black’s; Delete takes away. Enter puts the piece that is chosen, or picks up what stands there and puts it down.",
};
