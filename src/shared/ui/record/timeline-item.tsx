import Box from '@mui/material/Box';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Fragment, type ReactNode } from 'react';

import { formatExact, formatTime } from '../../format/dates';
import type { LineIcon } from '../../theme/line-icon';
import { Icon } from '../text/icon';
import { PendingMark } from '../states/pending-mark';
import { useFormat } from '../../format/format-context';

export type TimelineChange = { label: string; before: ReactNode; after: ReactNode };

/** A detail of an entry, shown when the entry is expanded. */
export type TimelineDetail = { id: string; text: ReactNode; changes?: readonly TimelineChange[] };

export type TimelineEntry = {
  id: string;
  at: number;
  icon: LineIcon;
  tone?: 'plain' | 'good' | 'attention';
  text: ReactNode;
  note?: ReactNode;
  /** Changed fields; null means empty. */
  changes?: readonly TimelineChange[];
  details?: readonly TimelineDetail[];
  pending?: boolean;
};

const NODE_COLOURS = { plain: 'text.secondary', good: 'success.main', attention: 'attention.main' } as const;

export type TimelineItemProps = { entry: TimelineEntry; isFirst: boolean; isLast: boolean };

/** One entry: time, a dot on the line, the event. */
export function TimelineItem({ entry, isFirst, isLast }: TimelineItemProps) {
  const place = useFormat();
  const tone = entry.tone ?? 'plain';
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: { xs: '24px minmax(0, 1fr)', sm: '64px 24px minmax(0, 1fr)' },
        columnGap: 1.5,
        py: '6px',
        '&::before': {
          content: '""',
          position: 'absolute',
          insetInlineStart: { xs: '11.5px', sm: '87.5px' },
          top: isFirst ? '8px' : 0,
          bottom: isLast ? 'calc(100% - 24px)' : 0,
          width: '1px',
          bgcolor: 'divider',
        },
      }}
    >
      <Box
        component="time"
        className="tn"
        dateTime={new Date(entry.at).toISOString()}
        title={formatExact(entry.at, place)}
        sx={{
          fontSize: '0.75rem',
          lineHeight: '1.5rem',
          color: 'text.secondary',
          textAlign: { sm: 'right' },
          gridColumn: { xs: 2, sm: 1 },
          gridRow: 1,
        }}
      >
        {formatTime(entry.at, place)}
      </Box>
      <Box
        sx={{
          position: 'relative',
          gridColumn: { xs: 1, sm: 2 },
          gridRow: 1,
          display: 'grid',
          placeItems: 'center',
          width: 24,
          height: 24,
          boxSizing: 'border-box',
          borderRadius: '50%',
          border: '1px solid',
          borderColor: tone === 'plain' ? 'divider' : 'currentColor',
          bgcolor: 'background.paper',
          color: NODE_COLOURS[tone],
        }}
      >
        <Icon of={entry.icon} size={14} />
      </Box>
      <Box
        sx={{
          minWidth: 0,
          lineHeight: '1.5rem',
          gridColumn: { xs: 2, sm: 3 },
          overflowWrap: 'anywhere',
          '& b': { fontWeight: 600 },
        }}
      >
        {entry.text}
        {entry.note !== undefined && (
          <Box
            component="p"
            sx={{ maxWidth: '72ch', pb: 0.5, lineHeight: '1.25rem', whiteSpace: 'pre-wrap' }}
          >
            {entry.note}
          </Box>
        )}
        {entry.changes && entry.changes.length > 0 && <Changes changes={entry.changes} />}
        {entry.details && entry.details.length > 0 && <Details details={entry.details} />}
        {entry.pending && <PendingMark />}
      </Box>
    </Box>
  );
}

function Details({ details }: { details: readonly TimelineDetail[] }) {
  return (
    <Box component="details" sx={{ '& summary': { cursor: 'pointer', color: 'text.secondary' } }}>
      <summary>Details ({details.length})</summary>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, paddingInlineStart: 2 }}>
        {details.map((detail) => (
          <li key={detail.id}>
            {detail.text}
            {detail.changes && detail.changes.length > 0 && <Changes changes={detail.changes} />}
          </li>
        ))}
      </Box>
    </Box>
  );
}

function Changes({ changes }: { changes: readonly TimelineChange[] }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr) 16px minmax(0, 1fr)',
          sm: '104px 120px 16px minmax(0, 1fr)',
        },
        gap: '4px 12px',
        alignItems: 'center',
        m: 0,
        pt: '2px',
        pb: '4px',
        '& dt': { color: 'text.secondary', gridColumn: { xs: '1 / -1', sm: 'auto' } },
        '& dd': { display: 'contents' },
        '& svg': { color: 'text.secondary' },
        '& s': { color: 'text.secondary', textDecorationColor: 'var(--jl-line-strong)' },
        '& ins': { textDecoration: 'none', fontWeight: 500 },
      }}
    >
      {changes.map((change, place) => (
        // Several lines of a checklist share a label.
        <Fragment key={`${place} ${change.label}`}>
          <dt>{change.label}</dt>
          <dd>
            <Before value={change.before} />
            <Icon of={ArrowRight} size={14} mirror label="to" />
            <Box component="ins" sx={{ justifySelf: 'start' }}>
              {change.after ?? 'Not set'}
            </Box>
          </dd>
        </Fragment>
      ))}
    </Box>
  );
}

function Before({ value }: { value: ReactNode }) {
  if (value === null || value === undefined || value === '') {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        Not set
      </Box>
    );
  }
  // Plain words are struck through; a chip keeps its shape.
  return typeof value === 'string' || typeof value === 'number' ? <s>{value}</s> : <span>{value}</span>;
}
