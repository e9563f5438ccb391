import Box from '@mui/material/Box';
import { useCounts, useSums } from '@/data/live/use-counts';
import { contractsAtStage } from '@/data/money/prices';
import { useViewer } from '@/data/session/use-session';
import { heldTrackersCount, openTrackersCount } from '@/data/trackers/tracker-list';
import { unreadTrackersCount } from '@/data/trackers/trackers';
import { may } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import { TRACKER_STAGES } from '@/domain/core/statuses';
import type { TRACKER_LIST } from '@/domain/trackers/tracker-filters';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import type { AddressOf } from '@/shared/ui/list/use-list-address';
import { TotalButton } from '@/shared/ui/list/total-button';

/** Keeps the line of an amount free, so that all counts stand in one line. */
const NO_AMOUNT = '\u00a0';

/** What is counted, with the list's filter that shows it. */
const totalsFor = (viewer: Viewer) => [
  ...TRACKER_STAGES.map((stage) => ({
    label: stage,
    filter: 'statuses' as const,
    value: stage as string,
    count: openTrackersCount(viewer, [stage]),
  })),
  { label: 'On hold', filter: 'marks' as const, value: 'hold', count: heldTrackersCount(viewer) },
  { label: 'Unread', filter: 'marks' as const, value: 'unread', count: unreadTrackersCount(viewer) },
];

/**
 * The open trackers of each stage with their contract value, the held ones and those with an unread message, counted
 * over all of them; each filters the list. A phone scrolls through them.
 */
export function StageStrip({ address }: { readonly address: AddressOf<typeof TRACKER_LIST> }) {
  const viewer = useViewer();
  const formats = useFormat();
  const totals = totalsFor(viewer);
  const { values, status } = useCounts(totals.map(({ count }) => count));
  const seesAmounts = may(viewer, 'pricing:show');
  const { values: amounts } = useSums(
    seesAmounts ? TRACKER_STAGES.map((stage) => contractsAtStage(viewer, stage)) : null,
    'amount',
  );
  const amountText = (cents: number | null | undefined) =>
    cents ? formatMoney(cents, formats, { whole: true }) : NO_AMOUNT;
  return (
    <Box
      component="section"
      aria-label="Stages"
      sx={{
        display: 'grid',
        gap: 1,
        gridAutoFlow: { xs: 'column', md: 'row' },
        gridAutoColumns: { xs: '104px', md: 'auto' },
        gridTemplateColumns: { md: 'repeat(auto-fit, minmax(100px, 1fr))' },
        overflowX: { xs: 'auto', md: 'visible' },
        mt: 1,
        mb: 2,
      }}
    >
      {totals.map(({ label, filter, value }, at) => {
        const chosen: readonly string[] = address.state[filter];
        const isChosen = chosen.length === 1 && chosen[0] === value;
        return (
          <TotalButton
            key={value}
            label={label}
            all={values[at] ?? null}
            {...(seesAmounts && { note: amountText(amounts[at]) })}
            isLoading={status === 'loading'}
            isChosen={isChosen}
            onChoose={() => address.choose(filter, isChosen ? [] : [value])}
          />
        );
      })}
    </Box>
  );
}
