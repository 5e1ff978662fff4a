// square-control completion SHELL: a script by which a shell completes names of programs, their
// options, and what these and the programs take, as the first lines of their helps have them.

/** `--format letters|jsonl|csv` of a help: the option, and its words or a name for its value. */
const OPTION = /--([a-z][a-z-]*)(?:[ =[]+((?:[a-z]+(?:\|[a-z]+)+)|"[^"]*"|[A-Za-z][\w.]*))?/g;

/** Words of a help for the path of a file: `PATH`, `OUT.parquet`. */
const isPath = (text) => text === "PATH" || /\.\w/.test(text);

/**
 * A program by its help: its options, each with its words, and with `value` where files are no
 * answer; whether it takes files, or words in their place.
 */
export function programIn(name, line, usage) {
	const [synopsis] = usage.split("\n\n");
	const options = { help: { words: [], value: false } };
	for (const [, option, taken = ""] of synopsis.matchAll(OPTION)) {
		const words = taken.includes("|") ? taken.split("|") : [];
		options[option] ??= { words, value: taken !== "" && !isPath(taken) };
	}
	const [, words = ""] = /^square-control \w+ ([a-z|]+)$/.exec(synopsis) ?? [];
	return {
		name,
		line,
		options: Object.entries(options),
		hasFiles: /FILE|FOLDER/.test(synopsis),
		words: words === "" ? [] : words.split("|"),
	};
}

const dashed = (options) => options.map(([name]) => `--${name}`).join(" ");

/** A branch for each option of which the shell has to offer something else than files. */
const valueCases = (programs, write) =>
	programs
		.flatMap(({ name, options }) =>
			options
				.filter(([, { value }]) => value)
				.map(([option, { words }]) => `	"${name} --${option}") ${write(words)} ;;\n`),
		)
		.join("");

/** A branch for each program that takes no files, but words or nothing. */
const wordCases = (programs, write) =>
	programs
		.filter(({ hasFiles }) => !hasFiles)
		.map(({ name, words }) => `		${name}) ${write(words)} ;;\n`)
		.join("");

const bash = (programs) => `_square_control() {
	local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD - 1]} words= files=
	if [ "$COMP_CWORD" -eq 1 ]; then
		COMPREPLY=($(compgen -W "${programs.map(({ name }) => name).join(" ")} --help --version" -- "$word"))
		return
	fi
	case "\${COMP_WORDS[1]} $before" in
${valueCases(programs, (words) => `words="${words.join(" ")}"`)}	*)
		case "$word \${COMP_WORDS[1]}" in
${programs.map(({ name, options }) => `		-*" ${name}") words="${dashed(options)}" ;;\n`).join("")}${programs
	.filter(({ hasFiles }) => !hasFiles)
	.map(({ name, words }) => `		*" ${name}") words="${words.join(" ")}" ;;\n`)
	.join("")}		*) files=1 ;;
		esac
		;;
	esac
	if [ -z "$files" ]; then compopt +o default 2> /dev/null; fi
	if [ -n "$words" ]; then COMPREPLY=($(compgen -W "$words" -- "$word")); fi
}
complete -o default -F _square_control square-control`;

const zsh = (programs) => `#compdef square-control
_square_control() {
	local -a programs
	programs=(
${programs.map(({ name, line }) => `		'${name}:${line}'\n`).join("")}	)
	if (( CURRENT == 2 )); then
		if [[ "\${words[2]}" == -* ]]; then
			compadd -- --help --version
		else
			_describe program programs
		fi
		return
	fi
	case "\${words[2]} \${words[CURRENT-1]}" in
${valueCases(programs, (words) => `${words.length > 0 ? `compadd ${words.join(" ")}; ` : ""}return`)}	esac
	if [[ "\${words[CURRENT]}" != -* ]]; then
		case "\${words[2]}" in
${wordCases(programs, (words) => (words.length > 0 ? `compadd ${words.join(" ")}` : ""))}		*) _files ;;
		esac
		return
	fi
	case "\${words[2]}" in
${programs.map(({ name, options }) => `	${name}) compadd -- ${dashed(options)} ;;\n`).join("")}	esac
}
# Sourced it is made known; found as a file of fpath it is run.
if [[ "\${funcstack[1]}" == _square_control ]]; then
	_square_control "$@"
else
	compdef _square_control square-control
fi`;

const fish = (programs) => {
	const begin = "complete -c square-control";
	const offered = (words) => (words.length > 0 ? ` -a '${words.join(" ")}'` : "");
	const lines = programs.flatMap(({ name, line, options, hasFiles, words }) => {
		const own = `${begin} -n 'contains -- ${name} (commandline -opc)[2]'`;
		return [
			`${begin} -n __fish_use_subcommand -a ${name} -d '${line}'`,
			...(hasFiles ? [] : [`${own} -f${offered(words)}`]),
			...options.map(
				([option, { words, value }]) => `${own} -l ${option}${value ? ` -x${offered(words)}` : ""}`,
			),
		];
	});
	return [
		`${begin} -n __fish_use_subcommand -f`,
		`${begin} -n __fish_use_subcommand -l help`,
		`${begin} -n __fish_use_subcommand -l version`,
		...lines,
	].join("\n");
};

const SHELLS = { bash, zsh, fish };

export const COMPLETION_USAGE = `square-control completion bash|zsh|fish

Prints a script by which a shell completes programs, their options and files.
In zsh, compinit has to run first.

  source <(square-control completion bash)
  square-control completion fish > ~/.config/fish/completions/square-control.fish`;

/** The script of a shell; undefined for one that is not known. */
export const completionScript = (shell, programs) =>
	Object.hasOwn(SHELLS, shell) ? SHELLS[shell](programs) : undefined;
