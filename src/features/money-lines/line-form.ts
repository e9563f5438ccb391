import { MAX_DESCRIPTION, MAX_NAME, MAX_UNIT } from '@/domain/money/line-fields';
import type { ReadNumber } from '@/domain/money/read-typed';
import { array, boolean, object, string } from '@/shared/forms/frame/schema';
import type { EditedLine } from './edited-line';
import {
  percentText,
  priceText,
  quantityText,
  readPercent,
  readPrice,
  readQuantity,
} from '@/shared/format/lines/line-values';

/** A line as its dialog has it: numbers as they are typed. */
export type LineForm = Pick<EditedLine, 'name' | 'description' | 'unit' | 'taxRate'> & {
  readonly isOptional: boolean;
  readonly quantity: string;
  readonly waste: string;
  readonly unitPrice: string;
  readonly unitCost: string;
  readonly options: readonly string[];
};

/** A cost per unit, which is never below zero, in cents. */
function readCost(text: string, country: string): ReadNumber {
  const read = readPrice(text, country);
  return 'value' in read && read.value < 0 ? { problem: 'A cost cannot be below zero.' } : read;
}

const READERS = { quantity: readQuantity, waste: readPercent, unitPrice: readPrice, unitCost: readCost };

/** A text that a reader of numbers takes, or its sentence. */
function typed(read: (text: string, country: string) => ReadNumber, country: string) {
  return string().test((text = '', { createError }) => {
    const result = read(text, country);
    return 'value' in result || createError({ message: result.problem });
  });
}

/** The rules of the dialog's fields, with numbers in a country's (ISO 3166-1) format. */
export function lineSchema(country: string) {
  return object({
    name: string().trim().max(MAX_NAME).required('Every line needs a name.'),
    description: string().max(MAX_DESCRIPTION),
    unit: string().trim().max(MAX_UNIT),
    quantity: typed(READERS.quantity, country),
    waste: typed(READERS.waste, country),
    unitPrice: typed(READERS.unitPrice, country),
    unitCost: typed(READERS.unitCost, country),
    taxRate: string(),
    isOptional: boolean(),
    options: array().of(string()),
  });
}

/** The values that the dialog begins with. */
export function lineToForm(line: EditedLine, country: string): LineForm {
  const { name, description, unit, taxRate, isOptional = false, options = '' } = line;
  return {
    name,
    description,
    unit,
    taxRate,
    isOptional,
    quantity: quantityText(line.quantity, country),
    waste: percentText(line.waste, country),
    unitPrice: line.unitPrice === 0 ? '' : priceText(line.unitPrice, country),
    unitCost: line.unitCost === 0 ? '' : priceText(line.unitCost, country),
    options: options === '' ? [] : options.split(' '),
  };
}

/** The line's fields of values that `lineSchema` takes; options and extras only for a line of an estimate. */
export function lineFromForm(values: LineForm, country: string, hasExtras: boolean): Partial<EditedLine> {
  const { name, description, unit, taxRate, isOptional, options } = values;
  const value = (field: keyof typeof READERS) => {
    const read = READERS[field](values[field] ?? '', country);
    return 'value' in read ? read.value : 0;
  };
  return {
    name: name.trim(),
    description: description.trim(),
    unit: unit.trim(),
    taxRate,
    quantity: value('quantity'),
    waste: value('waste'),
    unitPrice: value('unitPrice'),
    unitCost: value('unitCost'),
    ...(hasExtras && { isOptional, options: options.join(' ') }),
  };
}
