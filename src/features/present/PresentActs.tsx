// The buttons of a presentation: back and forward, large and always in their place, and below them
// what opens beside the board, with a word each where there is room.

import {
	ChevronLeft,
	ChevronRight,
	CircleHelp,
	Eye,
	EyeOff,
	GitBranch,
	List,
	type LucideIcon,
	MonitorOff,
	PanelsTopLeft,
	Rows3,
	X,
} from "lucide-react";
import type { ComponentProps } from "react";
import { presentWords } from "../../messages/en/panels/present.ts";
import type { Sheet } from "./view.ts";

const { acts: words } = presentWords;

type ActProps = ComponentProps<"button"> & {
	readonly icon: LucideIcon;
	readonly act: keyof typeof words;
};

function Act({ icon: Icon, act, ...others }: ActProps) {
	const { word, name, title } = words[act];
	return (
		<button type="button" aria-label={name} title={title} {...others}>
			<Icon aria-hidden="true" />
			<span aria-hidden="true">{word}</span>
		</button>
	);
}

type Props = {
	readonly sheet: Sheet;
	/** Is a line on the board that is not in the lesson? */
	readonly isWhatIf: boolean;
	/** Are there chapters to choose from? */
	readonly hasChapters: boolean;
	/** Is there a question about the position? */
	readonly asks: boolean;
	readonly hidesSome: boolean;
	readonly step: (by: 1 | -1) => void;
	readonly chooseChapter: () => void;
	readonly showTrack: () => void;
	readonly chooseSight: () => void;
	readonly openSpeaker: () => void;
	readonly askClass: () => void;
	readonly darken: () => void;
	readonly leave: () => void;
	readonly end: () => void;
	readonly keep: () => void;
};

export function PresentActs(props: Props) {
	const { sheet, isWhatIf, hasChapters, asks, hidesSome, step } = props;
	const { back, key } = presentWords.whatIf;
	return (
		<div className="present-acts column rigid" role="toolbar" aria-label={presentWords.title}>
			{isWhatIf && (
				<div className="present-whatif-acts beside">
					<button type="button" className="primary" onClick={props.leave}>
						{back} <kbd>{key}</kbd>
					</button>
					<Act icon={GitBranch} act="keep" onClick={props.keep} />
				</div>
			)}
			<div className="present-steps beside">
				<Act icon={ChevronLeft} act="back" onClick={() => step(-1)} />
				<Act icon={ChevronRight} act="forward" onClick={() => step(1)} />
			</div>
			<div className="present-others beside">
				{hasChapters && (
					<Act
						icon={List}
						act="chapters"
						aria-expanded={sheet === "chapters"}
						onClick={props.chooseChapter}
					/>
				)}
				<Act icon={Rows3} act="track" aria-expanded={sheet === "track"} onClick={props.showTrack} />
				<Act
					icon={hidesSome ? EyeOff : Eye}
					act="sight"
					aria-expanded={sheet === "sight"}
					onClick={props.chooseSight}
				/>
				{asks && <Act icon={CircleHelp} act="ask" onClick={props.askClass} />}
				<Act icon={PanelsTopLeft} act="speaker" onClick={props.openSpeaker} />
				<Act icon={MonitorOff} act="dark" onClick={props.darken} />
				<Act icon={X} act="end" onClick={props.end} />
			</div>
		</div>
	);
}
