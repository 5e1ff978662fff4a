// The glyphs of the PGN standard, by their numbers, as its authors named them.

/** Of a position as a whole, or of a move. */
const SINGLE: readonly (readonly [number, string])[] = [
	[7, "forced move"],
	[8, "singular move"],
	[9, "worst move"],
	[10, "drawish position"],
	[11, "equal chances, quiet position"],
	[12, "equal chances, active position"],
	[13, "unclear position"],
];

/** White's; Black's is the next number. */
const PAIRS: readonly (readonly [number, string])[] = [
	[14, "slight advantage"],
	[16, "moderate advantage"],
	[18, "decisive advantage"],
	[20, "crushing advantage"],
	[22, "zugzwang"],
	[24, "slight space advantage"],
	[26, "moderate space advantage"],
	[28, "decisive space advantage"],
	[30, "slight lead in development"],
	[32, "moderate lead in development"],
	[34, "decisive lead in development"],
	[36, "initiative"],
	[38, "lasting initiative"],
	[40, "attack"],
	[42, "insufficient compensation for material"],
	[44, "sufficient compensation for material"],
	[46, "more than adequate compensation for material"],
	[48, "slight control of the centre"],
	[50, "moderate control of the centre"],
	[52, "decisive control of the centre"],
	[54, "slight control of the king side"],
	[56, "moderate control of the king side"],
	[58, "decisive control of the king side"],
	[60, "slight control of the queen side"],
	[62, "moderate control of the queen side"],
	[64, "decisive control of the queen side"],
	[66, "vulnerable first rank"],
	[68, "well protected first rank"],
	[70, "poorly protected king"],
	[72, "well protected king"],
	[74, "poorly placed king"],
	[76, "well placed king"],
	[78, "very weak pawn structure"],
	[80, "moderately weak pawn structure"],
	[82, "moderately strong pawn structure"],
	[84, "very strong pawn structure"],
	[86, "poorly placed knight"],
	[88, "well placed knight"],
	[90, "poorly placed bishop"],
	[92, "well placed bishop"],
	[94, "poorly placed rook"],
	[96, "well placed rook"],
	[98, "poorly placed queen"],
	[100, "well placed queen"],
	[102, "poor coordination of pieces"],
	[104, "good coordination of pieces"],
	[106, "opening played very poorly"],
	[108, "opening played poorly"],
	[110, "opening played well"],
	[112, "opening played very well"],
	[114, "middle game played very poorly"],
	[116, "middle game played poorly"],
	[118, "middle game played well"],
	[120, "middle game played very well"],
	[122, "ending played very poorly"],
	[124, "ending played poorly"],
	[126, "ending played well"],
	[128, "ending played very well"],
	[130, "slight counterplay"],
	[132, "moderate counterplay"],
	[134, "decisive counterplay"],
	[136, "moderate time trouble"],
	[138, "severe time trouble"],
];

/** Later programs have added them. */
const LATER: readonly (readonly [number, string])[] = [
	[140, "with the idea"],
	[141, "aimed against"],
	[142, "better is"],
	[143, "worse is"],
	[144, "equivalent is"],
	[145, "editorial comment"],
	[146, "novelty"],
];

export type GlyphGroup = {
	readonly title: string;
	readonly glyphs: readonly (readonly [number, string])[];
};

const sided = (by: 0 | 1, side: string) =>
	PAIRS.map(([number, name]) => [number + by, `${side}: ${name}`] as const);

/** All but those that say how good a move is, which have buttons. */
export const GLYPH_GROUPS: readonly GlyphGroup[] = [
	{ title: "Moves and positions", glyphs: [...SINGLE, ...LATER] },
	{ title: "White", glyphs: sided(0, "White") },
	{ title: "Black", glyphs: sided(1, "Black") },
];

const LAST = 220;

const named = new Set(GLYPH_GROUPS.flatMap(({ glyphs }) => glyphs.map(([number]) => number)));

/** Numbers up to the last that nobody has named. */
export const UNNAMED: readonly number[] = Array.from(
	{ length: LAST - 6 },
	(_, at) => at + 7,
).filter((number) => !named.has(number));
