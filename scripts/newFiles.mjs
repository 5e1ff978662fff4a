// Which files of a late part are new to the file that asks for it. Vite names all that a part
// imports, most of which the asker has imported itself: such lists were a tenth of what is fetched
// at first.

/** A chunk and its style sheet have this in common: "board" of "static/css/board.kSLgD-Kq.css". */
const nameOf = (file) => /([^/]+)\.[^.]+\.\w+$/.exec(file)?.[1];

/** The names of a chunk, of those that it imports, and so on. */
function importedBy(file, bundle, found = new Set()) {
	const chunk = bundle[file];
	const name = nameOf(file);
	if (chunk?.type !== "chunk" || found.has(name)) return found;
	found.add(name);
	for (const next of chunk.imports) importedBy(next, bundle, found);
	return found;
}

const LIST = /m\.f=(\[[^\]]*\])/;
const USES = /__vite__mapDeps\((\[[\d,]*\])\)/g;

/** A chunk's code without the files that its parts find loaded. */
function shortened(code, isKnown) {
	const files = JSON.parse(LIST.exec(code)?.[1] ?? "[]");
	const fresh = files.filter((file) => !isKnown(file));
	const used = (indexes) => indexes.map((index) => fresh.indexOf(files[index]));
	return code.replace(LIST, `m.f=${JSON.stringify(fresh)}`).replace(USES, (_, indexes) => {
		const left = used(JSON.parse(indexes)).filter((index) => index >= 0);
		return `__vite__mapDeps(${JSON.stringify(left)})`;
	});
}

export const newFiles = {
	name: "new-files",
	generateBundle: {
		order: "post",
		handler(_, bundle) {
			for (const chunk of Object.values(bundle)) {
				if (chunk.type !== "chunk" || !LIST.test(chunk.code)) continue;
				const known = importedBy(chunk.fileName, bundle);
				chunk.code = shortened(chunk.code, (file) => known.has(nameOf(file)));
			}
		},
	},
};
