// The start page: a FEN, and the control of its 64 squares by the core in this browser.

import { useEffect, useState } from "react";
import coreAddress from "../../build/control.wasm?url";
import { FenError, parsePlacement } from "../chess/fen.ts";
import { FIRST_FRAME } from "../chess/frame.ts";
import { createPlacements } from "../chess/placement.ts";
import type { GameControl } from "../control/controlMap.ts";
import type { Core } from "../control/core.ts";
import { loadCore } from "../control/load.ts";
import { ControlTable } from "./ControlTable.tsx";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

type Loading = { readonly core?: Core; readonly fault?: string };

/** The map of the last position that could be read, and what is wrong with the text if it cannot. */
type Reading = { readonly map?: GameControl; readonly fault?: string };

function read(core: Core, fen: string, before: Reading): Reading {
	try {
		const placement = createPlacements(1);
		parsePlacement(fen, placement, FIRST_FRAME);
		return { map: core.computeControl(placement) };
	} catch (error) {
		if (!(error instanceof FenError)) throw error;
		return { ...before, fault: error.message };
	}
}

export function App() {
	const [attempt, setAttempt] = useState(0);
	const [{ core, fault }, setLoading] = useState<Loading>({});
	const [fen, setFen] = useState(START);
	const [reading, setReading] = useState<Reading>({});

	// biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
	useEffect(() => {
		loadCore(coreAddress).then(
			(loaded) => {
				setLoading({ core: loaded });
				setReading(read(loaded, START, {}));
			},
			(error: Error) => setLoading({ fault: error.message }),
		);
	}, [attempt]);

	const change = (text: string) => {
		setFen(text);
		if (core) setReading((before) => read(core, text, before));
	};

	return (
		<main>
			<h1>Square Control</h1>
			<p>Who controls each square: nobody, White, Black, or is it contested?</p>
			<label htmlFor="fen">Position (FEN)</label>
			<input
				id="fen"
				value={fen}
				spellCheck={false}
				autoComplete="off"
				disabled={core === undefined}
				aria-invalid={reading.fault !== undefined}
				aria-describedby="fault"
				onChange={(event) => change(event.target.value)}
			/>
			<p id="fault" role="status" className="fault">
				{fault ?? reading.fault}
			</p>
			{fault !== undefined && (
				<button
					type="button"
					onClick={() => {
						setLoading({});
						setAttempt(attempt + 1);
					}}
				>
					Try again
				</button>
			)}
			{reading.map && <ControlTable map={reading.map} stale={reading.fault !== undefined} />}
		</main>
	);
}
