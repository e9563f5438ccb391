import type { Formats } from '@/domain/format/formats';
import type { CellKind } from '@/domain/import/columns/target-table';
import { formatDate, formatDateTime, formatDay } from '@/shared/format/dates';
import { formatMoney } from '@/shared/format/money';
import { formatPhone } from '@/shared/format/phone';
import type { PreviewCell } from './preview';

/** An instant in a year of no record: all days are written with their year. */
const ANOTHER_YEAR = 0;

/** A preview value in the app's format, days with their year: "Thu, Dec 3, 2026". */
export function writtenCell(kind: CellKind, value: PreviewCell['value'], formats: Formats): string {
  if (value === null || value === '') return '';
  switch (kind) {
    case 'day':
      return formatDay(String(value), formats, ANOTHER_YEAR);
    case 'moment':
      return typeof value === 'number' ? formatDateTime(value, formats, ANOTHER_YEAR) : value;
    case 'date':
      return typeof value === 'number' ? formatDate(value, formats, ANOTHER_YEAR) : value;
    case 'money':
      return typeof value === 'number' ? formatMoney(value, formats) : value;
    case 'phone':
      return formatPhone(String(value), formats.country);
    case 'text':
      return String(value);
  }
}
