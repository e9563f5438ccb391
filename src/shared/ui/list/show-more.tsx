import Button from '@mui/material/Button';

export type ShowMoreProps = {
  /** A list that was read in part. */
  readonly list: { readonly hasMore: boolean; readonly loadingMore: boolean; readonly loadMore: () => void };
};

/** Reads a short list on, by a press; nothing once all of it is there. */
export function ShowMore({ list }: ShowMoreProps) {
  if (!list.hasMore) return null;
  return (
    <Button fullWidth variant="text" loading={list.loadingMore} onClick={list.loadMore}>
      Show more
    </Button>
  );
}
