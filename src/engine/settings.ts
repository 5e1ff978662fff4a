// Settings of engines: nodes and lines of each kind of search, memory, how many engines, and how
// long they may be silent.

/** The position on view, for some seconds. */
export const VIEW = { nodes: 1_000_000, lines: 3 };

/** An answer to a question. */
export const ANSWER_NODES = 200_000;

/** The first look at each position of a game; doubtful ones get twenty times as many. */
export const GAME_NODES = 10_000;

/** The same for each of many games. */
export const MANY_GAMES_NODES = 2_000;

/** Each position of a moment that is checked: longer where the look before bears it out. */
export const CHECK_NODES = [20_000, 100_000, 400_000] as const;

/** Megabytes of an engine's table of positions, and seconds until it counts as silent. */
export const USUAL = { hash: 16, startSeconds: 60, answerSeconds: 30 };

/** Seconds after which a silent worker is asked for a sign of life, and again until it is dead. */
export const PULSE_SECONDS = 2;

/** Engines at once. */
export const MOST_ENGINES = 4;
export const MOST_ENGINES_ON_PHONES = 2;
