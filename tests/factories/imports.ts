import fc from 'fast-check';
import { readRow } from '@/domain/import/customers/read-row';
import type { ImportDraft } from '@/domain/import/customers/read-row';
import type { NewJobLine } from '@/domain/import/jobs/plan';
import { readJobRow } from '@/domain/import/jobs/read-row';
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

/** Rows of jobs with a day and an amount, each for a new customer. */
export function newJobLines(count: number): readonly NewJobLine[] {
  const targets = ['customer', 'phone', 'title', 'start', 'amount'];
  return Array.from({ length: count }, (_, at) => {
    const cells = [`Client ${at}`, `218555${String(at).padStart(4, '0')}`, `Roof ${at}`, '3/9/2026', '$900'];
    const draft = readJobRow(cells, at + 1, {
      headers: targets,
      mapping: targets,
      people: [],
      crews: [],
      jobTypes: [],
      zone: 'UTC',
      country: 'US',
      currency: 'USD',
      dateOrder: 'month-first',
    });
    return { action: 'create', draft, place: { kind: 'new', of: at + 1 } };
  });
}
