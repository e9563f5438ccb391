/** Roofs the examples ask about. */
export const ROOF_TYPES = ['Asphalt shingle', 'Metal', 'Tile', 'Flat'] as const;
export type RoofType = (typeof ROOF_TYPES)[number];
