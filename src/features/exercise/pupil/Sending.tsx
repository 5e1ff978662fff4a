// A pupil's answers as a code and a link, and a way to send them. Nothing leaves the device before.

import { Copy, Send } from "lucide-react";
import { useState } from "react";
import { exerciseWords } from "../../../messages/en/exercise/pupil.ts";
import type { Progress } from "../../../session/keptProgress.ts";
import { formatAnswers, formatCode } from "../../../training/exercise/code.ts";
import { dayNumber } from "../../../training/exercise/terms.ts";
import { copyText, isAbort } from "../../../ui/copyText.ts";
import { answersLink } from "../../../ui/exerciseHash.ts";
import { LinkField } from "../../../ui/parts/LinkField.tsx";
import type { Opened } from "../opened.ts";

const words = exerciseWords.end;

/** The day of the last answer, or that on which this is seen first. */
export function useDayOf({ day }: Progress): number {
	const [today] = useState(() => dayNumber(new Date()));
	return day ?? today;
}

type Props = { readonly opened: Opened; readonly progress: Progress };

/** The device's own way of sharing where it has one; else the link is copied. */
export function Sending({ opened, progress }: Props) {
	const { exercise, frame, letters, title } = opened;
	const { name, answers, attempt } = progress;
	const stamp = { attempt, day: useDayOf(progress) };
	const code = formatCode(frame, name, answers, stamp);
	const link = answersLink(letters, formatAnswers(frame, name, answers, stamp));
	const of = exercise.questions.length;
	const part = answers.length < of ? { done: answers.length, of } : undefined;
	const [news, setNews] = useState("");
	const [isShown, setShown] = useState(false);
	const copy = async (text: string, done: string) => {
		try {
			await copyText(text);
			setNews(done);
		} catch {
			setShown(true);
			setNews(words.notCopied);
		}
	};
	const send = async () => {
		const message = words.message(name, title, part);
		if (navigator.share === undefined) return copy(link, words.linkCopied);
		try {
			const text = code === undefined ? message : `${message}\n${code}`;
			await navigator.share({ title: message, text, url: link });
		} catch (error) {
			if (!isAbort(error)) await copy(link, words.linkCopied);
		}
	};
	return (
		<>
			<section className="code-box surface centred" aria-label={words.code}>
				{code === undefined ? (
					<p>{words.noCode}</p>
				) : (
					<>
						<p className="soft small">{words.code}</p>
						<p className="code-text breaks">
							<bdi>{code}</bdi>
						</p>
						<button type="button" className="plain" onClick={() => copy(code, words.copied)}>
							<Copy aria-hidden="true" />
							{words.copy}
						</button>
					</>
				)}
			</section>
			<p className="soft small">{words.holds}</p>
			<div className="send-bar">
				{isShown && <LinkField className="full" title={words.link} link={link} />}
				<p role="status" className="news flush">
					{news}
				</p>
				<button type="button" className="primary full" onClick={send}>
					<Send aria-hidden="true" />
					{words.send}
				</button>
			</div>
		</>
	);
}
