import type { BusinessSettings } from '../company/company';
import { conventionsOf } from '../format/conventions';
import { countryOf } from '../format/country';
import { numberText } from '../core/record-number';
import { letterheadOf } from './letterhead';
import type { Paper, PaperSection, PaperWriting } from './paper';
import { paperFileName } from './paper-file-name';

/** A PDF's business, time and formats. */
export type PaperMaking = {
  readonly business: { readonly name: string; readonly settings: BusinessSettings };
  /** Epoch ms. */
  readonly now: number;
  readonly write: PaperWriting;
};

type PaperRecord = {
  readonly title: string;
  readonly number: number | null;
  readonly numberPrefix: string;
  readonly customerName: string;
};

/** A PDF: head and sections; skips sections that are `false`. */
export function paperNamed(
  { title, subject, number, fileName }: Pick<Paper, 'title' | 'subject' | 'number' | 'fileName'>,
  { business: { name, settings }, now, write }: PaperMaking,
  sections: readonly (PaperSection | false)[],
): Paper {
  return {
    title,
    subject,
    number,
    fileName,
    madeAt: write.moment(now),
    pageSize: conventionsOf(countryOf(settings)).paper,
    letterhead: letterheadOf(name, settings, write),
    sections: sections.filter((section) => section !== false),
    foot: '',
  };
}

/** A PDF about a record, with its title and number. */
export function paperOf(
  title: string,
  record: PaperRecord,
  making: PaperMaking,
  sections: readonly (PaperSection | false)[],
): Paper {
  const number = numberText(record);
  const named = { title, subject: record.title, number, fileName: paperFileName(title, record) };
  return paperNamed(named, making, sections);
}
