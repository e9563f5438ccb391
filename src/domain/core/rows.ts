/** Rows of a list by index, such as an array. Long lists make objects on demand, stable while in view. */
export type Rows<Row> = {
  readonly length: number;
  /** The row at an index; undefined beyond the last. */
  readonly at: (index: number) => Row | undefined;
  /** Ids of all rows in order, if known without the rows. */
  readonly ids?: readonly string[];
};

/** All rows as an array; expensive for long lists. */
export function allRows<Row>(rows: Rows<Row>): Row[] {
  return Array.from({ length: rows.length }, (_, index) => rows.at(index)).filter((row) => row !== undefined);
}

export function idsOf(rows: Rows<{ readonly uuid: string }>): readonly string[] {
  return rows.ids ?? allRows(rows).map(({ uuid }) => uuid);
}
