import fc from 'fast-check';
import { readRow } from '@/domain/import/customers/read-row';
import type { ImportDraft } from '@/domain/import/customers/read-row';
import type { Viewer } from '@/domain/access/viewer';

/** A person without a company who imports. */
export const importer: Viewer = {
  uid: 'sam',
  owner: 'sam',
  isAdmin: true,
  isCompanyAdmin: false,
  permissions: new Set(),
};

/** A line of a small file: name, phone, e-mail, notes, and an optional amount. */
export type ImportLine = readonly [
  name: string,
  phone: string,
  email: string,
  notes: string,
  amount?: string,
];

/** The reading of a file for a US business without people, custom fields or sub-statuses. */
export const PLAIN_READING = {
  people: [],
  own: [],
  subStatuses: [],
  zone: 'UTC',
  country: 'US',
  currency: 'USD',
  dateOrder: 'month-first',
  home: 'month-first',
  mayPrice: true,
  statusWords: {},
} as const;

export function importDrafts(lines: readonly ImportLine[]): readonly ImportDraft[] {
  return lines.map(([name, phone, email, notes, amount = ''], at) =>
    readRow([name, phone, email, notes, amount], at + 1, {
      headers: ['Name', 'Phone', 'E-mail', 'Notes', 'Amount'],
      mapping: ['name', 'phone', 'email', 'notes', 'amount'],
      ...PLAIN_READING,
    }),
  );
}

/** Lines of few values, so that many match the same person or are unreadable. */
export const importLine: fc.Arbitrary<ImportLine> = fc.tuple(
  fc.constantFrom('', 'Ann', 'Bo', 'Cy'),
  fc.constantFrom('', '2185550101', '2185550102', '2185550103'),
  fc.constantFrom('', 'a@mail.example', 'nowhere'),
  fc.constantFrom('', 'Note', 'Other note'),
);
