// Views that boards of other pages offer: all but the pins, whose search would make the package
// larger than its page says.

import { LENSES, type Lens } from "../../board/heat/lenses.ts";

export type PackageLens = Exclude<Lens, "pins">;

export const PACKAGE_LENSES: readonly PackageLens[] = LENSES.map(({ name }) => name).filter(
	(name) => name !== "pins",
);

export const packageLensNamed = (name: unknown): PackageLens | undefined =>
	PACKAGE_LENSES.find((one) => one === name);
