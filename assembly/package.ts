// Control and what follows from it in one module, for the package: together they share rays, chains
// and exchanges, and are a fifth smaller than two.

export {
	FOUND,
	findHanging,
	findStanding,
	findTied,
	isInCheck,
	PASSED,
	SIDES,
} from "./follows";
export * from "./index";
