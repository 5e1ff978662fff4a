// At the foot of the panel: what has come while a lesson is open, and where it goes. It stays until
// it is answered, and until then the lesson stays as it is.

import { X } from "lucide-react";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { comingWords } from "../../messages/en/saving.ts";
import { isField } from "../../runtime/keyTarget.ts";
import { latePart } from "../../runtime/late/loadPart.ts";
import { titleIn } from "../../session/chapterEdits.ts";
import { addComing, dropComing, openComing } from "../../session/coming.ts";
import { canJoin } from "../../session/opening/askAbout.ts";
import { bringsLesson, hasEmptyChapter } from "../../session/opening/emptyChapter.ts";
import { chaptersIn } from "../../session/opening/lesson.ts";
import { lessonName } from "../../session/opening/lessonName.ts";
import type { Session } from "../../session/session.ts";
import type { Arrival } from "../../session/state/appState.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import "../../ui/notice.css";

const loadLessonShelf = latePart("lessonShelf", () => import("../../session/lessonShelf.ts"));

export function Coming() {
	const coming = useApp((state) => state.coming);
	const [first] = coming;
	const isPresented = useApp(({ presenting }) => presenting !== undefined);
	return first !== undefined && !isPresented && <Question key={coming.length} arrival={first} />;
}

/** "Adams \u2013 Torre, 1920". */
function titleOf({ game, library }: Arrival): string {
	const year = /^\d{4}/.exec(game.tags.get("Date") ?? "")?.[0];
	const title = titleIn(game);
	const titled = year === undefined ? title : `${title}, ${year}`;
	return comingWords.andMore(titled, library?.games.length ?? 1);
}

/** Escape closes first what lies over the game. */
function useEscape({ store }: Session, drop: () => void): void {
	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent) => {
			if (event.key !== "Escape" || event.defaultPrevented || isField(event.target)) return;
			const { inHand, desk, sideline } = store.get();
			const isElsewhere = event.target instanceof Element && event.target.closest("dialog");
			if (isElsewhere || (inHand ?? desk?.pen ?? sideline) !== undefined) return;
			event.preventDefault();
			drop();
		};
		// Before what closes panels, which listens on the window.
		document.addEventListener("keydown", onKeyDown);
		return () => document.removeEventListener("keydown", onKeyDown);
	}, [store, drop]);
}

/** On the shelf of lessons. Where that cannot be, Undo still leads back to it. */
const keepLesson = (session: Session) =>
	loadLessonShelf()
		.then(({ keepOpenLesson }) => keepOpenLesson(session))
		.catch(console.warn);

function Question({ arrival }: { readonly arrival: Arrival }) {
	const session = useSession();
	const chapters = useApp(chaptersIn);
	const waiting = useApp(({ coming }) => coming.length - 1);
	const isJoining = useApp((state) => canJoin(state, arrival));
	const empty = useApp((state) =>
		hasEmptyChapter(state) ? (state.library?.open ?? 0) + 1 : undefined,
	);
	const title = useMemo(() => titleOf(arrival), [arrival]);
	const box = useRef<HTMLElement>(null);
	const count = arrival.library?.games.length ?? 1;
	const answer = useCallback(
		(act: (session: Session) => void) => {
			act(session);
			requestAnimationFrame(() => session.places.focusSoon("moves"));
		},
		[session],
	);
	const drop = useCallback(() => answer(dropComing), [answer]);
	useEscape(session, drop);
	// Enter is the first answer, whatever had the focus.
	useEffect(() => {
		box.current?.querySelector("button")?.focus({ preventScroll: true });
	}, []);
	const isPosition = arrival.library === undefined && arrival.game.plies === 0;
	const lesson = bringsLesson(arrival) ? lessonName(arrival) : undefined;
	const by = arrival.by ?? "typed";
	return (
		<section ref={box} className="coming" aria-labelledby="coming">
			<p id="coming">
				{lesson === undefined
					? comingWords.came(by, count, isPosition)
					: comingWords.lesson(by, count)}{" "}
				{!isPosition && <strong dir="auto">{lesson ?? title}</strong>}{" "}
				{waiting > 0 && <span className="soft">{comingWords.waiting(waiting)}</span>}
			</p>
			<div className="coming-answers row">
				{isJoining && (
					<button type="button" className="primary" onClick={() => answer(addComing)}>
						{empty === undefined
							? comingWords.add(chapters + 1, chapters + count)
							: comingWords.fill(empty, count)}
					</button>
				)}
				<button
					type="button"
					onClick={() => void keepLesson(session).then(() => answer(openComing))}
				>
					{comingWords.open(isJoining)}
				</button>
			</div>
			<IconButton icon={X} name={comingWords.drop} onClick={drop} />
		</section>
	);
}
