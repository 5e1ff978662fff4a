import { createRoot } from "react-dom/client";
import { Board } from "../../../src/board/Board.tsx";
import { createBoardView } from "../../../src/board/createBoardView.ts";
import { snap } from "../../../src/board/geometry.ts";
import { createPressMode, type Pressing } from "../../../src/board/hand/press.ts";
import { type Square, squareName } from "../../../src/chess/square.ts";
import { createStore } from "../../../src/runtime/createStore.ts";

const view = createBoardView();
const press: Pressing["press"] = (square, isPressed) => {
	const pressed = new Set(pressing.get().pressed);
	if (isPressed) pressed.add(square);
	else pressed.delete(square);
	pressing.set({ pressed });
	view.set({ markings: { inked: pressed } });
};
const pressing = createStore<Pressing>({
	canPress: () => true,
	pressed: new Set<Square>(),
	press,
	nameOf: squareName,
	isDragged: true,
	leavesEnter: false,
});
const mode = createPressMode(pressing, () => view.get().orientation);
createRoot(document.body).render(
	<Board view={view} mode={mode} size={snap(480, devicePixelRatio)} />,
);
