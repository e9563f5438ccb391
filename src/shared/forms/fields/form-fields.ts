import { maxLengthOf } from '@/domain/core/bounds';
import { labelsOf } from '@/domain/core/field-path';
import type { FieldPath } from '@/domain/core/field-path';
import type { Fields, Shape } from '@/domain/core/shape';

/**
 * The props by which a form's fields show the fields of a record, under the form's value `within` ("client.") where they
 * are part of it. `text` also stops typing at the bound of the record.
 */
export function formFields<F extends Fields>(shape: Shape<F>, within = '') {
  const labelOf = labelsOf(shape);
  const field = (path: FieldPath<F>) => ({ name: `${within}${path}`, label: labelOf(path) });
  const text = (path: FieldPath<F, string>) => ({ ...field(path), maxLength: maxLengthOf(shape, path) });
  return { field, text };
}
