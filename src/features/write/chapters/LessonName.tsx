// The name of the lesson. It is written where it stands, and nobody is asked for it: without one
// the files have a common name.

import { useEffect, useState } from "react";
import { writeWords } from "../../../messages/en/panels/write.ts";
import { nameLesson } from "../../../session/chapterEdits.ts";
import { lessonName } from "../../../session/opening/lessonName.ts";
import { useApp, useSession } from "../../../ui/hooks/useApp.ts";

const { chapters: words } = writeWords;

export function LessonName() {
	const session = useSession();
	const name = useApp(lessonName) ?? "";
	const [text, setText] = useState(name);
	useEffect(() => setText(name), [name]);
	return (
		<input
			className="lesson-name full strong"
			aria-label={words.lessonName}
			placeholder={words.lessonName}
			dir="auto"
			maxLength={200}
			value={text}
			onChange={({ target }) => setText(target.value)}
			// All chapters get it at once: that is one change.
			onBlur={() => nameLesson(session, text)}
			onKeyDown={(event) => {
				if (event.key === "Enter") nameLesson(session, text);
				if (event.key !== "Escape" || text === name) return;
				event.preventDefault();
				event.stopPropagation();
				setText(name);
			}}
		/>
	);
}
