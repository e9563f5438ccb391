import type { Estimate } from '@/domain/estimates/estimate';
import type { EstimateStatus } from '@/domain/estimates/estimate-status';
import type { Formats } from '@/domain/format/formats';
import { plural } from '@/shared/format/counts';
import { formatDate } from '@/shared/format/dates';
import type { Stage } from '@/shared/ui/record/stage-rail';

type Passed = Pick<
  Estimate,
  'status' | 'statusAt' | 'createdAt' | 'sentAt' | 'version' | 'viewedAt' | 'views'
>;

/** The statuses that an estimate passes or has passed, up to the sale or its end. */
function statusesOf({ status, sentAt, viewedAt }: Passed): readonly EstimateStatus[] {
  switch (status) {
    case 'Pending Approval':
      return ['Draft', 'Pending Approval', 'Sent', 'Viewed', 'Approved', 'Converted'];
    case 'Changes Requested':
      return ['Draft', 'Sent', 'Viewed', 'Changes Requested', 'Approved', 'Converted'];
    case 'Declined':
      return ['Draft', 'Sent', 'Viewed', 'Declined'];
    case 'Void':
      return [
        'Draft',
        ...(sentAt === null ? [] : ['Sent' as const]),
        ...(viewedAt === null ? [] : ['Viewed' as const]),
        'Void',
      ];
    default:
      return ['Draft', 'Sent', 'Viewed', 'Approved', 'Converted'];
  }
}

/** The way of an estimate for its record's head: what has passed with its day, where it is, and what is ahead. */
export function estimateStages(estimate: Passed, formats: Formats, now: number): readonly Stage[] {
  const { status, statusAt, createdAt, sentAt, version, viewedAt, views } = estimate;
  const statuses = statusesOf(estimate);
  const at = statuses.indexOf(status);
  const day = (ms: number) => formatDate(ms, formats, now);
  const times = views > 1 ? `${plural(views, 'time', formats.country)}, last ` : '';
  const known: Partial<Record<EstimateStatus, string>> = {
    Draft: day(createdAt),
    ...(sentAt !== null && { Sent: `${day(sentAt)}, version ${version}` }),
    ...(viewedAt !== null && { Viewed: `${times}${day(viewedAt)}` }),
  };
  return statuses.map((id, index) => {
    const isSkipped = (id === 'Sent' && sentAt === null) || (id === 'Viewed' && viewedAt === null);
    const passed = isSkipped ? ('skipped' as const) : ('done' as const);
    const state = index < at ? passed : index === at ? ('now' as const) : ('next' as const);
    const reached = known[id] ?? (index === at ? day(statusAt) : '');
    const caption = index <= at ? reached : index === at + 1 ? 'Next' : '';
    return { id, label: id, state, ...(caption !== '' && { caption }) };
  });
}
