import { shortNumber } from '../core/record-number';

/** Characters that are invisible or that some system refuses in file names. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu;

const MAX_NAME = 100;

type Named = { readonly number: number | null; readonly numberPrefix: string; readonly customerName: string };

/** File name of a PDF about a record: "Work agreement T-104 Ann Berg.pdf". */
export function paperFileName(title: string, record: Named): string {
  return plainFileName([title, record.number === null ? '' : shortNumber(record), record.customerName]);
}

/** File name of a PDF from its parts, without characters that a system refuses. */
export function plainFileName(parts: readonly string[]): string {
  const name = parts.join(' ').replace(FORBIDDEN, ' ').replace(/\s+/g, ' ').trim();
  // By characters, not by UTF-16 units.
  return `${Array.from(name)
    .slice(0, MAX_NAME)
    .join('')
    .replace(/[. ]+$/, '')}.pdf`;
}
