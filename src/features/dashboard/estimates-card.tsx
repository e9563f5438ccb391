import FileClock from 'lucide-react/icons/file-clock';
import { estimatesToFollowUp, MOST_FOLLOWED_UP } from '@/data/estimates/estimate-list';
import { useLive } from '@/data/live/use-live';
import { useFollowUpRule } from '@/data/money/use-follow-up-rule';
import { useViewer } from '@/data/session/use-session';
import { needOf } from '@/domain/estimates/estimate-filters';
import type { Estimate } from '@/domain/estimates/estimate';
import { followUpReason } from '@/domain/estimates/follow-up';
import type { FollowUpReason } from '@/domain/estimates/follow-up';
import type { Formats } from '@/domain/format/formats';
import { paths } from '@/domain/navigation/paths';
import { daysBetween, dayOf } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import { formatCount, plural } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';
import { NewsCard } from './news-card';

export type EstimatesCardProps = { readonly today: Day };

/** Estimates that nobody answered, shown only while there are some; its link opens exactly these rows of the list. */
export function EstimatesCard({ today }: EstimatesCardProps) {
  const formats = useFormat();
  const rule = useFollowUpRule(formats.zone);
  const live = useLive(estimatesToFollowUp(useViewer()));
  const rows = live.rows.filter((estimate) => needOf(estimate, today, rule) === 'Follow up');
  if (rows.length === 0) return null;
  // With more than are looked through here the list alone knows how many.
  const count = live.rows.length < MOST_FOLLOWED_UP ? ` ${formatCount(rows.length, formats.country)}` : '';
  return (
    <NewsCard
      title="Estimates to follow up"
      icon={FileClock}
      attention
      live={{ ...live, rows }}
      empty=""
      all={{ label: `See all${count}`, to: `${paths.estimates}?needs=Follow+up` }}
      item={(estimate) => ({
        id: estimate.uuid,
        label: [estimate.customerName, estimate.title].filter(Boolean).join(', '),
        note: noteOf(estimate, followUpReason(estimate, today, rule), today, formats),
        to: paths.estimate(estimate.uuid),
      })}
    />
  );
}

/** In a few words, why it is followed up. */
function noteOf(
  { validUntil, sentAt }: Estimate,
  reason: FollowUpReason | null,
  today: Day,
  { zone, country }: Formats,
): string {
  if (reason === 'viewed' || sentAt === null) return 'looked at';
  const days =
    reason === 'expiring' ? daysBetween(today, validUntil) : daysBetween(dayOf(sentAt, zone), today);
  if (reason !== 'expiring') return `sent ${plural(days, 'day', country)} ago`;
  return days === 0 ? 'ends today' : `ends in ${plural(days, 'day', country)}`;
}
