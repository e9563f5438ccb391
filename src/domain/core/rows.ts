/**
 * Rows of a list, by their place. An array is one; a list of 10,000 need not hold each of them as an object. A place
 * gives the same object again as long as somebody is looking at it.
 */
export type Rows<Row> = {
  readonly length: number;
  /** The row at a place from 0 on; undefined beyond the last. */
  readonly at: (index: number) => Row | undefined;
  /** Ids of all rows in their order, where they are known without the rows. */
  readonly ids?: readonly string[];
};

/** All rows of a list as an array. Dear for a long one. */
export function allRows<Row>(rows: Rows<Row>): Row[] {
  return Array.from({ length: rows.length }, (_, index) => rows.at(index)).filter((row) => row !== undefined);
}

/** Ids of all records of a list, in their order. */
export function idsOf(rows: Rows<{ readonly uuid: string }>): readonly string[] {
  return rows.ids ?? allRows(rows).map(({ uuid }) => uuid);
}
