// What to train: the kinds of loss that cost most against opponents of like rating, each with its
// shares, an example, and a way into the deck.

import { useEffect, useState } from "react";
import type { Costs } from "../../../collection/answers/shown/costs.ts";
import type { Asked } from "../../../collection/answers/who/counted.ts";
import { costWords as words } from "../../../messages/en/answers/costs.ts";
import { useGamesContext } from "../useGames.ts";
import { TrainButton } from "./TrainButton.tsx";
import "./whatToTrain.css";

export function WhatToTrain({ asked }: { readonly asked: Asked }) {
	const { games, openGame } = useGamesContext();
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
	if (found === undefined || found.costs.length === 0) return null;
	async function showExample(kind: Costs["costs"][number]["kind"]): Promise<void> {
		try {
			const { rows } = await games.client.ask("gamesOfCost", asked, kind, 0, 1);
			const [row] = rows;
			if (row !== undefined) await openGame(row.game, row.ply, row.mySide);
		} catch (error) {
			games.fail(error);
		}
	}
	return (
		<section className="what-to-train" aria-labelledby="what-to-train">
			<h2 id="what-to-train">{words.title}</h2>
			<p className="soft small">{words.against(found)}</p>
			<ol>
				{found.costs.map((cost) => (
					<li key={cost.kind}>
						<span>
							{words.kind(cost.kind)}
							<small className="soft">{words.shares(cost)}</small>
						</span>
						<button type="button" onClick={() => void showExample(cost.kind)}>
							{words.example}
						</button>
						<TrainButton about={cost.kind} />
					</li>
				))}
			</ol>
		</section>
	);
}
