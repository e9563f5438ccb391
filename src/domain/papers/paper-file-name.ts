import { shortNumber } from '../core/record-number';

/** What no system takes in the name of a file, and what cannot be seen. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu;

const MAX_NAME = 100;

type Named = { readonly number: number | null; readonly numberPrefix: string; readonly customerName: string };

/** The name under which a paper is saved: "Work agreement T-104 Ann Berg.pdf". */
export function paperFileName(title: string, record: Named): string {
  const number = record.number === null ? '' : shortNumber(record);
  const name = [title, number, record.customerName]
    .join(' ')
    .replace(FORBIDDEN, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  // By characters, not by halves of them.
  return `${Array.from(name)
    .slice(0, MAX_NAME)
    .join('')
    .replace(/[. ]+$/, '')}.pdf`;
}
