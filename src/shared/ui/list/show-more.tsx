import Button from '@mui/material/Button';

import { formatCount } from '../../format/counts';
import { useFormat } from '../../format/format-context';

export type ShowMoreProps = {
  readonly list: { readonly hasMore: boolean; readonly loadingMore: boolean; readonly loadMore: () => void };
  /** Number of searched records, when not all of them are shown. */
  readonly read?: number | undefined;
};

/** A button that loads the next page of a short list; hidden at the end. */
export function ShowMore({ list, read }: ShowMoreProps) {
  const { country } = useFormat();
  if (!list.hasMore) return null;
  return (
    <Button fullWidth variant="text" loading={list.loadingMore} onClick={list.loadMore}>
      {read === undefined ? 'Show more' : `Show more (${formatCount(read, country)} looked through so far)`}
    </Button>
  );
}
