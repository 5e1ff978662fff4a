// What the module of what follows finds of a piece beside whether it hangs, as bits: docs/insight.md, sections 3 to 5.

export const LOOSE = 1;
export const TRAPPED = 2;
export const TIED = 4;
