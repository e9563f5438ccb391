import { ESTIMATE_STATUSES } from '@/domain/estimates/estimate-status';
import { ESTIMATE_NEEDS, needOf } from '@/domain/estimates/estimate-filters';
import { shownTotal } from '@/domain/estimates/estimate-sums';
import { estimateLabel } from '@/domain/estimates/estimate';
import type { Estimate } from '@/domain/estimates/estimate';
import type { FollowUpRule } from '@/domain/estimates/follow-up';
import type { Formats } from '@/domain/format/formats';
import { paths } from '@/domain/navigation/paths';
import { dayOf } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import { shortAddress } from '@/shared/format/address';
import { formatDay } from '@/shared/format/dates';
import { formatMoney } from '@/shared/format/money';
import { customerColumn, numberColumn, salespersonColumn, titleColumn } from '@/shared/ui/list/work-columns';
import { chipWidth, DAY_WIDTH } from '@/shared/ui/table/column-widths';
import type { DataColumn } from '@/shared/ui/table/data-table';
import { Dash } from '@/shared/ui/text/dash';
import { StatusChip } from '@/shared/ui/text/status-chip';

export type EstimateColumnsInput = {
  readonly now: number;
  readonly today: Day;
  readonly formats: Formats;
  readonly followUp: FollowUpRule;
  readonly nameOf: (uid: string) => string;
  readonly people: ReadonlyMap<string, { readonly picture: string }>;
};

/** Label and link of an estimate's row: stable functions, as lists require. */
export const ESTIMATE_ROW = {
  rowLabel: (estimate: Estimate) => estimate.title,
  rowHref: (estimate: Estimate) => paths.estimate(estimate.uuid),
};

export const HIDDEN_AT_FIRST: readonly string[] = ['address', 'sent'];
export const ESTIMATES = { name: 'estimates', one: 'estimate', many: 'estimates' } as const;
export const ESTIMATE_SEARCH = {
  label: 'Number, title, customer, address',
  placeholder: 'Title or customer',
};

/** The total of an estimate's suggested option, or a dash where its lines have no sum yet. */
export function totalText(estimate: Estimate, formats: Formats): string {
  const cents = shownTotal(estimate);
  return cents === null ? '–' : formatMoney(cents, formats);
}

/** The columns of the list of estimates. */
export function estimateColumns(input: EstimateColumnsInput): readonly DataColumn<Estimate>[] {
  const { now, today, formats, followUp, nameOf, people } = input;
  const dayText = (day: Day) => (day === '' ? '' : formatDay(day, formats, now));
  const sentOn = ({ sentAt }: Estimate) => (sentAt === null ? '' : dayText(dayOf(sentAt, formats.zone)));
  return [
    titleColumn(estimateLabel),
    numberColumn(estimateLabel),
    customerColumn(estimateLabel),
    {
      id: 'address',
      header: 'Address',
      width: 110,
      grow: 3,
      muted: true,
      cell: (estimate) => shortAddress(estimate) || <Dash />,
      title: shortAddress,
    },
    {
      id: 'status',
      header: estimateLabel('status'),
      width: chipWidth(ESTIMATE_STATUSES),
      cell: (estimate) => <StatusChip status={estimate.status} />,
    },
    {
      id: 'needs',
      header: 'Needs you',
      width: chipWidth(ESTIMATE_NEEDS),
      cell: (estimate) => {
        const need = needOf(estimate, today, followUp);
        return need === null ? <Dash /> : <StatusChip status={need} />;
      },
    },
    {
      id: 'total',
      header: estimateLabel('total'),
      width: 92,
      align: 'end',
      cell: (estimate) => <span className="tn">{totalText(estimate, formats)}</span>,
    },
    {
      id: 'sent',
      header: estimateLabel('sentAt'),
      width: DAY_WIDTH,
      muted: true,
      cell: (estimate) => sentOn(estimate) || <Dash />,
      title: sentOn,
    },
    {
      id: 'until',
      sortable: true,
      header: estimateLabel('validUntil'),
      width: DAY_WIDTH,
      cell: ({ validUntil }) => dayText(validUntil) || <Dash />,
      title: ({ validUntil }) => dayText(validUntil),
    },
    salespersonColumn(estimateLabel, nameOf, people),
  ];
}
