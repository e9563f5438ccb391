import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Live } from '@/data/live/use-live';
import { ERROR_SENTENCES } from '@/domain/core/errors';
import { ErrorLine } from '@/shared/ui/states/error-line';
import { Icon } from '@/shared/ui/text/icon';
import { LineSkeleton } from '@/shared/ui/states/line-skeleton';

type NewsItem = { readonly id: string; readonly label: string; readonly note: string; readonly to: string };

export type NewsCardProps<T> = {
  readonly title: string;
  readonly icon: LucideIcon;
  readonly attention?: boolean;
  readonly live: Live<T>;
  readonly empty: string;
  readonly all: { readonly label: string; readonly to: string };
  readonly item: (record: T) => NewsItem;
};

const SHOWN = 4;

/** A card with the first few entries of a list, and a link to all. */
export function NewsCard<T>({ title, icon, attention = false, live, empty, all, item }: NewsCardProps<T>) {
  const headingId = useId();
  const items = live.rows.slice(0, SHOWN).map(item);
  const tone = attention && items.length > 0 ? 'attention' : 'primary';
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{
        display: 'flex',
        gap: 1.5,
        // Cuts a long name, not the card.
        minWidth: 0,
        padding: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: '10px',
      }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 32,
          height: 32,
          flex: 'none',
          borderRadius: '6px',
          bgcolor: `${tone}.tint`,
          color: `${tone}.main`,
        }}
      >
        <Icon of={icon} size={18} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h2" id={headingId} sx={{ lineHeight: '32px' }}>
          {title}
        </Typography>
        {live.status === 'loading' && <LineSkeleton rows={SHOWN} height={{ xs: 44, lg: 32 }} />}
        {(live.status === 'error' || live.status === 'denied') && (
          <ErrorLine
            text={live.error?.message ?? ERROR_SENTENCES.unknown}
            onRetry={live.status === 'error' ? live.retry : undefined}
          />
        )}
        {live.status === 'ready' && items.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>
        )}
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {items.map((entry) => (
            <li key={entry.id}>
              <Box
                component={Link}
                to={entry.to}
                sx={{
                  display: 'flex',
                  justifyContent: 'space-between',
                  gap: 2,
                  paddingBlock: { xs: 1.5, lg: 0.75 },
                  color: 'text.primary',
                  textDecoration: 'none',
                  '&:hover': { textDecoration: 'underline' },
                }}
              >
                <Box
                  component="span"
                  sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
                >
                  {entry.label}
                </Box>
                <Box
                  component="span"
                  className="tn"
                  sx={{
                    color: tone === 'attention' ? 'attention.main' : 'text.secondary',
                    flex: 'none',
                  }}
                >
                  {entry.note}
                </Box>
              </Box>
            </li>
          ))}
        </Box>
        <Button component={Link} to={all.to} size="small" sx={{ marginInlineStart: -1.5, marginTop: 0.5 }}>
          {all.label}
        </Button>
      </Box>
    </Box>
  );
}
