// An input without a game is reported, since no line of an answer would show it.

/** Passes bytes on, and notices whether there is anything but blanks among them. */
export class BlankTest {
	isBlank = true;

	async *pass(input: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
		for await (const bytes of input) {
			this.isBlank &&= bytes.every((byte) => byte <= 32);
			yield bytes;
		}
	}
}

/** Gives the exit status: an empty input has nothing that could not be read. */
export function reportNoGames(isBlank: boolean): number {
	console.error(isBlank ? "The input is empty" : "There is no game in the input");
	return isBlank ? 0 : 1;
}
