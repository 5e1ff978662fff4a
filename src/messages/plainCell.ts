// Cells of tables that other programs open.

/**
 * Text that no spreadsheet takes for a formula: it would be one where it begins with one of these
 * signs. Numbers stay as they are.
 */
export function plainCell(value: string | number): string {
	const text = String(value);
	return typeof value === "string" && /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
