// A page that tries the props of <ControlBoard>: boards to read, of one side, with arrows, and with
// buttons of the page that step and turn them.

export const PROPS_PAGE = `<!doctype html>
<html lang="en"><head><title>A trial</title></head>
<body><div id="root"></div><script type="module" src="./props.jsx"></script></body></html>`;

export const PROPS_MAIN = `
import { useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { ControlBoard } from "square-control-app/react";
import "square-control-app/react.css";
import "./props.css";

const told = [];
window.told = told;

function Page() {
	const handle = useRef(null);
	const [arrows, setArrows] = useState([]);
	return <>
		<button onClick={() => handle.current.next()}>Next</button>
		<button onClick={() => handle.current.back()}>Back</button>
		<button onClick={() => handle.current.flip()}>Flip</button>
		<button onClick={() => setArrows([{ from: "e2", to: "e4", colour: "red" }])}>Draw</button>
		<button onClick={() => setArrows([])}>Wipe</button>
		<main>
			<ControlBoard label="A game" ref={handle} game="1. e4 e5 *" arrows={arrows}
				onSquareClick={(square) => told.push(square)}
				onPly={({ ply, san }) => told.push(ply + " " + (san ?? ""))} />
			<ControlBoard label="To read" movable={false} onSquareClick={(square) => told.push(square)}
				onMove={({ san }) => told.push(san)} />
			<ControlBoard label="Black's" movable="black" onMove={({ san }) => told.push(san)}
				fen="rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1" />
		</main>
	</>;
}
createRoot(document.getElementById("root")).render(<Page />);
`;

export const PROPS_STYLES =
	"main { display: flex; gap: 16px; } main > .square-control { width: 320px; }";
