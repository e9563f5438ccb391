import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import type { LineIcon } from '../../theme/line-icon';
import { Icon } from '../text/icon';
import { PendingMark } from '../states/pending-mark';

export type CardLine = {
  icon?: LineIcon;
  text: ReactNode;
  end?: ReactNode;
  strong?: boolean;
};

export type CardAction = { label: string; icon: LineIcon; href?: string; onClick?: () => void };

export type RecordCardProps = {
  title: string;
  status?: ReactNode;
  lines: readonly CardLine[];
  /** Beside the actions: the owner or the source. */
  foot?: ReactNode;
  actions?: readonly CardAction[];
  to?: string;
  selected?: boolean;
  pending?: boolean;
};

/** A record of a list on a phone: name and status, the main facts, and quick actions. */
export function RecordCard({
  title,
  status,
  lines,
  foot,
  actions,
  to,
  selected = false,
  pending = false,
}: RecordCardProps) {
  const hasFoot = foot !== undefined || (actions !== undefined && actions.length > 0);
  return (
    <Box
      component="article"
      sx={{
        position: 'relative',
        bgcolor: selected ? 'selected' : 'background.paper',
        border: '1px solid',
        borderColor: selected ? 'primary.main' : 'divider',
        borderRadius: '10px',
      }}
    >
      <Box sx={{ p: '12px 16px', pb: hasFoot ? 1 : '12px' }}>
        <Box
          sx={{
            display: 'flex',
            // A long title keeps its line; the marks wrap below it.
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            columnGap: 1,
            rowGap: 0.5,
          }}
        >
          <Box
            component="h2"
            dir="auto"
            sx={{
              maxWidth: '100%',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
              fontSize: '1rem',
              lineHeight: '1.5rem',
              fontWeight: 600,
              letterSpacing: '-.011em',
            }}
          >
            {to === undefined ? (
              title
            ) : (
              <Link
                component={RouterLink}
                to={to}
                color="inherit"
                underline="none"
                sx={{
                  fontWeight: 'inherit',
                  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '10px' },
                }}
              >
                {title}
              </Link>
            )}
          </Box>
          {status}
        </Box>
        {lines.map((line, index) => (
          <Box
            key={index}
            // Wraps below the text when there is no room beside it.
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 1,
              mt: 0.5,
              color: 'text.secondary',
            }}
          >
            <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1, maxWidth: '100%' }}>
              {line.icon && <Icon of={line.icon} size={16} />}
              <Box
                component="span"
                sx={{
                  minWidth: 0,
                  overflow: 'hidden',
                  textOverflow: 'ellipsis',
                  whiteSpace: 'nowrap',
                  ...(line.strong && { color: 'text.primary', fontWeight: 500 }),
                }}
              >
                {line.text}
              </Box>
            </Box>
            {line.end !== undefined && <Box sx={{ marginInlineStart: 'auto', flex: 'none' }}>{line.end}</Box>}
          </Box>
        ))}
        {pending && (
          <Box sx={{ mt: 0.5 }}>
            <PendingMark />
          </Box>
        )}
      </Box>
      {hasFoot && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            height: 48,
            paddingInlineStart: 2,
            paddingInlineEnd: 0.5,
            borderTop: '1px solid',
            borderColor: 'divider',
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>{foot}</Box>
          {actions?.map((action) => (
            <IconButton
              key={action.label}
              aria-label={action.label}
              {...(action.href === undefined ? { onClick: action.onClick } : { href: action.href })}
              sx={{ position: 'relative', width: 44, height: 44, color: 'primary.main' }}
            >
              <Icon of={action.icon} />
            </IconButton>
          ))}
        </Box>
      )}
    </Box>
  );
}
