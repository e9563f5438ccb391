import { labelsOf, textAt } from '@/domain/core/field-path';
import type { FieldPath } from '@/domain/core/field-path';
import type { Field, Fields, InferFields, Shape } from '@/domain/core/shape';
import type { AddressField } from '@/domain/format/address';
import { conventionsOf } from '@/domain/format/conventions';
import type { CsvColumn } from '@/domain/format/csv-export';

/** Columns of a file under the names of the record's fields: `text` of their texts, `field` of what a function writes. */
export function csvFields<F extends Fields>(shape: Shape<F>) {
  type Row = InferFields<F>;
  const labelOf = labelsOf(shape);
  const field = (path: FieldPath<F>, write: (row: Row) => string): CsvColumn<Row> => ({
    heading: labelOf(path),
    text: write,
  });
  const text = (path: FieldPath<F, string>, write = (value: string) => value) =>
    field(path, (row) => write(textAt<F>(row, path)));
  return { field, text };
}

/** The columns of a record's address, under the words of a country (ISO 3166-1 alpha-2). */
export function addressCsv(
  shape: Shape<{ readonly [Name in AddressField]: Field<string> }>,
  country: string,
) {
  const { text } = csvFields(shape);
  const { address } = conventionsOf(country);
  return [
    text('streetAddress'),
    text('city'),
    { ...text('state'), heading: address.state },
    { ...text('zipcode'), heading: address.zipcode },
  ];
}
