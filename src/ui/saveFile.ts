// A file for the visitor's disk.

export function saveFile(content: Blob, name: string): void {
	const address = URL.createObjectURL(content);
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
