// The late part of presentations, loaded when the first one starts.

export { Presentation } from "./Presentation.tsx";
export { resumePresenting, startPresenting } from "./presenting.ts";
