// The board on the page: four layers of canvas that the scene paints, the board in words over them, and what asks or fails.
// It renders when its size changes or a pawn asks, and never for a step.

import type { Layer as KonvaLayer } from "konva/lib/Layer.js";
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { Layer, Shape, Stage } from "react-konva/lib/ReactKonvaCore.js";
import type { Core } from "../control/core.ts";
import type { Actions } from "../store/actions.ts";
import type { AppStore } from "../store/appStore.ts";
import type { Places } from "../store/places.ts";
import { BoardBoundary } from "./BoardFailure.tsx";
import { BoardText } from "./BoardText.tsx";
import "./board.css";
import type { BoardSize } from "./geometry.ts";
import { Promotion } from "./Promotion.tsx";
import { listenToPointers } from "./pointers.ts";
import { createScene } from "./scene.ts";

type Props = {
	readonly store: AppStore;
	readonly actions: Actions;
	readonly core: Core;
	readonly size: BoardSize;
	readonly places: Places;
	/** Is there somebody who explains squares? */
	readonly explains?: boolean;
};

export function Board(props: Props) {
	return (
		<BoardBoundary width={props.size.width}>
			<DrawnBoard {...props} />
		</BoardBoundary>
	);
}

/** Konva makes canvases of whole pixels by cutting off: a little more keeps the last one. */
const HAIR = 1e-3;

function DrawnBoard({ store, actions, core, size, places, explains = true }: Props) {
	const scene = useMemo(() => createScene(store, actions, core), [store, actions, core]);
	const [failure, setFailure] = useState<{ readonly error: unknown }>();
	const box = useRef<HTMLDivElement>(null);
	const surface = useRef<HTMLDivElement>(null);
	const squares = useRef<KonvaLayer>(null);
	const heat = useRef<KonvaLayer>(null);
	const pieces = useRef<KonvaLayer>(null);
	const marks = useRef<KonvaLayer>(null);
	const asking = useSyncExternalStore(scene.state.subscribe, () => scene.state.get().hand.asking);

	useLayoutEffect(() => {
		if (!squares.current || !heat.current || !pieces.current || !marks.current) return;
		if (!box.current) return;
		const layers = {
			squares: squares.current,
			heat: heat.current,
			pieces: pieces.current,
			marks: marks.current,
		};
		return scene.mount(layers, box.current, (error) => setFailure({ error }));
	}, [scene]);

	useLayoutEffect(() => scene.resize(size), [scene, size]);

	useEffect(
		() => (surface.current ? listenToPointers(surface.current, scene, places) : undefined),
		[scene, places],
	);

	useEffect(() => {
		const forget = places.register("board", () => box.current);
		const forgetCell = places.register("cell", () =>
			box.current?.querySelector<HTMLElement>("[role=gridcell][tabindex='0']"),
		);
		return () => {
			forget();
			forgetCell();
		};
	}, [places]);

	if (failure !== undefined) throw failure.error;

	return (
		<div ref={box} className="board" style={{ width: size.width, height: size.width }}>
			<div ref={surface} className="board-surface">
				{/* What the canvases show, BoardText says. */}
				<div aria-hidden="true">
					<Stage width={size.width + HAIR} height={size.width + HAIR} listening={false}>
						<Layer ref={squares} listening={false} clearBeforeDraw={false}>
							<Shape sceneFunc={scene.scenes.squares} />
						</Layer>
						<Layer ref={heat} listening={false} clearBeforeDraw={false}>
							<Shape sceneFunc={scene.scenes.heat} />
						</Layer>
						<Layer ref={pieces} listening={false} clearBeforeDraw={false}>
							<Shape sceneFunc={scene.scenes.pieces} />
						</Layer>
						<Layer ref={marks} listening={false} clearBeforeDraw={false}>
							<Shape sceneFunc={scene.scenes.marks} />
						</Layer>
					</Stage>
				</div>
				<BoardText store={store} scene={scene} explains={explains} />
			</div>
			{asking && (
				<Promotion
					ask={asking}
					size={size}
					orientation={store.get().orientation}
					onChoose={scene.promote}
					onCancel={scene.putDown}
				/>
			)}
		</div>
	);
}
