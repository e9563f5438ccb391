import type { AgedSum } from '../invoices/due/ageing';
import type { Statement } from '../payments/figures/statement';
import type { Day } from '../time/time';
import { clientColumn, knownFacts } from './paper';
import type { Paper, PaperAccountRow, PaperSection } from './paper';
import { plainFileName } from './paper-file-name';
import { paperNamed } from './paper-of';
import type { PaperMaking } from './paper-of';
import { signedMoney } from './priced-row';

export type StatementPaperInput = PaperMaking & {
  /** The address on one line, '' where it is not known. */
  readonly client: { readonly name: string; readonly address: string };
  readonly from: Day;
  readonly until: Day;
  readonly statement: Statement;
  /** What is owed on `today`, by age, in cents. */
  readonly ages: readonly AgedSum[];
  readonly today: Day;
};

/** A customer's statement of account between two days as a PDF, with what is owed today by age. */
export function statementPaper(input: StatementPaperInput): Paper {
  const { client, from, until, ages, today, write } = input;
  const span = `${write.day(from)} – ${write.day(until)}`;
  const owed = ages.reduce((sum, { cents }) => sum + cents, 0);
  const sections: (PaperSection | false)[] = [
    {
      kind: 'columns',
      columns: [
        clientColumn(client),
        { title: 'Statement', facts: knownFacts([{ label: 'Days', value: span }]) },
      ],
    },
    { kind: 'account', title: 'Account', rows: accountRows(input) },
    owed > 0 && {
      kind: 'amounts',
      title: `Owed on ${write.day(today)}, by days since it was due`,
      rows: [
        ...ages.map(({ age, cents }) => ({ label: age, value: signedMoney(cents, write) })),
        { label: 'Owed in all', value: signedMoney(owed, write) },
      ],
    },
  ];
  const fileName = plainFileName(['Statement', client.name, from, until]);
  return paperNamed(
    { title: 'Statement of account', subject: client.name, number: '', fileName },
    input,
    sections,
  );
}

/** The rows between the balance before the first day and the one after the last. */
function accountRows({ statement, from, until, write }: StatementPaperInput): readonly PaperAccountRow[] {
  const amount = (cents: number) => (cents === 0 ? '' : signedMoney(cents, write));
  const bound = (day: Day, text: string, balance: number): PaperAccountRow => ({
    ...{ day: write.day(day), text, charge: '', credit: '' },
    balance: signedMoney(balance, write),
  });
  return [
    bound(from, 'Balance before', statement.opening),
    ...statement.rows.map(({ day, text, charge, credit, balance }) => ({
      ...{ day: write.day(day), text, charge: amount(charge), credit: amount(credit) },
      balance: signedMoney(balance, write),
    })),
    bound(until, 'Balance', statement.closing),
  ];
}
