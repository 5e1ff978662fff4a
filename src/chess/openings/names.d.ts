// Types of the list, as the build makes it.

declare module "*?names" {
	const names: Readonly<Record<string, string>>;
	export default names;
}
