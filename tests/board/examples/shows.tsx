import { createRoot } from "react-dom/client";
import address from "../../../build/control.wasm?url";
import { Board } from "../../../src/board/Board.tsx";
import { createBoardView } from "../../../src/board/createBoardView.ts";
import { snap } from "../../../src/board/geometry.ts";
import { gameFrom } from "../../../src/chess/edit.ts";
import { loadCore } from "../../../src/control/load.ts";

const game = gameFrom("r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3");
const view = createBoardView({ game, movable: "none" });
const size = snap(480, devicePixelRatio);
createRoot(document.body).render(<Board view={view} size={size} />);
// It is grey until it is known who controls what.
const core = await loadCore(address);
view.set({ control: core.computeControl(game.placements) });
