// Handles failures of standard output, for both command lines.

/** A reader that has seen enough, as `head` has, is no fault; a full disk is. */
export function watchOutput(): void {
	process.stdout.on("error", (error: NodeJS.ErrnoException) => {
		if (error.code === "EPIPE") process.exit();
		console.error(`Standard output: ${error.message}`);
		process.exit(1);
	});
}
