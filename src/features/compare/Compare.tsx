// Two positions side by side: one that is pinned, and the one on view, with what is different on
// the board and in words. C flips between them.

import { type FormEvent, useEffect, useState } from "react";
import { stillSize } from "../../board/StillBoard.tsx";
import { FenError } from "../../chess/fenFault.ts";
import { FIRST_FRAME } from "../../chess/frame.ts";
import { BLACK, type Side, WHITE } from "../../chess/piece.ts";
import { CLASS_LIST } from "../../control/classes.ts";
import { countsAt } from "../../control/controlMap.ts";
import { signed } from "../../control/effect.ts";
import { chessWords } from "../../messages/en/chess.ts";
import { besideWords } from "../../messages/en/panels/beside.ts";
import { faultText } from "../../messages/faultText.ts";
import type { Pinned } from "../../store/state/appState.ts";
import { pinFen, pinFrame } from "../../store/state/pin.ts";
import { PositionPicture } from "../../ui/canvas/PositionPicture.tsx";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { PanelHead, type PanelProps } from "../../ui/PanelHead.tsx";
import { differenceOf } from "./difference.ts";
import "./compare.css";

/** How large the pinned board is beside the one on view. */
const PINNED_SIZE = stillSize(208);

export function Compare({ close, say }: PanelProps) {
	const { store, core, actions } = useSession();
	const pinned = useApp((state) => state.pinned);
	return (
		<>
			<PanelHead title={besideWords.compare.title} close={close} />
			<div className="aside-body compare">
				{pinned === undefined ? (
					<p>{besideWords.compare.howTo}</p>
				) : (
					<Difference pinned={pinned} say={say} />
				)}
				<div className="row">
					<button type="button" onClick={() => actions.pin(pinFrame(core, store.get()))}>
						{besideWords.compare.pin}
					</button>
					{pinned && (
						<>
							<button type="button" aria-pressed={pinned.isShown} onClick={actions.flipPinned}>
								{besideWords.compare.flip}
							</button>
							<button type="button" onClick={() => actions.pin(undefined)}>
								{besideWords.compare.unpin}
							</button>
						</>
					)}
				</div>
				<PinText />
			</div>
		</>
	);
}

function Difference({ pinned, say }: Pick<PanelProps, "say"> & { pinned: Pinned }) {
	const { core } = useSession();
	const control = useApp((state) => state.control);
	const placements = useApp((state) => state.game.placements);
	const frame = useApp((state) => state.settledFrame);
	const sentences =
		control === undefined
			? []
			: [WHITE, BLACK].map((side) =>
					besideWords.compare.difference(
						differenceOf(side as Side, pinned.control, { core, placements, control, frame }),
					),
				);
	const said = pinned.isShown ? besideWords.compare.onBoard(pinned.name) : sentences.join(" ");
	useEffect(() => {
		say(said);
		return () => say("");
	}, [say, said]);
	if (control === undefined) return null;
	const [pieces = ""] = pinned.fen.split(" ");
	const [then, now] = [countsAt(pinned.control, FIRST_FRAME), countsAt(control, frame)];
	return (
		<div className="compared">
			<figure>
				<PositionPicture
					core={core}
					pieces={pieces}
					size={PINNED_SIZE}
					label={besideWords.compare.boardOf(pinned.name)}
				/>
				<figcaption className="soft small">{besideWords.compare.pinned(pinned.name)}</figcaption>
			</figure>
			<div>
				{sentences.map((sentence) => (
					<p key={sentence}>{sentence}</p>
				))}
				<table>
					<thead>
						<tr>
							<th scope="col">{besideWords.compare.columns.squares}</th>
							<th scope="col">{besideWords.compare.columns.pinned}</th>
							<th scope="col">{besideWords.compare.columns.now}</th>
							<th scope="col">{besideWords.compare.columns.change}</th>
						</tr>
					</thead>
					<tbody>
						{CLASS_LIST.map(({ key, count }) => (
							<tr key={key}>
								<th scope="row" data-tint={key} className="swatch">
									{chessWords.control(key)}
								</th>
								<td>{then[count]}</td>
								<td>{now[count]}</td>
								<td>{signed(now[count] - then[count])}</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</div>
	);
}

/** A position from elsewhere. */
function PinText() {
	const { core, actions } = useSession();
	const [fen, setFen] = useState("");
	const [problem, setProblem] = useState("");
	function pin(event: FormEvent): void {
		event.preventDefault();
		try {
			actions.pin(pinFen(core, fen));
			setProblem("");
			setFen("");
		} catch (error) {
			if (!(error instanceof FenError)) throw error;
			setProblem(faultText(error));
		}
	}
	return (
		<form className="row" onSubmit={pin}>
			<input
				aria-label={besideWords.compare.fen}
				placeholder={besideWords.compare.fenHint}
				value={fen}
				onChange={(event) => setFen(event.target.value)}
			/>
			<button type="submit">{besideWords.compare.pinFen}</button>
			<p role="alert" className="small">
				{problem}
			</p>
		</form>
	);
}
