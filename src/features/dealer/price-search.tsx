import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { SearchField } from '@/shared/ui/list/search-field';
import { ShowMore } from '@/shared/ui/list/show-more';

import type { usePrices } from './use-prices';

export type PriceSearchProps = {
  readonly prices: ReturnType<typeof usePrices>;
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** A price list with a search above and a button for more below. */
export function PriceSearch({
  prices: { lines, list, search, setSearch },
  action,
  children,
}: PriceSearchProps) {
  const isLooking = list.status !== 'ready' || list.loadingMore;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Box sx={{ flex: '1 1 200px' }}>
          <SearchField value={search} onChange={setSearch} label="Search the price list" />
        </Box>
        {action}
      </Box>
      {lines.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{isLooking ? 'Looking…' : 'Nothing fits.'}</Typography>
      ) : (
        children
      )}
      <ShowMore list={list} />
    </Box>
  );
}
