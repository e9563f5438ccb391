import type { CustomFieldDefinition } from '@/domain/company/company';
import {
  bandOf,
  bandsOf,
  OWN_PERIODS,
  ownBand,
  ownPeriod,
  ownStart,
  ownValue,
  readOwn,
} from '@/domain/customers/own-filters';
import type { Band, OwnPeriod } from '@/domain/customers/own-filters';
import type { Formats } from '@/domain/format/formats';
import { writtenNumber } from '@/domain/format/number-words';

export type OwnChipsInput = {
  readonly fields: readonly CustomFieldDefinition[];
  /** Values on the list, and those chosen in its address. */
  readonly found: readonly string[];
  readonly chosen: readonly string[];
  readonly formats: Formats;
  readonly onOpen: (() => void) | undefined;
};

const PERIOD_LABELS: Readonly<Record<OwnPeriod, string>> = {
  past: 'past',
  today: 'today',
  week: 'this week',
  later: 'after this week',
};

/** The filter chips of the business's own fields. */
export function ownChips({ fields, found, chosen, formats, onOpen }: OwnChipsInput) {
  return fields.map((field) => {
    const start = ownStart(field.key);
    const ofField = (values: readonly string[]) => values.filter((value) => value.startsWith(start));
    const offered = [...optionsOf(field, ofField(found)), ownValue(field.key, '')];
    const values = [...new Set([...offered, ...ofField(chosen)])];
    const options = values.map((value) => ({ value, label: labelOf(value, formats) }));
    return { label: field.label, of: 'own', start, options, onOpen } as const;
  });
}

function optionsOf({ key, kind, options }: CustomFieldDefinition, found: readonly string[]) {
  switch (kind) {
    case 'choice':
      return options.map((option) => ownValue(key, option));
    case 'date':
      return OWN_PERIODS.map((period) => ownPeriod(key, period));
    case 'number':
      return bandsOf(found.map(textOf)).map((band) => ownBand(key, band));
    case 'text':
      return found;
  }
}

const textOf = (value: string) => readOwn(value)?.text ?? '';

function labelOf(value: string, formats: Formats): string {
  const read = readOwn(value);
  if (!read) return value;
  if (read.kind === '=') return read.text === '' ? 'not set' : read.text;
  if (read.kind === '~') return bandLabel(bandOf(read.text), formats);
  const period = OWN_PERIODS.find((one) => one === read.text);
  return period ? PERIOD_LABELS[period] : read.text;
}

function bandLabel({ from, below }: Band, { country }: Formats): string {
  const written = (value: number) => writtenNumber(value, country, 6);
  if (from === null) return below === null ? 'any' : `below ${written(below)}`;
  return below === null ? `${written(from)} and more` : `${written(from)} to ${written(below)}`;
}
