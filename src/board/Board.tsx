// A board on a page: canvases that the scene paints, the pieces on their way between them, the
// board in words over all, and what asks or fails. It renders when its size changes or a pawn asks,
// and never for a step.

import type { Layer as KonvaLayer } from "konva/lib/Layer.js";
import {
	useCallback,
	useEffect,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
	useSyncExternalStore,
} from "react";
import { Layer, Shape, Stage } from "react-konva/lib/ReactKonvaCore.js";
import type { Core } from "../control/core.ts";
import type { Store } from "../runtime/createStore.ts";
import { latePart } from "../runtime/late/loadPart.ts";
import { BoardBoundary } from "./BoardFailure.tsx";
import "./board.css";
import type { BoardEvents } from "./events.ts";
import type { BoardSize } from "./geometry.ts";
import type { Mode } from "./hand/mode.ts";
import { listenToPointers } from "./hand/pointers.ts";
import { createScene, type Scene } from "./scene/scene.ts";
import { BoardText } from "./text/BoardText.tsx";
import { wordsWith } from "./text/boardText.ts";
import type { BoardView } from "./view.ts";
import type { BoardWords } from "./words.ts";

const loadPromotion = latePart("promotion", () => import("./hand/Promotion.tsx"));

type Find = () => HTMLElement | null | undefined;

type Props = {
	readonly view: Store<BoardView>;
	/** Who listens; nobody needs to. */
	readonly events?: Partial<BoardEvents>;
	/** Counts attackers and explains squares. */
	readonly core?: Core;
	/** In place of the board's own. */
	readonly words?: Partial<BoardWords>;
	/** Help on the keys, for screen readers. */
	readonly help?: string;
	readonly size: BoardSize;
	/**
	 * Takes functions that find the board, and the cell to focus. Each call returns a function
	 * that forgets it.
	 */
	readonly places?: { register(name: "board" | "cell", find: Find): () => void };
	/** Are coordinates painted on it, unless they are hidden? Else they are beside it. */
	readonly hasCoordinates?: boolean;
	/** The mode, where presses play no moves. */
	readonly mode?: Mode;
};

export function Board(props: Props) {
	const words = useMemo(() => wordsWith(props.words), [props.words]);
	return (
		<BoardBoundary width={props.size.width} words={words}>
			<DrawnBoard {...props} words={words} />
		</BoardBoundary>
	);
}

const NO_EVENTS = {};

/** Konva makes canvases of whole pixels by cutting off: a little more keeps the last one. */
const STAGE_MARGIN = 1e-3;

/** Lets the scene draw on what is mounted. Returns what it draws on. */
function useCanvases(scene: Scene, onFailure: (failure: { readonly error: unknown }) => void) {
	const box = useRef<HTMLDivElement>(null);
	const surface = useRef<HTMLDivElement>(null);
	const movers = useRef<HTMLDivElement>(null);
	const board = useRef<KonvaLayer>(null);
	const marks = useRef<KonvaLayer>(null);
	useLayoutEffect(() => {
		if (!board.current || !marks.current) return;
		if (!box.current || !surface.current || !movers.current) return;
		const on = {
			layers: { board: board.current, marks: marks.current },
			board: box.current,
			surface: surface.current,
			movers: movers.current,
		};
		return scene.mount(on, (error) => onFailure({ error }));
	}, [scene, onFailure]);
	return { box, surface, movers, board, marks };
}

function DrawnBoard(props: Props & { readonly words: BoardWords }) {
	const { view, events = NO_EVENTS, core, words, help, size, places, mode } = props;
	const { hasCoordinates = true } = props;
	const heard = useRef(events);
	const scene = useMemo(() => createScene(view, () => heard.current, core), [view, core]);
	const [failure, setFailure] = useState<{ readonly error: unknown }>();
	const { box, surface, movers, board, marks } = useCanvases(scene, setFailure);
	const [late, setLate] = useState<typeof import("./hand/Promotion.tsx")>();
	const asking = useSyncExternalStore(scene.state.subscribe, () => scene.state.get().hand.asking);
	const onHome = useCallback(
		(find: Find) => places?.register("cell", find) ?? (() => {}),
		[places],
	);

	useLayoutEffect(() => {
		heard.current = events;
	}, [events]);
	useLayoutEffect(() => scene.resize(size, hasCoordinates), [scene, size, hasCoordinates]);
	useEffect(
		() =>
			surface.current
				? listenToPointers(surface.current, mode?.hand ?? scene, scene.squareAt)
				: undefined,
		[scene, surface, mode],
	);
	useEffect(() => places?.register("board", () => box.current), [places, box]);

	useEffect(() => {
		if (asking === undefined || late !== undefined) return;
		loadPromotion().then(setLate, (error) => {
			console.error(error);
			scene.putDown();
		});
	}, [asking, late, scene]);

	if (failure !== undefined) throw failure.error;

	const stage = {
		width: size.width + STAGE_MARGIN,
		height: size.width + STAGE_MARGIN,
		listening: false,
	};
	const layer = { listening: false, clearBeforeDraw: false };
	return (
		<div ref={box} className="board" style={{ width: size.width, height: size.width }}>
			<div ref={surface} className="board-surface" data-touch={mode?.touch}>
				{/* BoardText says in words what the canvases show. */}
				<div aria-hidden="true">
					<Stage {...stage}>
						<Layer ref={board} {...layer}>
							<Shape sceneFunc={scene.scenes.board} />
						</Layer>
					</Stage>
					<div ref={movers} className="board-over" />
					<Stage {...stage} className="board-over">
						<Layer ref={marks} {...layer}>
							<Shape sceneFunc={scene.scenes.marks} />
						</Layer>
					</Stage>
				</div>
				<BoardText {...{ view, scene, words, help, mode, onHome }} />
			</div>
			{asking && late && (
				<late.Promotion
					ask={asking}
					size={size}
					orientation={view.get().orientation}
					set={view.get().looks.pieces}
					words={words}
					onChoose={scene.promote}
					onCancel={scene.putDown}
				/>
			)}
		</div>
	);
}
