import fc from 'fast-check';
import { readRow } from '@/domain/customers/import/cells/read-row';
import type { ImportDraft } from '@/domain/customers/import/cells/read-row';
import type { Viewer } from '@/domain/access/viewer';

/** Somebody on their own, who imports. */
export const importer: Viewer = {
  uid: 'sam',
  owner: 'sam',
  isAdmin: true,
  isCompanyAdmin: false,
  permissions: new Set(),
};

/** A line of a small file: name, phone, e-mail and notes, and an amount where it has one. */
export type ImportLine = readonly [
  name: string,
  phone: string,
  email: string,
  notes: string,
  amount?: string,
];

/** How a file is read by a business of the United States without people, own fields or sub-statuses. */
export const PLAIN_READING = {
  people: [],
  own: [],
  subStatuses: [],
  zone: 'UTC',
  country: 'US',
  currency: 'USD',
  dateOrder: 'month-first',
} as const;

/** The lines of a file as the import reads them. */
export function importDrafts(lines: readonly ImportLine[]): readonly ImportDraft[] {
  return lines.map(([name, phone, email, notes, amount = ''], at) =>
    readRow([name, phone, email, notes, amount], at + 1, {
      headers: ['Name', 'Phone', 'E-mail', 'Notes', 'Amount'],
      mapping: ['name', 'phone', 'email', 'notes', 'amount'],
      ...PLAIN_READING,
    }),
  );
}

/** Lines of so few values that many are about the same person, or cannot be read. */
export const importLine: fc.Arbitrary<ImportLine> = fc.tuple(
  fc.constantFrom('', 'Ann', 'Bo', 'Cy'),
  fc.constantFrom('', '2185550101', '2185550102', '2185550103'),
  fc.constantFrom('', 'a@mail.example', 'nowhere'),
  fc.constantFrom('', 'Note', 'Other note'),
);
