// What the build makes of the list.

declare module "*?names" {
	const names: Readonly<Record<string, string>>;
	export default names;
}
