// A question on the wall of a room: large, one at a time. Squares that pupils say are pressed, and
// then the map marks them. Nothing moves the board.

import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { exerciseWords } from "../../messages/en/exercise/pupil.ts";
import { wallWords as words } from "../../messages/en/exercise/results.ts";
import { hasModifier } from "../../runtime/keyTarget.ts";
import type { Choice } from "../../training/choices.ts";
import { markPosed, type Posed } from "../../training/pose.ts";
import { useBoardSize } from "../canvas/useBoardSize.ts";
import { ClassChoice } from "./Answering.tsx";
import { useAsking } from "./asking.ts";
import { QuestionBoard } from "./QuestionBoard.tsx";
import { choiceName, rightNames, titleOf } from "./reason.ts";
import { Verdict } from "./Verdict.tsx";
import "./question.css";

/** Undefined where there is nothing before, or after. */
type Acts = {
	readonly back: (() => void) | undefined;
	readonly next: (() => void) | undefined;
	readonly end: () => void;
};

const NONE: readonly Choice[] = [];

type Props = {
	readonly title: string;
	readonly count: number;
	readonly posedAt: (index: number) => Posed;
	/** The question that is shown first. */
	readonly first?: number;
	readonly end: () => void;
};

export function Wall({ title, count, posedAt, first = 0, end }: Props) {
	const [index, setIndex] = useState(first);
	useFullScreen();
	return (
		<Question
			key={index}
			posed={posedAt(index)}
			place={
				<p>
					<strong>
						<bdi>{title}</bdi>
					</strong>{" "}
					<span className="soft">· {words.place(index + 1, count)}</span>
				</p>
			}
			back={index > 0 ? () => setIndex(index - 1) : undefined}
			next={index < count - 1 ? () => setIndex(index + 1) : undefined}
			end={end}
		/>
	);
}

type QuestionProps = Acts & { readonly posed: Posed; readonly place: ReactNode };

function Question({ posed, place, back, next, end }: QuestionProps) {
	const [said, setSaid] = useState(NONE);
	const [isShown, setShown] = useState(false);
	const size = useBoardSize(true);
	const marked = useMemo(
		() => (isShown ? markPosed(posed, said) : undefined),
		[posed, said, isShown],
	);
	const asking = useAsking({ posed, chosen: said, choose: setSaid, marked });
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	const show = () => setShown(!isShown);
	useWallKeys({ back, next, end, show });
	return (
		<article className="wall">
			<QuestionBoard asking={asking} size={size} />
			<div className="wall-words column joined shrinks scroll breaks">
				{place}
				<h1 ref={heading} tabIndex={-1}>
					<bdi>{titleOf(posed)}</bdi>
				</h1>
				<p className="soft">{words.say[posed.choosing]}</p>
				<ClassChoice asking={asking} />
				<p role="status">
					{words.said} <strong>{said.map(choiceName(posed)).join(", ") || words.nothing}</strong>
				</p>
				<Verdict
					posed={posed}
					marked={marked}
					line={<p>{exerciseWords.question.right(rightNames(posed))}</p>}
				/>
				<button type="button" className="primary" onClick={show}>
					{(isShown ? words.hide : words.show)(posed.choosing)}
				</button>
				<div className="wall-acts beside loose">
					<Act name={words.back} act={back}>
						<ChevronLeft aria-hidden="true" />
					</Act>
					<Act name={words.next} act={next}>
						<ChevronRight aria-hidden="true" />
					</Act>
					<Act name={words.end} act={end}>
						<X aria-hidden="true" />
					</Act>
				</div>
			</div>
		</article>
	);
}

type ActProps = {
	readonly name: string;
	readonly act: (() => void) | undefined;
	readonly children: ReactNode;
};

const Act = ({ name, act, children }: ActProps) => (
	<button type="button" aria-label={name} title={name} aria-disabled={!act} onClick={act}>
		{children}
	</button>
);

/** Fills the screen where the browser allows that, unless a presentation does already. */
function useFullScreen(): void {
	useEffect(() => {
		if (document.fullscreenElement) return;
		document.documentElement.requestFullscreen?.().catch(() => {});
		return () => {
			if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
		};
	}, []);
}

/** Keys that press squares of the board, or a button. */
const PRESSING = new Set(["Tab", "Enter", " "]);

/**
 * Page keys are those of presenters' remotes. Arrows on the board stay the board's, and no other
 * key reaches what lies below.
 */
function useWallKeys(keys: Acts & { readonly show: () => void }): void {
	const latest = useRef(keys);
	latest.current = keys;
	useEffect(() => {
		const actions: Readonly<Record<string, () => void>> = {
			Escape: () => latest.current.end(),
			PageDown: () => latest.current.next?.(),
			ArrowRight: () => latest.current.next?.(),
			PageUp: () => latest.current.back?.(),
			ArrowLeft: () => latest.current.back?.(),
			m: () => latest.current.show(),
		};
		const onKeyDown = (event: KeyboardEvent) => {
			const { key, target, repeat } = event;
			const isOnBoard =
				target instanceof Element && target.closest(".paint-board, .class-choice") !== null;
			if (PRESSING.has(key) || (isOnBoard && key.startsWith("Arrow"))) return;
			event.stopPropagation();
			const act = hasModifier(event)
				? undefined
				: actions[key.length === 1 ? key.toLowerCase() : key];
			if (act === undefined || repeat) return;
			event.preventDefault();
			act();
		};
		window.addEventListener("keydown", onKeyDown, { capture: true });
		return () => window.removeEventListener("keydown", onKeyDown, { capture: true });
	}, []);
}
