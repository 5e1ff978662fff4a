// Frames: the positions of a game, numbered from 0. Flat arrays hold what belongs to each of them.

export type Frame = number & { readonly unit: "frame" };

export const FIRST_FRAME = 0 as Frame;
