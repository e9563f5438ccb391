import { plainAmount } from '../money/plain-amount';
import type { CsvColumn } from '../format/csv-export';
import type { Field, Fields } from '../core/shape';
import { spelledOut } from '../core/spelling';
import { dayOf, wallClockOf } from '../time/time';

/** A record with every field of its shape, as read from the store. */
export type ReadRecord = Readonly<Record<string, unknown>>;

/** A record for a JSON file: moments become ISO text; the rest stays as stored (money in cents). */
export function exportedRecord(fields: Fields, record: ReadRecord): ReadRecord {
  return Object.fromEntries(
    ownFields(fields).map(([name, field]) => [name, exportedValue(field, record[name])]),
  );
}

/** Fields that are not derived from others. */
function ownFields(fields: Fields): readonly (readonly [string, Field])[] {
  return Object.entries(fields).filter(([, { derived }]) => !derived);
}

function exportedValue(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'instant':
      return typeof value === 'number' ? new Date(value).toISOString() : null;
    case 'group':
      return exportedRecord(field.fields, asRecord(value));
    case 'perPerson':
      return Object.fromEntries(
        Object.entries(asRecord(value)).map(([uid, item]) => [uid, exportedValue(field.of, item)]),
      );
    case 'groupList':
      return asList(value).map((item) => exportedRecord(field.fields, asRecord(item)));
    default:
      return value;
  }
}

/** A shape's fields as spreadsheet columns: groups flattened, moments in `zone`, money with two decimals. */
export function exportColumns(fields: Fields, zone: string): readonly CsvColumn<ReadRecord>[] {
  return ownFields(fields).flatMap(([name, field]) =>
    field.kind === 'group'
      ? exportColumns(field.fields, zone).map(({ heading, text }) => ({
          heading: `${spelledOut(name)}: ${heading.toLowerCase()}`,
          text: (record: ReadRecord) => text(asRecord(record[name])),
        }))
      : [{ heading: spelledOut(name), text: (record: ReadRecord) => cellText(field, record[name], zone) }],
  );
}

function cellText(field: Field, value: unknown, zone: string): string {
  switch (field.kind) {
    case 'instant':
      // A required moment that was never set is stored as 0.
      return typeof value === 'number' && value !== 0
        ? `${dayOf(value, zone)} ${wallClockOf(value, zone)}`
        : '';
    case 'integer':
    case 'decimal':
      return typeof value === 'number' ? String(value) : '';
    case 'money':
      return typeof value === 'number' ? plainAmount(value) : '';
    case 'boolean':
      return value === true ? 'yes' : 'no';
    case 'textList':
      return asList(value).join(', ');
    case 'textMap':
      return Object.entries(asRecord(value))
        .map(([name, text]) => `${name}: ${String(text)}`)
        .join(', ');
    case 'perPerson':
      return Object.entries(asRecord(value))
        .map(([uid, item]) => `${uid}: ${cellText(field.of, item, zone)}`)
        .join(', ');
    case 'groupList':
      return asList(value).length === 0 ? '' : JSON.stringify(exportedValue(field, value));
    default:
      return typeof value === 'string' ? value : '';
  }
}

function asRecord(value: unknown): ReadRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
