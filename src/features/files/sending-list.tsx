import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';

import { touchSx } from './touch';

/** An upload as the list shows it. */
export type Pending = {
  readonly id: string;
  readonly name: string;
  /** A small copy of a photo, as a data address; '' until there is one. */
  readonly thumb?: string;
  readonly state: 'waiting' | 'sending' | 'failed';
  readonly percent: number;
  /** Why it failed, and whether a retry may help; '' otherwise. */
  readonly problem: string;
  readonly mayRetry: boolean;
  /** Why it waits; "Waiting" when not given. */
  readonly note?: string;
};

export type SendingListProps<T extends Pending> = {
  readonly items: readonly T[];
  readonly retry: (item: T) => void;
  readonly remove: (item: T) => void;
};

/** Pending and failed uploads with their actions. */
export function SendingList<T extends Pending>({ items, retry, remove }: SendingListProps<T>) {
  if (items.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label="Not sent yet"
      sx={{ m: 0, mb: 2, p: 0, listStyle: 'none', borderTop: '1px solid', borderColor: 'divider' }}
    >
      {items.map((item) => (
        <Box
          component="li"
          key={item.id}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1,
            py: 1,
            borderBottom: '1px solid',
            borderColor: 'divider',
          }}
        >
          {item.thumb && (
            <Box
              component="img"
              src={item.thumb}
              alt=""
              sx={{ width: 48, height: 48, objectFit: 'cover', borderRadius: 1 }}
            />
          )}
          <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
            <Box dir="auto" sx={{ overflowWrap: 'anywhere' }}>
              {item.name}
            </Box>
            <Standing item={item} />
          </Box>
          {item.state === 'failed' && item.mayRetry && (
            <Button size="small" variant="outlined" sx={touchSx} onClick={() => retry(item)}>
              Try again
            </Button>
          )}
          <Button
            size="small"
            variant="text"
            aria-label={`${item.state === 'sending' ? 'Cancel' : 'Remove'} ${item.name}`}
            sx={touchSx}
            onClick={() => remove(item)}
          >
            {item.state === 'sending' ? 'Cancel' : 'Remove'}
          </Button>
        </Box>
      ))}
    </Box>
  );
}

function Standing({ item }: { readonly item: Pending }) {
  const { name, state, percent, problem, note = 'Waiting' } = item;
  if (state === 'failed') {
    return (
      <Box role="alert" sx={{ color: 'error.main' }}>
        {problem}
      </Box>
    );
  }
  if (state === 'waiting') return <Box sx={{ color: 'text.secondary' }}>{note}</Box>;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={`Sending ${name}`}
        sx={{ flex: 1, my: 1, maxWidth: 320 }}
      />
      <Box className="tn" sx={{ color: 'text.secondary' }}>
        {percent} %
      </Box>
    </Box>
  );
}
