import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';

import { touchSx } from './touch';
import type { Sending, SendingFiles } from './use-sending';

/** Pending and failed uploads with their actions. */
export function SendingList({ items, retry, remove }: Omit<SendingFiles, 'add'>) {
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
          <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
            <Box dir="auto" sx={{ overflowWrap: 'anywhere' }}>
              {item.chosen.name}
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
            aria-label={`${item.state === 'sending' ? 'Cancel' : 'Remove'} ${item.chosen.name}`}
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

function Standing({ item: { chosen, state, percent, problem } }: { readonly item: Sending }) {
  if (state === 'failed') {
    return (
      <Box role="alert" sx={{ color: 'error.main' }}>
        {problem}
      </Box>
    );
  }
  if (state === 'waiting') return <Box sx={{ color: 'text.secondary' }}>Waiting</Box>;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={`Sending ${chosen.name}`}
        sx={{ flex: 1, my: 1, maxWidth: 320 }}
      />
      <Box className="tn" sx={{ color: 'text.secondary' }}>
        {percent} %
      </Box>
    </Box>
  );
}
