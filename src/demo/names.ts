/** Names that any number of made-up customers are put together from. */
export const FAMILY_NAMES = [
  'Berg',
  'Olsen',
  'Tran',
  'Miller',
  'Kowalski',
  'Haas',
  'Reyes',
  'Young',
  'Cole',
  'Ibrahim',
] as const;

export const GIVEN_NAMES = [
  'Ann',
  'Luis',
  'Grace',
  'Viktor',
  'Joy',
  'Malik',
  'Erin',
  'Theo',
  'Ines',
  'Walt',
] as const;
