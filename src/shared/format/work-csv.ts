import { plainAmount } from '@/domain/money/plain-amount';
import type { CustomFieldDefinition } from '@/domain/company/company';
import { numberText } from '@/domain/core/record-number';
import type { Field, InferFields, Shape } from '@/domain/core/shape';
import { shownSubStatus } from '@/domain/core/sub-statuses';
import type { SubStatusNoun } from '@/domain/core/noun-names';
import type { SubStatus } from '@/domain/core/sub-statuses';
import type { AddressField } from '@/domain/format/address';
import type { CsvColumn } from '@/domain/format/csv-export';
import { dayOf } from '@/domain/time/time';
import { addressCsv, csvFields } from './csv-fields';
import { formatPhone } from './phone';

/** What the cells of a file depend on besides the record. */
export type CsvContext = {
  readonly zone: string;
  readonly country: string;
  readonly customFields: readonly CustomFieldDefinition[];
  readonly subStatuses: readonly SubStatus[];
  /** Names by uid; an unknown user stays empty. */
  readonly names: ReadonlyMap<string, { readonly name: string }>;
  /** Amounts in cents by record; null for users who may not see them. */
  readonly amounts: ReadonlyMap<string, number> | null;
};

type ListedFields = {
  readonly number: Field<number | null>;
  readonly numberPrefix: Field<string>;
  readonly statusAt: Field<number>;
  readonly assignees: Field<readonly string[]>;
  readonly createdAt: Field<number>;
};

/** The columns that files of trackers, jobs, projects and tasks share. */
export function listedCsv(shape: Shape<ListedFields>, { zone, names }: CsvContext) {
  const { field } = csvFields(shape);
  return {
    number: field('number', numberText),
    since: { ...field('statusAt', ({ statusAt }) => dayOf(statusAt, zone)), heading: 'Since' },
    people: field('assignees', ({ assignees }) =>
      assignees.flatMap((uid) => names.get(uid)?.name ?? []).join(', '),
    ),
    created: field('createdAt', ({ createdAt }) => dayOf(createdAt, zone)),
  };
}

type WorkText = 'title' | 'customerName' | 'phone' | AddressField | 'status' | 'statusReason' | 'subStatus';
type WorkFields = ListedFields & { readonly [Name in WorkText]: Field<string> };

/** The columns of a file of trackers or jobs: the common ones, and the noun's `own` before the people. */
export function workCsvColumns<Row extends InferFields<WorkFields> & { readonly uuid: string }>(
  noun: Exclude<SubStatusNoun, 'customer'>,
  shape: Shape<WorkFields>,
  context: CsvContext,
  own: readonly CsvColumn<Row>[],
): readonly CsvColumn<Row>[] {
  const { country, subStatuses, amounts } = context;
  const { field, text } = csvFields(shape);
  const { number, since, people, created } = listedCsv(shape, context);
  return [
    number,
    text('title'),
    text('customerName'),
    text('phone', (phone) => formatPhone(phone, country)),
    ...addressCsv(shape, country),
    { ...text('status'), ...(noun === 'tracker' && { heading: 'Stage' }) },
    field('subStatus', (row) => shownSubStatus(subStatuses, noun, row.status, row.subStatus)?.label ?? ''),
    text('statusReason'),
    since,
    ...own,
    people,
    created,
    ...(amounts ? [{ heading: 'Amount', text: (row: Row) => amountText(amounts.get(row.uuid)) }] : []),
  ];
}

/** An amount in cents as a plain number for a cell; '' without one. */
export function amountText(cents: number | undefined): string {
  return cents === undefined ? '' : plainAmount(cents);
}
