// Loads a game: three samples, and a box for any other. It is shown before the board, so its
// buttons wait until there is a session.

import {
	type ChangeEvent,
	type FormEvent,
	type ReactNode,
	useContext,
	useEffect,
	useLayoutEffect,
	useRef,
} from "react";
import { openWords } from "../../messages/en/panels/open.ts";
import type { Sample } from "../../samples/samples.ts";
import type { Session } from "../../session/session.ts";
import { SessionContext } from "../../ui/hooks/useApp.ts";
import { Rich } from "../../ui/Rich.tsx";
import { GAMES_HASH, PRACTISE_HASH, SETUP_HASH } from "../../ui/routes.ts";
import { openBy } from "./intake.ts";
import { Problem } from "./Problem.tsx";
import { Samples } from "./samples/Samples.tsx";
import { keepSelection, setTypedText, takeSelection, useTypedText } from "./typedText.ts";
import "./open.css";

/** The panel is mounted anew with the board; the focus and the selection return to the box. */
function useKeptFocus() {
	const box = useRef<HTMLTextAreaElement>(null);
	useLayoutEffect(() => {
		const element = box.current;
		const selection = takeSelection();
		if (selection !== undefined && document.activeElement === document.body) {
			element?.focus({ preventScroll: true });
			element?.setSelectionRange(...selection);
		}
		return () => {
			if (element === document.activeElement && element !== null) {
				keepSelection([element.selectionStart, element.selectionEnd]);
			}
		};
	}, []);
	return box;
}

const isNowhere = () => document.activeElement === document.body;

/**
 * Shows the game: on a phone the board is above. The button is gone, so the moves get the focus.
 */
function showGame({ actions, places }: Session): void {
	actions.setPanel(undefined);
	window.scrollTo({ top: 0 });
	requestAnimationFrame(() => places.focusSoon("moves", isNowhere));
}

export type LoadProps = {
	/** The pointer or the focus is on a sample, or leaves it. */
	readonly look?: (sample: Sample | undefined) => void;
	/** The last position of a sample; the painters load after the first view of the page. */
	readonly pictureOf?: (sample: Sample) => ReactNode;
};

/** The panel while no game is open. */
export function LoadPanel(props: LoadProps) {
	return (
		<section className="load-panel" aria-labelledby="load-title">
			<h2 id="load-title">{openWords.title}</h2>
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
		if (session !== undefined && (await openBy(session, work))) showGame(session);
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (session !== undefined) void open(({ openText }) => openText(text, session, "typed"));
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
			<p>{openWords.lead}</p>
			<Samples
				isReady={session !== undefined}
				open={openSample}
				look={look}
				pictureOf={pictureOf}
			/>
			<form onSubmit={submit}>
				<label htmlFor="load-text">{openWords.text}</label>
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
						{openWords.load}
					</button>
					<label className="button">
						{openWords.file}
						<input
							type="file"
							multiple
							accept=".pgn,.fen,.epd,.txt,.gz,.zst"
							className="unseen"
							disabled={session === undefined}
							onChange={choose}
						/>
					</label>
					<span className="soft">{openWords.otherWays}</span>
				</div>
			</form>
			<p className="soft small">
				<Rich
					text={openWords.elsewhere(
						(text) => <a href={GAMES_HASH}>{text}</a>,
						(text) => <a href={SETUP_HASH}>{text}</a>,
						(text) => <a href={PRACTISE_HASH}>{text}</a>,
					)}
				/>
			</p>
		</>
	);
}
