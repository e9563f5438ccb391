import { exampleOf } from './column-question';
import type { ColumnQuestion } from './column-question';
import type { FileColumn } from './file-column';

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
