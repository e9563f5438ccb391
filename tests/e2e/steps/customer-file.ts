import { FAMILY_NAMES, GIVEN_NAMES } from '../../../src/demo/names';

export type CustomerFile = {
  readonly name: string;
  readonly mimeType: 'text/csv';
  readonly buffer: Buffer;
  /** Rows with an invalid cell. */
  readonly refused: number;
  /** Rows that repeat earlier ones. */
  readonly repeated: number;
};

/** Area code of phone numbers, and domain of e-mails. */
type Places = { readonly area: string; readonly mail: string };

const MADE_UP: Places = { area: '218', mail: 'mail.example' };

/** Rows of every file beyond the valid ones. */
export const FAULTY_ROWS = 5;

/** A file of 50 customers or more, with two refused and three repeated rows; `places` makes them new. */
export function customerFile(good: number, places: Places = MADE_UP): CustomerFile {
  const line = (index: number) => lineOf(index, places);
  const lines = Array.from({ length: good }, (_, index) => line(index));
  // A wrong e-mail, and no name at all.
  lines.splice(10, 0, `Pat Wrong,not an address,${phone(9_000, places)},1 Fault Street,Duluth,Referral`);
  lines.splice(20, 0, ',,,5 Nobody Lane,Duluth,Referral');
  lines.push(line(3), line(40), line(good - 1));
  const text = `Name,E-mail,Phone,Street,City,Source\r\n${lines.join('\r\n')}\r\n`;
  return { name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(text), refused: 2, repeated: 3 };
}

/** The customer's name in this valid row, as the file and the app write it. */
export function customerName(index: number): string {
  return `${GIVEN_NAMES[index % GIVEN_NAMES.length]} ${FAMILY_NAMES[Math.floor(index / GIVEN_NAMES.length) % FAMILY_NAMES.length]} ${index + 1}`;
}

function lineOf(index: number, places: Places): string {
  const street = `"${(index % 900) + 1} Alder Street, Apt ${index % 7}"`;
  return `${customerName(index)},client${index + 1}@${places.mail},${phone(index, places)},${street},Duluth,Referral`;
}

function phone(index: number, { area }: Places): string {
  return `(${area}) 555-${String(index).padStart(4, '0')}`;
}
