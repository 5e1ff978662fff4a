// A file for the visitor's disk.

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
