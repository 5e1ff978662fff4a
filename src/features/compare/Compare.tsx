// Two positions side by side: a reference, and the one on view, with what is different on
// the board and in words. C flips between them.

import { type FormEvent, useEffect, useState } from "react";
import { stillSize } from "../../board/StillBoard.tsx";
import { FenError } from "../../chess/fenFault.ts";
import { FIRST_FRAME } from "../../chess/frame.ts";
import { positionAt } from "../../chess/game.ts";
import { BLACK, type Side, WHITE } from "../../chess/piece.ts";
import { CLASS_LIST } from "../../control/classes.ts";
import { countsAt } from "../../control/controlMap.ts";
import { signed } from "../../control/effect.ts";
import { safetyIn } from "../../control/explanation.ts";
import { chessWords } from "../../messages/en/chess.ts";
import { sidePanelWords } from "../../messages/en/panels/sidePanels.ts";
import { faultText } from "../../messages/faultText.ts";
import type { Reference } from "../../session/state/appState.ts";
import { referenceAt, referenceOf } from "../../session/state/reference.ts";
import { PositionPicture } from "../../ui/canvas/PositionPicture.tsx";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { useInsight } from "../../ui/hooks/useInsight.ts";
import { PanelHead, type PanelProps } from "../../ui/PanelHead.tsx";
import { Field } from "../../ui/parts/Field.tsx";
import { differenceOf } from "./difference.ts";
import "./compare.css";

/** How large the reference board is beside the one on view. */
const REFERENCE_SIZE = stillSize(208);

export function Compare({ close, say }: PanelProps) {
	const { store, core, actions } = useSession();
	const reference = useApp((state) => state.reference);
	return (
		<>
			<PanelHead title={sidePanelWords.compare.title} close={close} />
			<div className="side-panel-body compare">
				{reference === undefined ? (
					<p>{sidePanelWords.compare.howTo}</p>
				) : (
					<Difference reference={reference} say={say} />
				)}
				<div className="row">
					<button
						type="button"
						onClick={() => actions.setReference(referenceAt(core, store.get()))}
					>
						{sidePanelWords.compare.pin}
					</button>
					{reference && (
						<>
							<button
								type="button"
								aria-pressed={reference.isShown}
								onClick={actions.flipReference}
							>
								{sidePanelWords.compare.flip}
							</button>
							<button type="button" onClick={() => actions.setReference(undefined)}>
								{sidePanelWords.compare.unpin}
							</button>
						</>
					)}
				</div>
				<ReferenceText />
			</div>
		</>
	);
}

function Difference({ reference, say }: Pick<PanelProps, "say"> & { reference: Reference }) {
	const { core } = useSession();
	const insight = useInsight();
	const control = useApp((state) => state.control);
	const game = useApp((state) => state.game);
	const frame = useApp((state) => state.settledFrame);
	const { placements } = game;
	const isSame = positionAt(game, frame).fen === reference.fen;
	const safetyOn = insight && safetyIn({ core, insight }, game, frame);
	const sentences =
		control === undefined
			? []
			: isSame
				? [sidePanelWords.compare.same]
				: [WHITE, BLACK].map((side) =>
						sidePanelWords.compare.difference(
							differenceOf(side as Side, reference.control, {
								safetyOn,
								placements,
								control,
								frame,
							}),
						),
					);
	const said = reference.isShown
		? sidePanelWords.compare.onBoard(reference.origin)
		: sentences.join(" ");
	useEffect(() => {
		say(said);
		return () => say("");
	}, [say, said]);
	if (control === undefined) return null;
	const [pieces = ""] = reference.fen.split(" ");
	const [then, now] = [countsAt(reference.control, FIRST_FRAME), countsAt(control, frame)];
	return (
		<div className="compared row apart gap-below">
			<figure className="rigid flush">
				<PositionPicture
					core={core}
					pieces={pieces}
					size={REFERENCE_SIZE}
					label={sidePanelWords.compare.boardOf(reference.origin)}
				/>
				<figcaption className="soft small">
					{sidePanelWords.compare.kept(reference.origin)}
				</figcaption>
			</figure>
			<div>
				{sentences.map((sentence) => (
					<p key={sentence}>{sentence}</p>
				))}
				<table>
					<thead>
						<tr>
							<th scope="col">{sidePanelWords.compare.columns.squares}</th>
							<th scope="col">{sidePanelWords.compare.columns.kept}</th>
							<th scope="col">{sidePanelWords.compare.columns.now}</th>
							<th scope="col">{sidePanelWords.compare.columns.change}</th>
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
function ReferenceText() {
	const { core, actions } = useSession();
	const [fen, setFen] = useState("");
	const [problem, setProblem] = useState("");
	function pin(event: FormEvent): void {
		event.preventDefault();
		try {
			actions.setReference(referenceOf(core, fen));
			setProblem("");
			setFen("");
		} catch (error) {
			if (!(error instanceof FenError)) throw error;
			setProblem(faultText(error));
		}
	}
	return (
		<form className="column gap-above" onSubmit={pin}>
			<Field
				title={sidePanelWords.compare.fen}
				end={<button type="submit">{sidePanelWords.compare.pinFen}</button>}
			>
				<input
					placeholder={sidePanelWords.compare.fenHint}
					value={fen}
					onChange={(event) => setFen(event.target.value)}
				/>
			</Field>
			<p role="alert" className="small full flush fault">
				{problem}
			</p>
		</form>
	);
}
