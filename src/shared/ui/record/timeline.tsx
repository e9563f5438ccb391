import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { dayOf } from '@/domain/time/time';
import { formatDayHeading } from '../../format/dates';
import { useNow } from '../../format/use-now';
import { TimelineItem, type TimelineEntry } from './timeline-item';
import { useFormat } from '../../format/format-context';

export type { TimelineDetail, TimelineEntry } from './timeline-item';

export type TimelineProps = {
  entries: readonly TimelineEntry[];
  /** Epoch milliseconds. */
  now?: number;
  empty?: ReactNode;
  onEndReached?: () => void;
};

function groupByDay(
  entries: readonly TimelineEntry[],
  zone: string,
): { day: string; entries: TimelineEntry[] }[] {
  const groups: { day: string; entries: TimelineEntry[] }[] = [];
  for (const entry of entries) {
    const day = dayOf(entry.at, zone);
    const last = groups.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else groups.push({ day, entries: [entry] });
  }
  return groups;
}

/** A history grouped by day: who did what, with old and new values. */
export function Timeline({ entries, now, empty, onEndReached }: TimelineProps) {
  const place = useFormat();
  const present = useNow();
  if (entries.length === 0) return <>{empty}</>;
  return (
    <Box>
      {groupByDay(entries, place.zone).map((group) => (
        <section key={group.day}>
          <Typography
            component="h2"
            sx={{ pt: 1.5, pb: 0.5, fontSize: '0.75rem', lineHeight: '1rem', fontWeight: 600 }}
          >
            {formatDayHeading(group.entries[0]?.at ?? 0, place, now ?? present)}
          </Typography>
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {group.entries.map((entry, index) => (
              <TimelineItem
                key={entry.id}
                entry={entry}
                isFirst={index === 0}
                isLast={index === group.entries.length - 1}
              />
            ))}
          </Box>
        </section>
      ))}
      {onEndReached && (
        <Button variant="text" onClick={onEndReached} sx={{ mt: 1 }}>
          Show earlier
        </Button>
      )}
    </Box>
  );
}
