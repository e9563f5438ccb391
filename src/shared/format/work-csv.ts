import { plainAmount } from '@/domain/money/plain-amount';
import type { CustomFieldDefinition } from '@/domain/company/company';
import { numberText } from '@/domain/core/record-number';
import { shownSubStatus } from '@/domain/core/sub-statuses';
import type { SubStatusNoun } from '@/domain/core/noun-names';
import type { SubStatus } from '@/domain/core/sub-statuses';
import { conventionsOf } from '@/domain/format/conventions';
import type { CsvColumn } from '@/domain/format/csv-export';
import type { Findable } from '@/domain/search/find';
import { dayOf } from '@/domain/time/time';
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

type Work = Required<Findable> & {
  readonly uuid: string;
  readonly state: string;
  readonly zipcode: string;
  readonly status: string;
  readonly statusAt: number;
  readonly statusReason: string;
  readonly subStatus: string;
  readonly assignees: readonly string[];
  readonly createdAt: number;
};

/** The columns of a file of trackers or jobs: the common ones, and the noun's `own` before the people. */
export function workCsvColumns<Row extends Work>(
  noun: Exclude<SubStatusNoun, 'customer'>,
  { zone, country, subStatuses, names, amounts }: CsvContext,
  own: readonly CsvColumn<Row>[],
): readonly CsvColumn<Row>[] {
  const { address } = conventionsOf(country);
  return [
    { heading: 'Number', text: numberText },
    { heading: 'Title', text: (row) => row.title },
    { heading: 'Customer', text: (row) => row.customerName },
    { heading: 'Phone', text: (row) => formatPhone(row.phone, country) },
    { heading: 'Street', text: (row) => row.streetAddress },
    { heading: 'City', text: (row) => row.city },
    { heading: address.state, text: (row) => row.state },
    { heading: address.zipcode, text: (row) => row.zipcode },
    { heading: noun === 'tracker' ? 'Stage' : 'Status', text: (row) => row.status },
    {
      heading: 'Sub-status',
      text: (row) => shownSubStatus(subStatuses, noun, row.status, row.subStatus)?.label ?? '',
    },
    { heading: 'Reason', text: (row) => row.statusReason },
    { heading: 'Since', text: (row) => dayOf(row.statusAt, zone) },
    ...own,
    {
      heading: 'People',
      text: (row) => row.assignees.flatMap((uid) => names.get(uid)?.name ?? []).join(', '),
    },
    { heading: 'Created', text: (row) => dayOf(row.createdAt, zone) },
    ...(amounts ? [{ heading: 'Amount', text: (row: Row) => amountText(amounts.get(row.uuid)) }] : []),
  ];
}

/** An amount in cents as a plain number for a cell; '' without one. */
export function amountText(cents: number | undefined): string {
  return cents === undefined ? '' : plainAmount(cents);
}
