// A file for the visitor's disk, and what it is called.

/** Addresses that stay: a browser may ask for minutes where to put a file. */
const MOST_ADDRESSES = 3;

const addresses: string[] = [];

export function saveFile(content: Blob, name: string): void {
	const address = URL.createObjectURL(content);
	addresses.push(address);
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	if (addresses.length > MOST_ADDRESSES) URL.revokeObjectURL(addresses.shift() ?? "");
}

const MAX_LETTERS = 80;

/** Signs that no system, or not every one, allows in names; those that turn text round as well. */
const FORBIDDEN = /[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu;

/** `common` where nothing is left of it. */
export function fileName(name: string | undefined, common: string, ending: string): string {
	const letters = [...(name ?? "").replace(FORBIDDEN, " ").replace(/\s+/g, " ").trim()];
	const plain = letters
		.slice(0, MAX_LETTERS)
		.join("")
		.replace(/^[. ]+|[. ]+$/g, "");
	return `${plain === "" ? common : plain}.${ending}`;
}
