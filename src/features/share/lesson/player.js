// Runs within a lesson page, from disk too: plays through the main line of each chapter. The page
// is well-formed XML, so nothing here is written with an ampersand or a "less than".

const SVG = "http://www.w3.org/2000/svg";

const make = (name, attributes) => {
	const element = document.createElementNS(SVG, name);
	for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
	return element;
};

/** The letters of a placement as a FEN has it, a8 first; spaces where nothing stands. */
const lettersOf = (placement) => [
	...placement.replace(/\//g, "").replace(/\d/g, (count) => " ".repeat(Number(count))),
];

for (const player of document.querySelectorAll(".player")) {
	const { places, owners, said, turned } = player.dataset;
	const [positions, maps, texts] = [places.split(" "), owners.split(" "), said.split("\n")];
	const tints = JSON.parse(document.body.dataset.tints);
	const svg = make("svg", { viewBox: "0 0 320 320", role: "img" });
	const [board, text] = player.children;
	const moves = [...player.querySelectorAll("[data-ply]")];
	let at = 0;
	board.append(svg);

	const show = (ply) => {
		at = Math.max(0, Math.min(positions.length - 1, ply));
		svg.replaceChildren();
		svg.setAttribute("aria-label", texts[at]);
		text.textContent = texts[at];
		const letters = lettersOf(positions[at]);
		for (const [index, letter] of letters.entries()) {
			const cell = turned ? 63 - index : index;
			const [x, y] = [(cell % 8) * 40, Math.floor(cell / 8) * 40];
			const fill = tints[maps[at][index]][((index % 8) + Math.floor(index / 8)) % 2];
			svg.append(make("rect", { x, y, width: 40, height: 40, fill }));
			if (letter === " ") continue;
			svg.append(make("use", { href: `#player-${letter}`, transform: `translate(${x} ${y})` }));
		}
		for (const move of moves) {
			if (Number(move.dataset.ply) === at) move.setAttribute("aria-current", "step");
			else move.removeAttribute("aria-current");
		}
	};

	const steps = {
		start: () => show(0),
		back: () => show(at - 1),
		forward: () => show(at + 1),
		end: () => show(positions.length - 1),
	};
	const keys = { Home: "start", ArrowLeft: "back", ArrowRight: "forward", End: "end" };
	player.addEventListener("click", ({ target }) => {
		const { step, ply } = target.closest("button")?.dataset ?? {};
		if (step) steps[step]();
		if (ply) show(Number(ply));
	});
	player.addEventListener("keydown", (event) => {
		const step = keys[event.key];
		if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
		event.preventDefault();
		steps[step]();
	});
	show(0);
	player.hidden = false;
}
