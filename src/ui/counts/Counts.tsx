// How many squares are neutral, contested, White's and Black's, as numbers and as shares of a bar; and what the four colours mean.

import { type ReactNode, useEffect, useRef, useState } from "react";
import { positionAt } from "../../chess/game.ts";
import { SQUARE_COUNT } from "../../chess/square.ts";
import { countsAt } from "../../control/controlMap.ts";
import type { AppState } from "../../store/appStore.ts";
import { signed } from "../Effect.tsx";
import { oncePerFrame } from "../oncePerFrame.ts";
import { useSession } from "../useApp.ts";
import { LensChoice } from "./LensChoice.tsx";

const CLASSES = [
	["Neutral", "neutral", "Nobody attacks it."],
	["Contested", "contested", "Both attack it, and neither can safely land there."],
	["White", "light", "White alone attacks it, or wins the exchange on it."],
	["Black", "dark", "Black alone attacks it, or wins the exchange on it."],
] as const;

/** The numbers are dashes until somebody writes them. */
export function Counts({ children }: { readonly children?: ReactNode }) {
	const [explains, setExplains] = useState(false);
	return (
		<section className="counts" aria-label="Squares">
			<dl>
				{CLASSES.map(([title, key]) => (
					<div key={key} data-tint={key}>
						<dt>{title}</dt>
						<dd>
							<span className="count">–</span> <small className="change" />
						</dd>
					</div>
				))}
			</dl>
			<div className="shares" aria-hidden="true" data-empty="true" />
			<div className="row looks">
				{children}
				<button
					type="button"
					className="quiet"
					aria-expanded={explains}
					onClick={() => setExplains(!explains)}
				>
					What the colours mean
				</button>
			</div>
			{explains && (
				<ul className="legend">
					{CLASSES.map(([title, key, meaning]) => (
						<li key={key} data-tint={key}>
							<strong>{title}.</strong> {meaning}
						</li>
					))}
				</ul>
			)}
		</section>
	);
}

/** The counts on view: those of the frame, or of a move that is looked at, and those before it. */
function countsOf({ game, control, frame, preview }: AppState) {
	if (preview !== undefined) {
		const [now, before] = [preview.after, preview.before];
		return { now: countsAt(preview.control, now), before: countsAt(preview.control, before) };
	}
	if (control === undefined) return undefined;
	const { parent } = positionAt(game, frame);
	return {
		now: countsAt(control, frame),
		before: parent === undefined ? undefined : countsAt(control, parent),
	};
}

/** Writes the counts by hand, so that they keep up with a scrub: what has not changed is not touched. */
function createWriter(box: HTMLElement) {
	const counts = [...box.querySelectorAll(".count")];
	const changes = [...box.querySelectorAll(".change")];
	const shares = box.querySelector<HTMLElement>(".shares");
	const write = (element: Element | undefined, text: string) => {
		if (element && element.textContent !== text) element.textContent = text;
	};
	return (state: AppState) => {
		const found = countsOf(state);
		let share = 0;
		CLASSES.forEach(([, key], index) => {
			const now = found?.now[key];
			const by = found?.before === undefined ? 0 : (now ?? 0) - found.before[key];
			write(counts[index], now === undefined ? "–" : String(now));
			write(changes[index], by === 0 ? "" : signed(by));
			share += now ?? 0;
			shares?.style.setProperty(`--${key}`, `${(share * 100) / SQUARE_COUNT}%`);
		});
		if (shares) shares.dataset.empty = String(found === undefined);
		box.toggleAttribute("data-preview", state.preview !== undefined);
	};
}

/** The counts of what the board shows, and through which lens it is seen. */
export function LiveCounts() {
	const { store } = useSession();
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (box.current === null) return;
		const write = createWriter(box.current);
		write(store.get());
		const follow = oncePerFrame(() => write(store.get()));
		return store.subscribe((next, previous) => {
			const isMoved = next.frame !== previous.frame || next.control !== previous.control;
			if (isMoved || next.preview !== previous.preview) follow();
		});
	}, [store]);
	return (
		<div ref={box} className="live-counts">
			<Counts>
				<LensChoice />
			</Counts>
		</div>
	);
}
