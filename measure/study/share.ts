// Shares, as the study writes them.

/** A share with its interval of 95 % (Wilson): "0.85 (0.79 to 0.89, of 175)". */
export function share(of: number, among: number): string {
	if (among === 0) return "none";
	const z = 1.96;
	const p = of / among;
	const middle = (p + z ** 2 / (2 * among)) / (1 + z ** 2 / among);
	const half =
		(z * Math.sqrt((p * (1 - p)) / among + z ** 2 / (4 * among ** 2))) / (1 + z ** 2 / among);
	return `${p.toFixed(2)} (${(middle - half).toFixed(2)} to ${(middle + half).toFixed(2)}, of ${among})`;
}
