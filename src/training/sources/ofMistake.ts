// Topic of a mistake, by the first reason of it.

import type { Reason } from "../../review/mistakes/reason.ts";
import type { Topic } from "../deck/card.ts";

export type ReasonKind = Exclude<Topic, "turned" | "exercise">;

/** Kinds that have another name here. */
const NAMES: Readonly<Record<Exclude<Reason["kind"], ReasonKind | "line" | "point">, ReasonKind>> =
	{
		exchange: "trade",
		passed: "promotion",
		attacked: "threat",
		square: "letGo",
		guardTaken: "guard",
		deflection: "guard",
		overloaded: "guard",
		interference: "guard",
		xRay: "other",
		inBetween: "other",
		attraction: "other",
		clearance: "other",
	};

/** Undefined where nothing explains it. */
export function reasonKindOf([reason]: readonly Reason[]): ReasonKind | undefined {
	if (reason === undefined || reason.kind === "line" || reason.kind === "point") return undefined;
	if (reason.kind === "mate" && reason.how === "missed") return "missed";
	const { kind } = reason;
	return kind in NAMES ? NAMES[kind as keyof typeof NAMES] : (kind as ReasonKind);
}
