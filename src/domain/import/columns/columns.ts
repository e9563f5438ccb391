/** A column of a file: its header and trimmed cells from the top; '' for an empty one. */
export type FileColumn = { readonly header: string; readonly values: readonly string[] };

/** Where a column of a file goes: a field of the noun, a custom field (`custom:key`), or `ignore`. */
export type ColumnTarget = string;

/** A custom field by its key; a new one gets its key from the header. */
export type CustomTarget = `custom:${string}`;

export function customKeyOf(target: ColumnTarget): string | null {
  return target.startsWith('custom:') ? target.slice('custom:'.length) : null;
}

/** An open question about columns, with cells to decide by. */
export type ColumnQuestion = {
  readonly text: string;
  /** Its columns; remapping one of them answers it. */
  readonly columns: readonly number[];
  /** Whether it can stay open: its columns have a place until the user chooses another. */
  readonly isOptional?: boolean;
  readonly example: readonly { readonly header: string; readonly value: string }[];
  readonly answers: readonly {
    readonly label: string;
    readonly targets: readonly (readonly [column: number, target: ColumnTarget])[];
  }[];
};

/** The first value of each of these columns that `fits`. */
export function exampleOf(
  columns: readonly FileColumn[],
  shown: readonly number[],
  fits: (value: string) => boolean = (value) => value !== '',
): ColumnQuestion['example'] {
  return shown
    .toSorted((a, b) => a - b)
    .map((column) => ({
      header: columns[column]?.header ?? '',
      value: (columns[column]?.values.find(fits) ?? '').slice(0, 120),
    }));
}

const MOST_SHOWN = 8;

/** Offers places for all columns without a field at once; empty without any. */
export function unknownColumnsQuestion(
  columns: readonly FileColumn[],
  unknown: readonly number[],
  answers: ColumnQuestion['answers'],
): readonly ColumnQuestion[] {
  if (unknown.length === 0) return [];
  const text =
    unknown.length === 1
      ? 'One column has no field here. Where does it go?'
      : `${unknown.length} columns have no field here. Where do they go?`;
  return [
    {
      text,
      columns: unknown,
      example: exampleOf(columns, unknown.slice(0, MOST_SHOWN)),
      answers,
      isOptional: true,
    },
  ];
}
