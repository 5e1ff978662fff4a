// The core as the extension asks it: in the page, or in the background where the policy of a page
// forbids it.

import ownModule from "bytes:package";
import { createCore } from "../control/core.ts";
import { createFollows } from "../control/insight.ts";
import { loadModule } from "../control/load.ts";
import { createControl } from "../package/control.ts";
import { explainSquare } from "../package/explainSquare.ts";
import { createFaces } from "../package/heat/faces.ts";
import { packageLensNamed } from "../package/heat/packageLenses.ts";
import type { Coloured, Position } from "./questions.ts";

export type Answers = {
	colour(position: Position): Coloured;
	/** Why a square is as it is. */
	explain(fen: string, square: string): string;
};

export async function loadAnswers(): Promise<Answers> {
	// Firefox lets no script of an extension unpack it within a page.
	const own = Uint8Array.from(atob(ownModule), (letter) => letter.charCodeAt(0));
	const core = await loadModule(own, createCore);
	const follows = await loadModule(own, createFollows);
	const control = createControl(core, follows);
	const views = new Map<string, ReturnType<typeof createFaces>>();

	function facesOf(view: string) {
		const lens = packageLensNamed(view) ?? "control";
		const rules = { lens, front: false, tintsNeutral: true };
		const made = views.get(lens) ?? createFaces(core, follows, rules);
		views.set(lens, made);
		return made;
	}

	return {
		colour({ view, fen, before }) {
			const faces = facesOf(view)(fen, { before });
			return { faces: [...faces], counts: [...control.counts(control.codes([fen]))] };
		},
		explain: (fen, square) => explainSquare(core, fen, square).sentence,
	};
}
