// Globals that browsers and Node.js both have, for a folder that is compiled without either's
// types.

declare function setTimeout(callback: () => void, ms: number): number;
declare function clearTimeout(timer: number | undefined): void;
declare function queueMicrotask(callback: () => void): void;
