// List of the kinds of loss that cost most against opponents of like rating, each with its shares,
// an example, and a way into the deck. By an engine's reasons where it has gone through enough
// games, by material else.

import { Eye, GraduationCap } from "lucide-react";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { MIN_GAMES } from "../../../games/collection/answers/candidate.ts";
import type { Costs } from "../../../games/collection/answers/shown/costs.ts";
import type { Asked } from "../../../games/collection/answers/who/counted.ts";
import { costWords as words } from "../../../messages/en/answers/costs.ts";
import { trainerWords } from "../../../messages/en/answers/trainer.ts";
import { trainingWords } from "../../../messages/en/screens/training.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
import { EngineProgress } from "../engine/EngineSays.tsx";
import { reasonCosts, reasonsToCome } from "../engine/reasonCosts.ts";
import { useRows } from "../engine/useRows.ts";
import { useGamesContext } from "../useGames.ts";
import type { Loss } from "./losses.ts";
import { TrainButton } from "./TrainButton.tsx";

function useCosts(asked: Asked): Costs | undefined {
	const { games } = useGamesContext();
	const [found, setFound] = useState<Costs>();
	useEffect(() => {
		let isCurrent = true;
		games.client.ask("costs", asked).then((costs) => {
			if (isCurrent) setFound(costs);
		}, games.fail);
		return () => {
			isCurrent = false;
		};
	}, [games, asked]);
	return found;
}

/** By the engine's reasons; and how many games it has gone through, where they are too few. */
function useReasonCosts({ me }: Asked) {
	const { reviewing } = useGamesContext();
	const { found } = useSyncExternalStore(reviewing.store.subscribe, reviewing.store.get);
	const rows = useRows(found.size > 0);
	return useMemo(() => {
		const byEngine = reasonCosts(rows, found, me);
		return { byEngine, toCome: byEngine ? undefined : reasonsToCome(rows, found, me) };
	}, [rows, found, me]);
}

export function WhatToTrain({ asked }: { readonly asked: Asked }) {
	const { showLoss, toTrainer } = useGamesContext();
	const byMaterial = useCosts(asked);
	const { byEngine, toCome } = useReasonCosts(asked);
	const found = byEngine ?? byMaterial;
	if (found === undefined || found.games < MIN_GAMES) return null;
	const isOfEngine = found === byEngine;
	return (
		<section className="what-to-train surface" aria-labelledby="what-to-train">
			<h2 id="what-to-train" className="small flush">
				{words.title}
			</h2>
			<p className="soft small flush">{words.against(found, isOfEngine)}</p>
			<ol className="list">
				{found.costs.map((cost) => {
					const loss = { by: isOfEngine ? "engine" : "material", kind: cost.kind } as Loss;
					const name = words.kind(loss);
					return (
						<li className="row" key={cost.kind}>
							<span className="loss">
								<span>{name}</span> <small className="soft">{words.shares(cost, found)}</small>
							</span>
							<IconButton
								icon={Eye}
								name={words.example(name)}
								onClick={() => void showLoss(loss, name)}
							/>
							<IconButton
								icon={GraduationCap}
								name={trainerWords.of(name)}
								onClick={() => toTrainer({ by: "loss", loss, share: words.shares(cost, found) })}
							/>
							<TrainButton
								about={loss}
								name={words.train(name)}
								nowName={trainingWords.trainNowOf(name)}
							/>
						</li>
					);
				})}
			</ol>
			<div className="small">
				{toCome && <p className="soft small flush">{words.toCome(toCome)}</p>}
				<EngineProgress />
			</div>
		</section>
	);
}
