// square-control completion SHELL: a script by which a shell completes names of programs, their
// options and the words that these take, as their helps have them.

/** `--format letters|jsonl|csv` of a help: the option, and its words if it lists any. */
const OPTION = /--([a-z][a-z-]*)(?:[ =[]+([a-z]+(?:\|[a-z]+)+))?/g;

/** The options of a program by name, each with its words, out of its help. */
export function optionsIn(usage) {
	const options = { help: [] };
	for (const [, name, words = ""] of usage.matchAll(OPTION)) {
		options[name] ??= [];
		if (words !== "") options[name] = words.split("|");
	}
	return Object.entries(options);
}

const dashed = (options) => options.map(([name]) => `--${name}`).join(" ");

const withWords = (options) => options.filter(([, words]) => words.length > 0);

const bash = (programs) => `_square_control() {
	local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD - 1]} words=
	if [ "$COMP_CWORD" -eq 1 ]; then
		COMPREPLY=($(compgen -W "${programs.map(({ name }) => name).join(" ")} --help --version" -- "$word"))
		return
	fi
	case "\${COMP_WORDS[1]} $before" in
${programs
	.flatMap(({ name, options }) =>
		withWords(options).map(
			([option, words]) => `	"${name} --${option}") words="${words.join(" ")}" ;;\n`,
		),
	)
	.join("")}	esac
	case "$words$word" in
	-*)
		case "\${COMP_WORDS[1]}" in
${programs.map(({ name, options }) => `		${name}) words="${dashed(options)}" ;;\n`).join("")}		esac
		;;
	esac
	if [ -n "$words" ]; then COMPREPLY=($(compgen -W "$words" -- "$word")); fi
}
complete -o default -F _square_control square-control`;

const zsh = (programs) => `#compdef square-control
_square_control() {
	local -a programs
	programs=(
${programs.map(({ name, line }) => `		'${name}:${line}'\n`).join("")}	)
	if (( CURRENT == 2 )); then
		_describe program programs
		return
	fi
	case "\${words[2]} \${words[CURRENT-1]}" in
${programs
	.flatMap(({ name, options }) =>
		withWords(options).map(
			([option, words]) => `	"${name} --${option}") compadd ${words.join(" ")}; return ;;\n`,
		),
	)
	.join("")}	esac
	if [[ "\${words[CURRENT]}" != -* ]]; then
		_files
		return
	fi
	case "\${words[2]}" in
${programs.map(({ name, options }) => `	${name}) compadd -- ${dashed(options)} ;;\n`).join("")}	esac
}
compdef _square_control square-control`;

const fish = (programs) =>
	programs
		.flatMap(({ name, line, options }) => [
			`complete -c square-control -n __fish_use_subcommand -f -a ${name} -d '${line}'`,
			...options.map(
				([option, words]) =>
					`complete -c square-control -n '__fish_seen_subcommand_from ${name}' -l ${option}${words.length > 0 ? ` -x -a '${words.join(" ")}'` : ""}`,
			),
		])
		.join("\n");

const SHELLS = { bash, zsh, fish };

export const COMPLETION_USAGE = `square-control completion bash|zsh|fish

Prints a script by which a shell completes programs and their options.

  source <(square-control completion bash)
  square-control completion fish > ~/.config/fish/completions/square-control.fish`;

/** The script of a shell; undefined for one that is not known. */
export const completionScript = (shell, programs) =>
	Object.hasOwn(SHELLS, shell) ? SHELLS[shell](programs) : undefined;
