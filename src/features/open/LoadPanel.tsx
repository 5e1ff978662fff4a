// Three games to look at, and a box for any other. It is seen before the board is, so what loads waits until there is a session.

import {
	type ChangeEvent,
	type FormEvent,
	type ReactNode,
	useContext,
	useEffect,
	useLayoutEffect,
	useRef,
} from "react";
import type { Sample } from "../../samples/samples.ts";
import { type Session, SessionContext } from "../../ui/hooks/useApp.ts";
import { GAMES_HASH, PRACTISE_HASH, SETUP_HASH } from "../../ui/routes.ts";
import { openBy } from "./intake.ts";
import { Problem } from "./Problem.tsx";
import { Samples } from "./samples/Samples.tsx";
import { setTypedText, useTypedText } from "./typedText.ts";
import "./open.css";

/** Where somebody was typing when the panel was made anew: before the board came, it stood in another place. */
let typing: readonly [start: number, end: number] | undefined;

function useKeptFocus() {
	const box = useRef<HTMLTextAreaElement>(null);
	useLayoutEffect(() => {
		const element = box.current;
		if (typing !== undefined && document.activeElement === document.body) {
			element?.focus({ preventScroll: true });
			element?.setSelectionRange(...typing);
		}
		typing = undefined;
		return () => {
			if (element === document.activeElement && element !== null) {
				typing = [element.selectionStart, element.selectionEnd];
			}
		};
	}, []);
	return box;
}

const isNowhere = () => document.activeElement === document.body;

/** On a phone the board is above what was pressed; and what was pressed is gone, so the focus goes to what took its place. */
function leave({ actions, places }: Session): void {
	actions.setPanel(undefined);
	window.scrollTo({ top: 0 });
	requestAnimationFrame(() => places.focusSoon("moves", isNowhere));
}

export type LoadProps = {
	/** Somebody looks at a sample, or at none any more. */
	readonly look?: (sample: Sample | undefined) => void;
	/** The last position of a sample; the painters come after the first sight of the page. */
	readonly pictureOf?: (sample: Sample) => ReactNode;
};

/** What is there while no game is. */
export function LoadPanel(props: LoadProps) {
	return (
		<section className="load-panel" aria-labelledby="load-title">
			<h2 id="load-title">Load Game</h2>
			<LoadBox {...props} />
		</section>
	);
}

export function LoadBox({ look, pictureOf }: LoadProps) {
	const text = useTypedText();
	const session = useContext(SessionContext);
	const box = useKeptFocus();
	useEffect(() => session?.places.register("text", () => box.current), [session, box]);
	const open = async (work: Parameters<typeof openBy>[1]) => {
		if (session !== undefined && (await openBy(session, work))) leave(session);
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (session !== undefined)
			void open(({ openText }) => openText(text, session, "What was typed is open."));
	};
	const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
		if (session === undefined) return;
		const files = [...(target.files ?? [])];
		await open(({ openFiles }) => openFiles(files, session, setTypedText));
		target.value = "";
	};
	const openSample = ({ year }: Sample) => {
		if (session !== undefined) void open((reading) => reading.openSample(year, session));
	};
	return (
		<>
			<p>Make moves, or...</p>
			<Samples
				isReady={session !== undefined}
				open={openSample}
				look={look}
				pictureOf={pictureOf}
			/>
			<form onSubmit={submit}>
				<label htmlFor="load-text">Load a game from FEN/PGN:</label>
				<textarea
					ref={box}
					id="load-text"
					rows={3}
					value={text}
					spellCheck={false}
					autoComplete="off"
					aria-describedby="problem"
					onChange={(event) => setTypedText(event.target.value)}
				/>
				{session && <Problem />}
				<div className="row">
					<button type="submit" disabled={session === undefined || text.trim() === ""}>
						Load
					</button>
					<label className="button">
						Choose a file
						<input
							type="file"
							multiple
							accept=".pgn,.fen,.epd,.txt,.gz,.zst"
							className="unseen"
							disabled={session === undefined}
							onChange={choose}
						/>
					</label>
					<span className="soft">or drop one here, or paste anywhere</span>
				</div>
			</form>
			<p className="soft small">
				Thousands of games? <a href={GAMES_HASH}>Your games</a> reads files of any size. Or{" "}
				<a href={SETUP_HASH}>set up a position</a>, or <a href={PRACTISE_HASH}>guess the map</a>.
			</p>
		</>
	);
}
