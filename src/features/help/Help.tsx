// One page of help: all keys, all gestures, the colours.

import { ClassMeanings } from "../../ui/legend/ClassMeanings.tsx";
import { PlightMeanings } from "../../ui/legend/PlightMeanings.tsx";
import { GESTURES } from "./gestures.ts";
import { keyName, spokenKey } from "./keyNames.ts";
import "./help.css";

type Line = { readonly keys: readonly string[]; readonly text: string };
type Group = { readonly title: string; readonly lines: readonly Line[] };

type Props = {
	readonly groups: readonly Group[];
	/** Do letters, digits and blanks act? */
	readonly takesCharacters: boolean;
	readonly onTakeCharacters: (isWanted: boolean) => void;
};

export function Help({ groups, takesCharacters, onTakeCharacters }: Props) {
	return (
		<div className="help-body">
			<section aria-labelledby="help-colours">
				<h3 id="help-colours">Colours</h3>
				<ClassMeanings />
			</section>
			<section aria-labelledby="help-pieces">
				<h3 id="help-pieces">Marks of the lens Pieces</h3>
				<PlightMeanings />
			</section>
			<section aria-labelledby="help-gestures">
				<h3 id="help-gestures">Mouse and finger</h3>
				<dl>
					{GESTURES.map(([gesture, effect]) => (
						<div key={gesture}>
							<dt>{gesture}</dt>
							<dd>{effect}</dd>
						</div>
					))}
				</dl>
			</section>
			{groups.map((group) => (
				<Keys key={group.title} {...group} />
			))}
			<label className="help-switch">
				<input
					type="checkbox"
					checked={takesCharacters}
					onChange={(event) => onTakeCharacters(event.target.checked)}
				/>
				Letters, digits and Space act as shortcuts
			</label>
		</div>
	);
}

function Keys({ title, lines }: Group) {
	return (
		<section aria-label={`Keys: ${title}`}>
			<h3>{title}</h3>
			<dl className="help-keys">
				{lines.map(({ keys, text }) => (
					<div key={text}>
						<dt>
							{keys.map((key) => (
								<Key key={key} name={keyName(key, /Mac|iP/.test(navigator.platform))} />
							))}
						</dt>
						<dd>{text}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

function Key({ name }: { name: string }) {
	const spoken = spokenKey(name);
	if (spoken === undefined) return <kbd>{name}</kbd>;
	return (
		<kbd>
			<span aria-hidden="true">{name}</span>
			<span className="unseen">{spoken}</span>
		</kbd>
	);
}
