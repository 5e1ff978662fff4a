// List of the kinds of loss that cost most against opponents of like rating, each with its shares,
// an example, and a way into the deck. By an engine's reasons where it has gone through enough
// games, by material else.

import { Eye, GraduationCap } from "lucide-react";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { MIN_GAMES } from "../../../games/collection/answers/candidate.ts";
import type { Costs } from "../../../games/collection/answers/shown/costs.ts";
import type { Asked } from "../../../games/collection/answers/who/counted.ts";
import { costWords as words } from "../../../messages/en/answers/costs.ts";
import { type ComparedWith, surnameOf } from "../../../messages/en/answers/persons.ts";
import { trainerWords } from "../../../messages/en/answers/trainer.ts";
import { trainingWords } from "../../../messages/en/screens/training.ts";
import { useMedia } from "../../../ui/hooks/useMedia.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
import { PHONE } from "../../../ui/style/windows.ts";
import { EngineProgress } from "../engine/EngineSays.tsx";
import { reasonCosts, reasonsMet, reasonsToCome } from "../engine/reasonCosts.ts";
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
function useReasons({ me, filter }: Asked) {
	const { reviewing } = useGamesContext();
	const { found } = useSyncExternalStore(reviewing.store.subscribe, reviewing.store.get);
	const rows = useRows(found.size > 0);
	const hasOne = filter.them !== undefined;
	return useMemo(() => {
		const byEngine = reasonCosts(rows, found, me);
		if (byEngine) return { byEngine };
		const met = hasOne ? reasonsMet(rows, found, me) : undefined;
		return met ? { met } : { toCome: reasonsToCome(rows, found, me) };
	}, [rows, found, me, hasOne]);
}

type Shown = {
	readonly text?: string;
	readonly losses: readonly { readonly loss: Loss; readonly share: string }[];
};

/** What costs most, by the engine where it knows enough; of one opponent's games what it has. */
function useShown(asked: Asked, compared: ComparedWith) {
	const byMaterial = useCosts(asked);
	const { byEngine, met, toCome } = useReasons(asked);
	const shown = (): Shown | undefined => {
		if (met !== undefined && compared.kind === "one") {
			const losses = met.kinds.map((one) => ({
				loss: { by: "engine", kind: one.kind } as Loss,
				share: words.metIn(one, met.games),
			}));
			return { text: words.met(met.games, surnameOf(compared.name), losses.length > 0), losses };
		}
		const found = byEngine ?? byMaterial;
		if (found === undefined || found.games < MIN_GAMES)
			return compared.kind === "one" ? { losses: [] } : undefined;
		const isOfEngine = found === byEngine;
		const losses = found.costs.map((cost) => ({
			loss: { by: isOfEngine ? "engine" : "material", kind: cost.kind } as Loss,
			share: words.shares(cost, found),
		}));
		return { text: words.against(found, isOfEngine), losses };
	};
	return { shown: shown(), toCome };
}

type Props = { readonly asked: Asked; readonly compared: ComparedWith };

export function WhatToTrain({ asked, compared }: Props) {
	const { showLoss, toTrainer } = useGamesContext();
	const isNarrow = useMedia(PHONE);
	const { shown, toCome } = useShown(asked, compared);
	if (shown === undefined) return null;
	return (
		<section className="what-to-train surface" aria-labelledby="what-to-train">
			<h2 id="what-to-train" className="small flush">
				{words.title}
			</h2>
			{shown.text && <p className="soft small flush">{shown.text}</p>}
			<ol className="list">
				{shown.losses.map(({ loss, share }) => {
					const name = words.kind(loss);
					return (
						<li className="row" key={loss.kind}>
							<span className="loss">
								<span>{name}</span> <small className="soft">{share}</small>
							</span>
							<IconButton
								icon={Eye}
								name={words.example(name)}
								onClick={() => void showLoss(loss, name)}
							/>
							{/* On phones from an opened insight alone. */}
							{!isNarrow && (
								<IconButton
									icon={GraduationCap}
									name={trainerWords.of(name)}
									onClick={() => toTrainer({ by: "loss", loss, share })}
								/>
							)}
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
